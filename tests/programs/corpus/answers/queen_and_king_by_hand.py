# other: a queen and a king on a board of text, no search
# never: attack each other
# never: search
board = [["-"] * 8 for _ in range(8)]


def show():
    for number, line in enumerate(board):
        print(8 - number, *line)


board[0][3] = "Q"
show()
board[7][4] = "K"
show()
board[0][3] = "-"
board[4][7] = "Q"
show()
row, col = 4, 7
while row < 7 and col > 0:
    row += 1
    col -= 1
    if board[row][col] == "K":
        print("check")
