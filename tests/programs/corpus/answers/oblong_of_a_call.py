# other: four queens on 4 × 6, the sizes are handed over
# never: For N = 6 it gives
# never: For N = 4 it gives
def count(m, n, queens=()):
    if len(queens) == m:
        return 1
    total = 0
    for col in range(n):
        if all(col != c and abs(col - c) != len(queens) - r for r, c in enumerate(queens)):
            total += count(m, n, queens + (col,))
    return total


print("Queens on an oblong board:", count(4, 6))
