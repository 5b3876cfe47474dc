# right: five queens on five rows of seven columns
# never: misses
# never: instead of
# never: taken for solutions
# never: attack each other
HEIGHT = 5
WIDTH = 7
board = [["."] * WIDTH for _ in range(HEIGHT)]
solutions = 0


def attacked(row, col):
    for r in range(row):
        for c in range(WIDTH):
            if board[r][c] == "Q" and (c == col or abs(c - col) == abs(r - row)):
                return True
    return False


def place_queens(row):
    global solutions
    if row == HEIGHT:
        solutions += 1
        if solutions <= 2:
            print("\n".join("".join(line) for line in board), end="\n\n")
        return
    for col in range(WIDTH):
        if not attacked(row, col):
            board[row][col] = "Q"
            place_queens(row + 1)
            board[row][col] = "."


place_queens(0)
print(solutions)
