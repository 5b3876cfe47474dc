# right: the number alone on a line, then each board as a picture
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
print(len(found))
for board in found:
    for col in board:
        print("." * col + "Q" + "." * (n - col - 1))
    print()
