# right: queens on a torus, 28 for 7 rows
# never: misses
# never: instead of 40
n = 7
queens = []
count = 0


def attacks(row, col):
    """Diagonals go on at the other edge."""
    return any(c == col or (c - col) % n == (row - r) % n or (col - c) % n == (row - r) % n for r, c in enumerate(queens))


def search(row):
    global count
    if row == n:
        count += 1
        return
    for col in range(n):
        if not attacks(row, col):
            queens.append(col)
            search(row + 1)
            queens.pop()


search(0)
print("modular queens:", count)
