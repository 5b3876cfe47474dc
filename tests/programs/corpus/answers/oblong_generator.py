# right: a board of 4 rows and 5 columns
# never: misses
# never: instead of
# never: taken for solutions
def queens(rows, columns, placed=()):
    if len(placed) == rows:
        yield placed
        return
    row = len(placed)
    for column in range(columns):
        if all(column != c and abs(column - c) != row - r for r, c in enumerate(placed)):
            yield from queens(rows, columns, (*placed, column))


boards = list(queens(4, 5))
for board in boards:
    print(board)
print(len(boards), "boards")
