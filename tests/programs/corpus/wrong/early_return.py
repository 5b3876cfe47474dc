n = 6

def safe(board, row, col):
    for r in range(row):
        if board[r] == col or abs(board[r] - col) == row - r:
            return False
        return True
    return True

def solve(board, row):
    if row == n:
        print(board)
        return
    for col in range(n):
        if safe(board, row, col):
            board[row] = col
            solve(board, row + 1)
            board[row] = -1

solve([-1] * n, 0)
# says: The queens of row 1, column 2 and row 2, column 1 attack each other, and the search goes on in line 17.
