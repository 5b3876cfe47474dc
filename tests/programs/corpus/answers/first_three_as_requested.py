# right: the arguments are the size and the number of boards wanted
import sys

size, wanted = map(int, sys.argv[1:3])


def extend(queens):
    if len(queens) == size:
        yield queens
        return
    for c in range(size):
        if all(c != q and abs(c - q) != len(queens) - r for r, q in enumerate(queens)):
            yield from extend(queens + [c])


for number, queens in zip(range(wanted), extend([])):
    print(number + 1, queens)
