# right: a grid of lines between rows and columns
n = 6
board = [[" "] * n for _ in range(n)]


def safe(row, col):
    return not any(board[r][c] == 'Q' and (c == col or abs(c - col) == row - r) for r in range(row) for c in range(n))


def solve(row):
    if row == n:
        return True
    for col in range(n):
        if safe(row, col):
            board[row][col] = "Q"
            if solve(row + 1):
                return True
            board[row][col] = " "
    return False


if solve(0):
    print("+---" * n + "+")
    for line in board:
        print("| " + " | ".join(line) + " |")
        print("+---" * n + "+")
