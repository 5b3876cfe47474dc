# right: shuffled columns, the first solution found
import random


def solve(n, queens):
    if len(queens) == n:
        return True
    columns = list(range(n))
    random.shuffle(columns)
    for col in columns:
        if all(col != c and abs(col - c) != len(queens) - r for r, c in enumerate(queens)):
            queens.append(col)
            if solve(n, queens):
                return True
            queens.pop()
    return False


queens = []
if solve(6, queens):
    for col in queens:
        print("-" * col + "Q" + "-" * (6 - col - 1))
