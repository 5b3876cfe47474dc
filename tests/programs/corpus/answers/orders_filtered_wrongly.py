# wrong: 48 boards that are called different; the test for known ones looks into a wrong list
def beats(p, q):
    return p[0] == q[0] or p[1] == q[1] or abs(p[0] - q[0]) == abs(p[1] - q[1])


class Solver:
    def __init__(self, size):
        self.size = size
        self.solutions = []

    def extend(self, queens):
        if len(queens) == self.size:
            if sorted(queens) not in queens:
                self.solutions.append(queens[:])
            return
        for r in range(self.size):
            for c in range(self.size):
                if all(not beats((r, c), other) for other in queens):
                    queens.append((r, c))
                    self.extend(queens)
                    queens.pop()


solver = Solver(4)
solver.extend([])
for solution in solver.solutions:
    print(solution)
print(len(solver.solutions), "different solutions")
