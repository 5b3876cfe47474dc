# right: three sizes in a row
# says: Right
def go(q, n):
    if len(q) == n and n > 0:
        return 1
    return sum(go(q + [c], n) for c in range(n) if all(abs(c - d) not in (0, len(q) - r) for r, d in enumerate(q)))
for n in (1, 4, 5):
    print(n, go([], n))
