# right: all three sets are undone
# never: only grows
class Queens:
    def __init__(self, n):
        self.n = n
        self.cols, self.ups, self.downs, self.seen = set(), set(), set(), set()
        self.count = 0

    def solve(self, row):
        if row == self.n:
            self.count += 1
            return
        for col in range(self.n):
            if col in self.cols or row - col in self.ups or row + col in self.downs:
                continue
            self.seen.add(row * self.n + col)
            self.cols.add(col)
            self.ups.add(row - col)
            self.downs.add(row + col)
            self.solve(row + 1)
            self.cols.remove(col)
            self.ups.remove(row - col)
            self.downs.remove(row + col)


queens = Queens(5)
queens.solve(0)
print("solutions:", queens.count)
