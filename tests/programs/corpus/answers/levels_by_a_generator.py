# right: all boards of k rows come from a generator for those of k - 1
# never: full board
def boards(k, n=6):
    if k == 0:
        yield []
    else:
        yield from ([*b, c] for b in boards(k - 1) for c in range(n) if all(c != d and abs(c - d) != k - 1 - r for r, d in enumerate(b)))


for number, board in enumerate(boards(6), 1):
    print(number, board)
