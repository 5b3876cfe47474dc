board = [0] * 8
row = 0
while row < 8:
    board[row] = (board[row] + 1) % 8
