n = 5
full = (1 << n) - 1
stack, count = [(0, 0, 0)], 0
while stack:
    cols, left, right = stack.pop()
    if cols == full:
        count += 1
        continue
    free = full & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        stack.append((cols | bit, (left | bit) << 1, (right | bit) >> 1))
print(count)
