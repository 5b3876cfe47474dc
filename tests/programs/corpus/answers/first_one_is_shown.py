# right: the first solution is shown as soon as it is there
# never: prints nothing
import sys

n = 6
queens = []


def solve(row):
    if row == n:
        for c in queens:
            sys.stdout.write("".join("Q " if c == k else ". " for k in range(n)) + "\n")
        return True
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            if solve(row + 1):
                return True
            queens.pop()
    return False


solve(0)
