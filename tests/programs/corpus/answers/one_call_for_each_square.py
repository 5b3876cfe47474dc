# right: squares are numbered, each is a call, and the limit is raised
# never: every call
# never: nested
import sys

sys.setrecursionlimit(10**5)
n = 6
solutions = []


def visit(square, queens):
    row, column = divmod(square, n)
    if len(queens) == n:
        solutions.append(queens)
        return
    if row > len(queens) or square == n * n:
        return
    if row == len(queens) and all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
        visit((row + 1) * n, queens + [column])
    visit(square + 1, queens)


visit(0, [])
print(len(solutions), "solutions")
