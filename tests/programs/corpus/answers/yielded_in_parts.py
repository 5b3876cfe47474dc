# right: queens; the board is never full in the search itself
# says: Right
def go(n, q=()):
    for c in range(n):
        if all(abs(d - c) not in (0, len(q) - r) for r, d in enumerate(q)):
            if len(q) == n - 1:
                yield [c]
            else:
                for rest in go(n, q + (c,)):
                    yield [c] + rest
print(len(list(go(6))))
