# right: an attribute numbers the boards, and one object runs once
class Solver:
    number = 0

    def __init__(self, n):
        self.n = n

    def run(self, cols=()):
        if len(cols) == self.n:
            Solver.number += 1
            print(str(Solver.number) + ")", cols)
        for col in range(self.n):
            if all(c != col and abs(c - col) != len(cols) - r for r, c in enumerate(cols)):
                self.run((*cols, col))


queens = Solver(5)
queens.run()
print("found", Solver.number)
