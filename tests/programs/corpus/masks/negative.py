size = 5
board = (1 << size) - 1

def search(cols, left, right):
    if cols == board:
        return 1
    total, free = 0, ~(cols | left | right)
    while free & board:
        bit = free & -free & board
        free &= ~bit
        total += search(cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return total

print(search(0, 0, 0))
