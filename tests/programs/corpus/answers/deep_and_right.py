# right: each try is a call deeper, and the limit is raised
# never: 14
# never: every call
import sys

sys.setrecursionlimit(1_000_000)
SIZE = 8
queens = []
solutions = 0


def allowed(col):
    row = len(queens)
    return all(col != c and abs(col - c) != row - r for r, c in enumerate(queens))


def attempt(col):
    global solutions
    if len(queens) == SIZE:
        solutions += 1
    elif col < SIZE:
        if allowed(col):
            queens.append(col)
            return attempt(0)
        return attempt(col + 1)
    if not queens:
        return solutions
    return attempt(queens.pop() + 1)


print(attempt(0))
