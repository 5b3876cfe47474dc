# partly: nothing for N = 1
# says: For N = 1 it gives 0 instead of 1
def go(q, n):
    if len(q) == n and n > 1:
        return 1
    return sum(go(q + [c], n) for c in range(n) if all(abs(c - d) not in (0, len(q) - r) for r, d in enumerate(q)))
for n in (1, 4, 5):
    print(n, go([], n))
