# right: the number, then the columns as words, counted from 1
def fits(board, col):
    return all(c != col and abs(c - col) != len(board) - r for r, c in enumerate(board))


def place(n, board, found):
    if len(board) == n:
        found.append(list(board))
        return
    for col in range(n):
        if fits(board, col):
            place(n, board + [col], found)


n = 6
found = []
place(n, [], found)
print(len(found))
for board in found:
    print(*[col + 1 for col in board])
