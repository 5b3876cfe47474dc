# wrong: the column is never raised when a square is attacked, so the loop does not end
# says: go round and round
# never: without an attack
N = 6
board = [[0] * N for _ in range(N)]


def safe(row, col):
    return not any(board[r][c] and (c == col or abs(c - col) == row - r) for r in range(row) for c in range(N))


row, col = 0, 0
while row < N:
    if safe(row, col):
        board[row][col] = 1
        row, col = row + 1, 0
    else:
        col = (col + 1) % N
print("queens placed")
