n = 7
F = 2**n - 1
def go(r, c, l, d):
    if r == n: return 1
    free = F & ~(c | l | d)
    s = 0
    while free:
        b = free & -free
        free ^= b
        nc, nl, nd = c | b, (l | b) << 1 & F, (d | b) >> 1
        if r + 1 < n and not F & ~(nc | nl | nd): continue
        s += go(r + 1, nc, nl, nd)
    return s
print(go(0,0,0,0))
