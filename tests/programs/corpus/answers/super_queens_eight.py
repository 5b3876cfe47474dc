# right: no eight super-queens stand on 8 x 8
# never: misses
# never: instead of 92
n = 8
amazons = []


def peaceful(row, col):
    """An amazon is a queen that jumps like a knight, too."""
    for r, c in amazons:
        dr, dc = abs(r - row), abs(c - col)
        if dr == 0 or dc == 0 or dr == dc or dr * dc == 2:
            return False
    return True


def count(row):
    if row == n:
        return 1
    total = 0
    for col in range(n):
        if peaceful(row, col):
            amazons.append((row, col))
            total += count(row + 1)
            amazons.pop()
    return total


print(count(0))
