# right: a generator hands boards on, and the program takes the first three
# says: correct
from itertools import islice


def queens(n, placed=()):
    row = len(placed)
    if row == n:
        yield placed
        return
    for col in range(n):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(placed)):
            yield from queens(n, (*placed, col))


for number, solution in enumerate(islice(queens(6), 3), start=1):
    print(f"Solution {number}:", solution)
