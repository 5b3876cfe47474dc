# completion: the queen of row 2 stands already
n = 6
full = (1 << n) - 1
fixed = {2: 4}
def go(row, cols, ld, rd):
    if row == n: return 1
    free = full & ~(cols | ld | rd)
    if row in fixed: free &= 1 << fixed[row]
    t = 0
    while free:
        b = free & -free
        free &= ~b
        t += go(row + 1, cols | b, (ld | b) << 1, (rd | b) >> 1)
    return t
print(go(0, 0, 0, 0))
