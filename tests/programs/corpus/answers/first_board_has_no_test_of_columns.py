# wrong: only diagonals are tested; the first board that is printed has two queens in a column
# never: misses
n = 6
board = [-1] * n


def safe(row, col):
    for r in range(row):
        if abs(board[r] - col) == row - r:
            return False
    return True


def solve(row):
    if row == n:
        return True
    for col in range(n):
        if safe(row, col):
            board[row] = col
            if solve(row + 1):
                return True
    board[row] = -1
    return False


solve(0)
print(board)
