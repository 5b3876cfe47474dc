# right: a recursive lambda
queens = lambda n, k: [[]] if k == 0 else [q + [c] for q in queens(n, k - 1) for c in range(n) if all(abs(c - d) not in (0, k - 1 - r) for r, d in enumerate(q))]
print(len(queens(6, 6)))
