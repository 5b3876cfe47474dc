# right: two ways to count the same, both printed with their times
import time
from itertools import permutations


def brute(n):
    return sum(
        len({p[i] + i for i in range(n)}) == n == len({p[i] - i for i in range(n)}) for p in permutations(range(n))
    )


def backtrack(n, row=0, queens=()):
    if row == n:
        return 1
    return sum(
        backtrack(n, row + 1, queens + (c,))
        for c in range(n)
        if all(c != q and abs(c - q) != row - r for r, q in enumerate(queens))
    )


for name, function in ("brute force", brute), ("backtracking", backtrack):
    start = time.perf_counter()
    count = function(6)
    print(f"{name:<14}{count:>4}{(time.perf_counter() - start) * 1e3:>10.3f} ms")
