# right: queens; the board is never full in the search itself
# says: Right
def go(n, q=()):
    for c in range(n):
        if all(abs(d - c) not in (0, len(q) - r) for r, d in enumerate(q)):
            if len(q) == n - 1:
                print(q + (c,))
            else:
                go(n, q + (c,))
go(6)
