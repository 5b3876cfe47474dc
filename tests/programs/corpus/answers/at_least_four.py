# right: a school's task asks for a message and status 1 for fewer than four
# never: SystemExit
from sys import argv, exit

if len(argv) < 2:
    print("Usage: nqueens N")
    exit(1)
try:
    n = int(argv[1])
except ValueError:
    print("N must be a number")
    exit(1)
if n < 4:
    print("N must be at least 4")
    exit(1)


def extend(queens):
    if len(queens) == n:
        print(queens)
    else:
        row = len(queens)
        for col in range(n):
            if all(col != c and row - r != abs(col - c) for r, c in queens):
                extend(queens + [[row, col]])


extend([])
