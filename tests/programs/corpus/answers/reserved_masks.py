# right: the masks of obstacles leave 66 of the 92 boards
# never: instead of
# never: misses
N = 8
FULL = (1 << N) - 1
blocked = [0b00000001, 0, 0, 0b00010000, 0, 0b10000000, 0, 0]


def count(row, columns, left, right):
    """Count the ways to place the queens that are left, off the obstacles."""
    if row == N:
        return 1
    ways = 0
    free = FULL & ~(columns | left | right | blocked[row])
    while free:
        bit = free & -free
        free ^= bit
        ways += count(row + 1, columns | bit, (left | bit) << 1 & FULL, (right | bit) >> 1)
    return ways


print("ways around the obstacles:", count(0, 0, 0, 0))
