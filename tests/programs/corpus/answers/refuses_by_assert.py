# right: an assertion demands 4 queens
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
assert n > 3, "there is no solution below 4, apart from 1"
found = []
place(n, [], found)
print(f"{len(found)} boards")
