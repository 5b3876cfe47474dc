# counts, then lists
n = 5
full = (1 << n) - 1
def go(c, l, r, keep):
    if c == full:
        return 1
    free = full & ~(c | l | r); t = 0
    for mode in ("count", "list"):
        if mode == "list" and not keep: continue
        rest = free
        while rest:
            b = rest & -rest; rest ^= b
            t += go(c | b, (l | b) << 1, (r | b) >> 1, False)
    return t
print(go(0,0,0,True) // 2)
