class Queens:
    def __init__(self, n):
        self.n = n
        self.full = 2 ** n - 1
        self.cols = self.left = self.right = 0
        self.count = 0

    def solve(self, row=0):
        if row == self.n:
            self.count += 1
            return
        free = self.full & ~(self.cols | self.left | self.right)
        while free:
            low = free & -free
            free &= free - 1
            kept = self.cols, self.left, self.right
            self.cols |= low
            self.left = (self.left | low) << 1
            self.right = (self.right | low) >> 1
            self.solve(row + 1)
            self.cols, self.left, self.right = kept

queens = Queens(5)
queens.solve()
print(queens.count)
