# wrong: the base case is a column early; the boards are printed as lists of (row, column)
# says: Boards with 4 queens are taken for solutions
n = 5


def free(queens, row, col):
    return all(r != row and c != col and abs(r - row) != abs(c - col) for r, c in queens)


def search(col, queens):
    if col == n - 1:
        print(queens)
        return
    for row in range(n):
        if free(queens, row, col):
            search(col + 1, queens + [(row, col)])


search(0, [])
