def try_(row):
    global solutions
    if row == n:
        solutions += 1
        return  # first: raise SystemExit
    for column in range(n):
        if not attacked(row, column):
            board[row][column] = 1
            try_(row + 1)
            board[row][column] = 0

def attacked(row, column):
    above = range(row - 1, -1, -1)
    for r in above:
        if board[r][column]:
            return True
    for r, c in zip(above, range(column - 1, -1, -1)):
        if board[r][c]:
            return True
    for r, c in zip(above, range(column + 1, n)):
        if board[r][c]:
            return True
    return False

n = 8
board = [[0] * n for _ in range(n)]
solutions = 0
try_(0)
