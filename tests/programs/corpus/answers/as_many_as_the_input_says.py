# right: the input says the size and how many boards are to be shown
# never: misses
size = int(input("Size of the board: "))
most = int(input("How many boards? "))
shown = 0
board = [["." for _ in range(size)] for _ in range(size)]


def attacked(row, col):
    for r in range(row):
        for c in range(size):
            if board[r][c] == "Q" and (c == col or abs(c - col) == row - r):
                return True
    return False


def search(row):
    global shown
    if row == size:
        shown += 1
        print("Board", shown)
        print("\n".join(map("".join, board)))
        return shown < most
    for col in range(size):
        if not attacked(row, col):
            board[row][col] = "Q"
            if not search(row + 1):
                return False
            board[row][col] = "."
    return True


search(0)
