# wrong: made row by row, but columns are never tested
# never: It moves queens
def queens(k, n):
    if k == 0:
        return [[]]
    return [q + [c] for q in queens(k - 1, n) for c in range(n) if all(abs(c - d) != k - 1 - r for r, d in enumerate(q))]


print("Solutions:", len(queens(4, 4)))
