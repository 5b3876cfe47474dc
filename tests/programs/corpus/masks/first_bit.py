n = 6
full = (1 << n) - 1
def go(avail, l, r, first):
    if not avail: return 1
    free = avail & ~(l | r)
    t = 0
    while free:
        b = free & -free
        free ^= b
        t += go(avail ^ b, (l | b) << 1, (r | b) >> 1, first or b)
    return t
print(go(full, 0, 0, 0))
