# right: with the queen of row 0 in each column, the first board
# never: misses
# never: instead of
# never: repeats
n = 6
full = (1 << n) - 1


def first(row, columns, left, right, chosen):
    if row == n:
        return chosen
    free = full & ~(columns | left | right)
    while free:
        bit = free & -free
        free -= bit
        found = first(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, [*chosen, bit.bit_length() - 1])
        if found:
            return found
    return None


results = {}
for start in range(n):
    bit = 1 << start
    results[start] = first(1, bit, bit << 1, bit >> 1, [start])
for start, queens in results.items():
    print("first queen in column", start, ":", queens or "no solution")
