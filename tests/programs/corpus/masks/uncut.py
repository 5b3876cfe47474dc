def search(n, row, taken, left, right):
    if row == n:
        return 1
    free, total = ~(taken | left | right), 0
    for column in range(n):
        if free >> column & 1:
            bit = 1 << column
            total += search(n, row + 1, taken | bit, (left | bit) << 1, (right | bit) >> 1)
    return total

print(search(6, 0, 0, 0, 0))
