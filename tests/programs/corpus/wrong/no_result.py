def attacked(board, row, col):
    size = len(board)
    for r in range(size):
        for c in range(size):
            if board[r][c] == "Q":
                if r == row or c == col or abs(r - row) == abs(c - col):
                    return True
    return False

def search(board, row):
    if row == len(board):
        return True
    for col in range(len(board)):
        if not attacked(board, row, col):
            board[row][col] = "Q"
            search(board, row + 1)
            board[row][col] = "."

chess = [["."] * 6 for _ in range(6)]
if search(chess, 0):
    print("found")
else:
    print("none")
# says: search returned None
