# right: a global numbers the solutions, and the program calls its search once
total = 0


def is_ok(board, row):
    return all(board[r] != board[row] and abs(board[r] - board[row]) != row - r for r in range(row))


def place(board, row):
    global total
    size = len(board)
    if row == size:
        total += 1
        print(f"#{total}: {board}")
        return
    for board[row] in range(size):
        if is_ok(board, row):
            place(board, row + 1)


place([0] * 6, 0)  # queens
print("There are", total)
