# right: one function for each size, the board is made anew
board = []
total = 0


def attacks(row, col):
    for r, c in enumerate(board[:row]):
        if c == col or r + c == row + col or r - c == row - col:
            return True
    return False


def place(row):
    global total
    if row == len(board):
        total += 1
        return
    for col in range(len(board)):
        if not attacks(row, col):
            board[row] = col
            place(row + 1)
    board[row] = None


def run(size):
    global board, total
    board = [None] * size
    total = 0
    place(0)
    print(f"n={size}: {total}")


run(4)
run(5)
run(6)  # queens
