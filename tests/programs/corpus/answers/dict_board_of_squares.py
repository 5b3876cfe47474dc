# right: a dictionary of squares with "Q" and " "
SIZE = 5
board = {(row, col): " " for row in range(SIZE) for col in range(SIZE)}


def is_attacked(row, col):
    for step in range(1, row + 1):
        for shift in (-step, 0, step):
            if board.get((row - step, col + shift)) == "Q":
                return True
    return False


def solve(row):
    if row == SIZE:
        show()
        return 1
    found = 0
    for col in range(SIZE):
        if not is_attacked(row, col):
            board[row, col] = "Q"
            found += solve(row + 1)
            board[row, col] = " "
    return found


def show():
    for row in range(SIZE):
        print("|" + "|".join(board[row, col] for col in range(SIZE)) + "|")
    print("=" * (2 * SIZE + 1))


print(solve(0), "solutions")
