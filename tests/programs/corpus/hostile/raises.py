def place(board, row):
    board[row] = 1
    place(board, row + 1)

place([0] * 4, 0)
