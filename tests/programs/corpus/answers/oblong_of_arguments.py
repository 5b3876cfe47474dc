# other: rows and columns of the board are arguments
# never: For N = 5 it gives
# never: For N = 6 it gives
import sys

m, n = map(int, sys.argv[1:])


def ways(row, cols, up, down):
    if row == m:
        return 1
    return sum(
        ways(row + 1, cols | {c}, up | {row + c}, down | {row - c})
        for c in range(n)
        if c not in cols and row + c not in up and row - c not in down
    )


print(f"{m} queens on {m} x {n} squares: {ways(0, set(), set(), set())}")
