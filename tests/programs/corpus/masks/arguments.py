n = 5
done = (1 << n) - 1

def place(ld, col, rd):
    if col == done:
        return 1
    found = 0
    free = ~(ld | col | rd) & done
    while free:
        bit = free & -free
        free -= bit
        found += place((ld | bit) << 1, col | bit, (rd | bit) >> 1)
    return found

print(place(0, 0, 0))
