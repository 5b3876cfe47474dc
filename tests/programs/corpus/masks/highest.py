def go(n, left_over, up, down):
    if not left_over:
        return 1
    free = left_over & ~up & ~down
    found = 0
    while free:
        top = 1 << (free.bit_length() - 1)
        free &= ~top
        found += go(n, left_over & ~top, (up | top) >> 1, (down | top) << 1)
    return found

print(go(6, 0b111111, 0, 0))
