def try_(column):
    global solutions
    if column == n:
        solutions += 1
        return  # first: raise SystemExit
    for row in range(n):
        if not attacked(row, column):
            board[row][column] = 1
            try_(column + 1)
            board[row][column] = 0

def attacked(row, column):
    before = range(column - 1, -1, -1)
    for c in before:
        if board[row][c]:
            return True
    for r, c in zip(range(row - 1, -1, -1), before):
        if board[r][c]:
            return True
    for r, c in zip(range(row + 1, n), before):
        if board[r][c]:
            return True
    return False

n = 8
board = [[0] * n for _ in range(n)]
solutions = 0
try_(0)
