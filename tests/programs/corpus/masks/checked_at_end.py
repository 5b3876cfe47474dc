# brute force: permutations by mask, diagonals at the end, with bits
n = 5
used = d1 = d2 = 0
count = 0
perm = []
def go():
    global used, count, d1, d2
    if len(perm) == n:
        d1 = d2 = 0
        ok = True
        for r, c in enumerate(perm):
            a, b = 1 << (r + c), 1 << (r - c + n)
            if d1 & a or d2 & b:
                ok = False
            d1 |= a
            d2 |= b
        count += ok
        d1 = d2 = 0
        return
    for c in range(n):
        bit = 1 << c
        if used & bit: continue
        used |= bit
        perm.append(c)
        go()
        perm.pop()
        used ^= bit
go()
print(count)
