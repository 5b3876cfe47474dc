# right: a board for each of many sizes, by counts of free squares; the recording ends long before
# never: round
# never: never cleared
class Board:
    def __init__(self, n):
        self.n = n
        self.queens = [-1] * n
        self.attacks = [[0] * n for _ in range(n)]

    def free(self, row):
        return [column for column in range(self.n) if self.attacks[row][column] == 0]

    def change(self, row, column, by):
        for r in range(self.n):
            for c in range(self.n):
                if r == row or c == column or abs(r - row) == abs(c - column):
                    self.attacks[r][c] += by

    def has_room(self):
        for row in range(self.n):
            if self.queens[row] < 0 and not self.free(row):
                return False
        return True

    def solve(self):
        rows = [row for row in range(self.n) if self.queens[row] < 0]
        if not rows:
            return True
        row = min(rows, key=lambda one: len(self.free(one)))
        for column in self.free(row):
            self.queens[row] = column
            self.change(row, column, 1)
            if self.has_room() and self.solve():
                return True
            self.change(row, column, -1)
            self.queens[row] = -1
        return False


for n in [5, 20, 30, 60, 80]:
    board = Board(n)
    print(n, board.queens if board.solve() else "none")
