# wrong: the flags of one diagonal are set and never cleared
# says: self.up
class NQueens:
    def __init__(self, n):
        self.n = n
        self.queens = []
        self.column = [False] * n
        self.up = [False] * (2 * n)
        self.down = [False] * (2 * n)
        self.solutions = []

    def place(self, row):
        if row == self.n:
            self.solutions.append(self.queens[:])
            return
        for col in range(self.n):
            if self.column[col] or self.up[row + col] or self.down[row - col + self.n]:
                continue
            self.queens.append(col)
            self.column[col] = self.up[row + col] = self.down[row - col + self.n] = True
            self.place(row + 1)
            self.queens.pop()
            self.column[col] = self.down[row - col + self.n] = False


solver = NQueens(6)
solver.place(0)
print(len(solver.solutions))
