def total(size):
    full = (1 << size) - 1

    def go(row, used, west, east):
        nonlocal count
        if row == size:
            count += 1
            return
        open_ = full & ~(used | west | east)
        while open_:
            spot = open_ & -open_
            open_ ^= spot
            go(row + 1, used | spot, (west | spot) << 1 & full, (east | spot) >> 1)

    count = 0
    go(0, 0, 0, 0)
    return count

print(total(6))
