# board in the middle of 64 bits; masks never lose bits
OFF = 20
n = 6
board = ((1 << n) - 1) << OFF
def go(row, c, l, r):
    if row == n: return 1
    free = board & ~(c | l | r); t = 0
    while free:
        b = free & -free; free ^= b
        t += go(row + 1, c | b, (l | b) << 1, (r | b) >> 1)
    return t
print(go(0,0,0,0))
