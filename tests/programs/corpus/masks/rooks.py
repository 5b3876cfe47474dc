n = 5

def rooks(row, cols):
    if row == n:
        return 1
    return sum(rooks(row + 1, cols | 1 << c) for c in range(n) if not cols >> c & 1)

print(rooks(0, 0))
# other
