n = 5

def attacks(row, col):
    hit = 0
    for r in range(n):
        for c in range(n):
            if r == row or c == col or abs(r - row) == abs(c - col):
                hit |= 1 << (r * n + c)
    return hit

def go(row, attacked):
    if row == n:
        return 1
    found = 0
    for col in range(n):
        if not attacked >> (row * n + col) & 1:
            found += go(row + 1, attacked | attacks(row, col))
    return found

print(go(0, 0))
