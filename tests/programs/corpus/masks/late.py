n = 6
full = (1 << n) - 1

def go(cols, left, right):
    if cols == full:
        return 1
    free, found = full & ~(cols | left << 1 | right >> 1), 0
    while free:
        bit = free & -free
        free ^= bit
        found += go(cols | bit, left << 1 | bit, right >> 1 | bit)
    return found

print(go(0, 0, 0))
