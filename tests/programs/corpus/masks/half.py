n = 7
mask = (1 << n) - 1

def below(cols, left, right):
    if cols == mask:
        return 1
    free, found = mask & ~(cols | left | right), 0
    while free:
        bit = free & -free
        free ^= bit
        found += below(cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return found

half = sum(below(1 << c, 2 << c, 1 << c >> 1) for c in range(n // 2))
print(2 * half + below(1 << n // 2, 2 << n // 2, 1 << n // 2 >> 1))
# partly
