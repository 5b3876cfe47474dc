def count(n):
    full, found = (1 << n) - 1, 0
    cols, left, right, free = [0], [0], [0], [full]
    while free:
        if not free[-1]:
            for stack in (cols, left, right, free):
                stack.pop()
            continue
        bit = free[-1] & -free[-1]
        free[-1] &= ~bit
        if cols[-1] | bit == full:
            found += 1
            continue
        cols.append(cols[-1] | bit)
        left.append((left[-1] | bit) << 1)
        right.append((right[-1] | bit) >> 1)
        free.append(full & ~(cols[-1] | left[-1] | right[-1]))
    return found

print(count(6))
