# right: all boards of k rows at once, from those of k - 1
# never: full board
def queens(k, n):
    if k == 0:
        return [[]]
    return [
        board + [column]
        for board in queens(k - 1, n)
        for column in range(n)
        if all(column != c and abs(column - c) != k - 1 - r for r, c in enumerate(board))
    ]


boards = queens(6, 6)
print(len(boards), "ways")
for board in boards:
    print(board)
