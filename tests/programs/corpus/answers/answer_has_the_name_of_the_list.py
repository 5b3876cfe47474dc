# right: the answer is stored under the name of the search's list
# never: repeats
# never: misses
def fits(board, col):
    return all(c != col and abs(c - col) != len(board) - r for r, c in enumerate(board))


def solve(n, board=()):
    if len(board) == n:
        return board
    for col in range(n):
        if fits(board, col):
            found = solve(n, board + (col,))
            if found is not None:
                return found


board = solve(6)
for col in board:
    print("." * col + "Q" + "." * (5 - col))
