# right: each queen may stand on any square, and the recording ends before the search does
# never: round
# never: years
n = 8
board = [["-"] * n for _ in range(n)]


def attacked(row, column):
    for r in range(n):
        for c in range(n):
            if board[r][c] == "Q" and (r == row or c == column or abs(r - row) == abs(c - column)):
                return True
    return False


def put(left):
    if left == 0:
        return True
    for row in range(n):
        for column in range(n):
            if board[row][column] == "-" and not attacked(row, column):
                board[row][column] = "Q"
                if put(left - 1):
                    return True
                board[row][column] = "-"
    return False


if put(n):
    for line in board:
        print(" ".join(line))
