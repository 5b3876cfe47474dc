# right: each column that is tried is a call deeper, in a class
# never: every call
# never: nested
import sys

sys.setrecursionlimit(200_000)


class Search:
    def __init__(self, n):
        self.n, self.queens, self.found = n, [], []

    def fits(self, column):
        return all(column != c and abs(column - c) != len(self.queens) - r for r, c in enumerate(self.queens))

    def go_on(self, column):
        if len(self.queens) == self.n:
            self.found.append(tuple(self.queens))
            return self.go_on(self.queens.pop() + 1)
        if column == self.n:
            return self.go_on(self.queens.pop() + 1) if self.queens else self.found
        if self.fits(column):
            self.queens.append(column)
            return self.go_on(0)
        return self.go_on(column + 1)


boards = Search(7).go_on(0)
print(len(boards), "solutions for 7 queens")
