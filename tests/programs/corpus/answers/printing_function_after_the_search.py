# right: a function prints each board at the end, and its parameter has the name of the board
# never: repeats
def solve(n, board=()):
    if len(board) == n:
        return [board]
    boards = []
    for column in range(n):
        if all(column != c and abs(column - c) != len(board) - r for r, c in enumerate(board)):
            boards += solve(n, board + (column,))
    return boards


def show(board):
    for column in board:
        print(". " * column + "Q " + ". " * (len(board) - column - 1))
    print()


for found in solve(5):
    show(found)
