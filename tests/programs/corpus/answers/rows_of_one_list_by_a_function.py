# wrong: all rows are one list
# says: are one and the same list
def make(n):
    row = [0] * n
    return [row] * n


def safe(board, r, c):
    return all(not board[i][j] or (j != c and abs(j - c) != r - i) for i in range(r) for j in range(len(board)))


def solve(board, r):
    if r == len(board):
        return 1
    total = 0
    for c in range(len(board)):
        if safe(board, r, c):
            board[r][c] = 1
            total += solve(board, r + 1)
            board[r][c] = 0
    return total


print("queens:", solve(make(6), 0))
