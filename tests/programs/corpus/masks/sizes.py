def count(full, cols, left, right):
    if cols == full:
        return 1
    free, found = full & ~(cols | left | right), 0
    while free:
        bit = free & -free
        free ^= bit
        found += count(full, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return found

for n in range(1, 7):
    print(n, count((1 << n) - 1, 0, 0, 0))
