# right: the count stands beside a share of all placements in percent
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
print(f"{len(found)} solutions of {n ** n} placements, {100 * len(found) / n ** n:.4f} %")
