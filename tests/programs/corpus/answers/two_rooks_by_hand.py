# other: two rooks on a board, set by hand
# never: attack each other
# never: search
names = {0: ".", 1: "rook", 2: "queen"}


def sees(board, row, col):
    for i in range(1, 5):
        for dr, dc in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            r, c = row + i * dr, col + i * dc
            if 0 <= r < 5 and 0 <= c < 5 and board[r][c] == 2:
                return True
    return False


def draw(board):
    for line in board:
        print(" ".join(names[cell][0] for cell in line))


board = []
for _ in range(5):
    board.append([0] * 5)
board[0][0] = 1
draw(board)
board[1][0] = 1
draw(board)
print(sees(board, 3, 3))
