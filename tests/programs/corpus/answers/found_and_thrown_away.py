# wrong: the solution is returned and nobody prints it
# says: prints nothing
class Board:
    def __init__(self, n):
        self.n = n
        self.queens = []

    def is_safe(self, col):
        row = len(self.queens)
        return all(c != col and abs(c - col) != row - r for r, c in enumerate(self.queens))

    def solve(self):
        if len(self.queens) == self.n:
            return True
        for col in range(self.n):
            if self.is_safe(col):
                self.queens.append(col)
                if self.solve():
                    return True
                self.queens.pop()
        return False


Board(6).solve()
