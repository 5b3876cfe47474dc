# right: the first board from each column of the first row, without those that it has
# never: repeats
class Queens:
    def __init__(self, size):
        self.size = size
        self.board = None

    def ok(self, row, col):
        for r in range(row):
            c = self.board[r].index("X")
            if c == col or abs(c - col) == row - r:
                return False
        return True

    def solve(self, row, first=0):
        for col in range(first, self.size):
            if self.ok(row, col):
                self.board[row][col] = "X"
                if row + 1 == self.size or self.solve(row + 1):
                    return True
                self.board[row][col] = "."
        return False

    def solve_each(self):
        known = set()
        for start in range(self.size):
            self.board = [["."] * self.size for _ in range(self.size)]
            if self.solve(0, start):
                column = self.board[0].index("X")
                if column not in known:
                    known.add(column)
                    print("\n".join("".join(row) for row in self.board), end="\n\n")


Queens(6).solve_each()
