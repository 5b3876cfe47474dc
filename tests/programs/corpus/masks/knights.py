# superqueens: queens that also move as knights
n = 6
full = (1 << n) - 1
def go(row, c, l, r, k1, k2):
    if row == n: return 1
    free = full & ~(c | l | r | k1 | k2)
    t = 0
    while free:
        b = free & -free
        free ^= b
        t += go(row + 1, c | b, (l | b) << 1, (r | b) >> 1, b << 2 | b >> 2 | 0, b << 1 | b >> 1)
    return t
print(go(0,0,0,0,0,0))
# other
