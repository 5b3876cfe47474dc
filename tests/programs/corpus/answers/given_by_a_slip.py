# wrong: the search begins with row 1, row 0 has always column 0: 4 of 92
# says: instead of 92
n = 8
board = [0] * n


def safe(row, col):
    for r in range(row):
        if board[r] == col or abs(board[r] - col) == row - r:
            return False
    return True


def solve(row):
    if row == n:
        return 1
    count = 0
    for col in range(n):
        if safe(row, col):
            board[row] = col
            count += solve(row + 1)
    return count


print("Number of solutions:", solve(1))
