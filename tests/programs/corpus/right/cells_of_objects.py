class Cell:
    def __init__(self):
        self.has_queen = False

class Board:
    def __init__(self, n):
        self.n = n
        self.cells = [[Cell() for _ in range(n)] for _ in range(n)]

    def safe(self, row, col):
        for r in range(row):
            for c in range(self.n):
                if self.cells[r][c].has_queen and (c == col or abs(c - col) == row - r):
                    return False
        return True

    def solve(self, row):
        if row == self.n:
            return 1
        found = 0
        for col in range(self.n):
            if self.safe(row, col):
                self.cells[row][col].has_queen = True
                found += self.solve(row + 1)
                self.cells[row][col].has_queen = False
        return found

print(Board(5).solve(0))
# says: All 53 placements match Basic.
# says: with 220 checks
