# right: queens; the board is never full in the search itself
# says: Right
def go(n, q=()):
    found = []
    for c in range(n):
        if all(abs(d - c) not in (0, len(q) - r) for r, d in enumerate(q)):
            found += [q + (c,)] if len(q) == n - 1 else go(n, q + (c,))
    return found
for one in go(6):
    print(one)
