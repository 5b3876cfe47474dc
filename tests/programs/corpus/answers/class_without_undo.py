# wrong: the column is never freed again
# says: self.cols
class Queens:
    def __init__(self, n):
        self.n = n
        self.cols = set()
        self.diagonals = set()
        self.others = set()
        self.count = 0

    def solve(self, row):
        if row == self.n:
            self.count += 1
            return
        for col in range(self.n):
            if col in self.cols or row - col in self.diagonals or row + col in self.others:
                continue
            self.cols.add(col)
            self.diagonals.add(row - col)
            self.others.add(row + col)
            self.solve(row + 1)
            self.diagonals.remove(row - col)
            self.others.remove(row + col)


queens = Queens(5)
queens.solve(0)
print("solutions:", queens.count)
