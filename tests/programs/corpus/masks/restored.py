n = 5
full = (1 << n) - 1

def go(cols, left, right):
    if cols == full:
        return 1
    found, free = 0, full & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        before = left, right
        cols |= bit
        left, right = (left | bit) << 1, (right | bit) >> 1
        found += go(cols, left, right)
        cols ^= bit
        left, right = before
    return found

print(go(0, 0, 0))
