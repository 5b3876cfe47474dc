# wrong: the row stays the same, and the calls go through `sorted`
# says: nested too deeply
# never: block
N = 5
queens = []


def rank(column):
    return search(len(queens), column)


def search(row, column):
    if row == N:
        return 0
    if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
        queens.append(column)
    return sorted(range(N), key=rank)[0]


print(search(0, 0), queens)
