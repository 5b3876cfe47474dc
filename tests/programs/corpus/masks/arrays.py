n = 5
full = (1 << n) - 1
cols, left, right, free = [0] * (n + 1), [0] * (n + 1), [0] * (n + 1), [0] * (n + 1)
row, count = 0, 0
free[0] = full
while row >= 0:
    if row == n or not free[row]:
        count += row == n
        row -= 1
        continue
    bit = free[row] & -free[row]
    free[row] ^= bit
    cols[row + 1] = cols[row] | bit
    left[row + 1] = (left[row] | bit) << 1
    right[row + 1] = (right[row] | bit) >> 1
    row += 1
    free[row] = full & ~(cols[row] | left[row] | right[row])
print(count)
