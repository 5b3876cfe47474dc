# wrong: rows are taken in all orders, so each picture comes 120 times
# says: each of the 10 boards 120 times
from itertools import permutations

n = 5


def show(queens):
    for row in range(n):
        print("".join("#" if queens[row] == col else "_" for col in range(n)))
    print()


def search(order, queens):
    if len(queens) == n:
        show(queens)
        return
    row = order[len(queens)]
    for col in range(n):
        if all(c != col and abs(c - col) != abs(r - row) for r, c in queens.items()):
            search(order, {**queens, row: col})


for order in permutations(range(n)):
    search(order, {})
