# right: one board for each column in which the first queen may stand
# never: misses
# never: instead of
# never: repeats
def attacked(board, row, col):
    for r in range(row):
        for c in range(len(board)):
            if board[r][c] and (c == col or r - c == row - col or r + c == row + col):
                return True
    return False


def place(board, row):
    if row == len(board):
        return True
    for col in range(len(board)):
        if not attacked(board, row, col):
            board[row][col] = 1
            if place(board, row + 1):
                return True
            board[row][col] = 0
    return False


def boards_of_each_start(n):
    found = []
    for col in range(n):
        board = [[0] * n for _ in range(n)]
        board[0][col] = 1
        if place(board, 1):
            found.append(board)
    return found


for board in boards_of_each_start(7):
    for line in board:
        print("".join("Q " if cell else "- " for cell in line))
    print()
