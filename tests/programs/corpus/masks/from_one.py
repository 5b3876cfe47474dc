n = 5
full = (1 << n + 1) - 2

def go(cols, left, right):
    if cols == full:
        return 1
    free, found = full & ~(cols | left | right), 0
    while free:
        bit = 1 << free.bit_length() - 1
        free ^= bit
        found += go(cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return found

print(go(0, 0, 0))
