n = 8
full = (1 << n) - 1

def go(row, cols, left, right, board):
    if row == n:
        return board
    free = full & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        found = go(row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1, board + [bit.bit_length() - 1])
        if found:
            return found
    return None

print(go(0, 0, 0, 0, []))
