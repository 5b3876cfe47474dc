# right: rows of zeros and ones as lists
n = 6
board = [[0] * n for _ in range(n)]


def safe(row, col):
    return not any(board[r][c] and (c == col or abs(c - col) == row - r) for r in range(row) for c in range(n))


def solve(row):
    if row == n:
        return True
    for col in range(n):
        if safe(row, col):
            board[row][col] = 1
            if solve(row + 1):
                return True
            board[row][col] = 0
    return False


if solve(0):
    for line in board:
        print(line)
else:
    print("no solution for n =", n)
