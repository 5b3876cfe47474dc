def count(n):
    total = 0
    def go(row, cols, l, r):
        nonlocal total
        if row == n:
            total += 1
            return
        avail = ~(cols | l | r)
        for _ in range(n):
            low = avail & -avail
            if low >> n:
                break
            avail &= avail - 1
            go(row + 1, cols | low, (l | low) << 1, (r | low) >> 1)
    go(0, 0, 0, 0)
    return total
print([count(n) for n in range(1, 7)])
