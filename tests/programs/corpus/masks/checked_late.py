n = 5

def go(row, cols, left, right, bit):
    if bit & (cols | left | right):
        return 0
    if row == n:
        return 1
    cols, left, right = cols | bit, (left | bit) << 1, (right | bit) >> 1
    return sum(go(row + 1, cols, left, right, 1 << c) for c in range(n))

print(sum(go(1, 0, 0, 0, 1 << c) for c in range(n)))
