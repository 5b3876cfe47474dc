# right: the size, the number and the first board, each on a line
# says: Right
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
print(n)
print(len(found))
if found:
    print(found[0])
