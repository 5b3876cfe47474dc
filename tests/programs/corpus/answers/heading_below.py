# right: all boards with the columns' numbers below each
def fits(board, col):
    return all(c != col and abs(c - col) != len(board) - r for r, c in enumerate(board))


def place(n, board, found):
    if len(board) == n:
        found.append(list(board))
        return
    for col in range(n):
        if fits(board, col):
            place(n, board + [col], found)


n = 5
found = []
place(n, [], found)
for board in found:
    for row in range(n - 1, -1, -1):
        print(row, " ".join("X" if board[row] == col else "o" for col in range(n)))
    print(" ", " ".join(map(str, range(n))))
    print()
