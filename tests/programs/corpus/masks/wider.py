rows, full, columns = 5, 255, 8

def go(row, cols, left, right):
    if row == rows:
        return 1
    free, found = full & ~(cols | left | right), 0
    while free:
        bit = free & -free
        free ^= bit
        found += go(row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return found

print(go(0, 0, 0, 0))
