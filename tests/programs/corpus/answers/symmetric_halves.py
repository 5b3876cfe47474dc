# right: half of the first row is searched, the other half is mirrored
def count(n, row, cols, left, right):
    if row == n:
        return 1
    total = 0
    for c in range(n):
        bit = 1 << c
        if not bit & (cols | left | right):
            total += count(n, row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return total


def queens(n):
    half = sum(count(n, 1, 1 << c, 1 << c << 1, 1 << c >> 1) for c in range(n // 2))
    if n % 2:
        middle = 1 << n // 2
        return 2 * half + count(n, 1, middle, middle << 1, middle >> 1)
    return 2 * half


print(queens(6))
