def solve(n, row=0, cols=0, rising=0, falling=0):
    if row == n:
        return 1
    found = 0
    for col in range(n):
        c, r, f = 1 << col, 1 << (row + col), 1 << (row - col + n - 1)
        if cols & c or rising & r or falling & f:
            continue
        found += solve(n, row + 1, cols | c, rising | r, falling | f)
    return found

print(solve(6))
