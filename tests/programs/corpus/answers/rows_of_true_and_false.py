# right: rows of True and False
n = 5
board = [[False] * n for _ in range(n)]


def safe(row, col):
    return not any(board[r][c] and (c == col or abs(c - col) == row - r) for r in range(row) for c in range(n))


def solve(row):
    if row == n:
        return True
    for col in range(n):
        if safe(row, col):
            board[row][col] = True
            if solve(row + 1):
                return True
            board[row][col] = False
    return False


print(solve(0))
for line in board:
    print(line)
