# wrong: the attribute that is printed holds one list
# never: Right
class Queens:
    def __init__(self, n):
        self.n, self.cols, self.all = n, [], []

    def run(self):
        if len(self.cols) == self.n:
            print(self.cols)
            self.all += [self.cols]
            return
        for col in range(self.n):
            if all(c != col and abs(c - col) != len(self.cols) - r for r, c in enumerate(self.cols)):
                self.cols.append(col)
                self.run()
                self.cols.pop()


queens = Queens(6)
queens.run()
print(queens.all)
