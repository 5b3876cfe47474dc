# right: masks and lru_cache, in a loop over sizes
from functools import lru_cache


@lru_cache(maxsize=None)
def ways(n, cols, ld, rd):
    mask = (1 << n) - 1
    if cols == mask:
        return 1
    total = 0
    free = mask & ~(cols | ld | rd)
    while free:
        bit = free & -free
        free -= bit
        total += ways(n, cols | bit, (ld | bit) << 1 & mask, (rd | bit) >> 1)
    return total


for size in range(1, 8):
    print(size, "queens:", ways(size, 0, 0, 0))
