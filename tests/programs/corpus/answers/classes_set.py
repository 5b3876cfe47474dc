# right: 12 boards for 8 rows, up to turns and reflections
# never: misses
# never: instead of 92
n = 8
fundamental = set()
queens = []


def smallest(board):
    forms = []
    for _ in range(4):
        forms += [board, board[::-1]]
        board = tuple(n - 1 - board.index(c) for c in range(n))
    return min(forms)


def search(row):
    if row == n:
        fundamental.add(smallest(tuple(queens)))
        return
    for col in range(n):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            search(row + 1)
            queens.pop()


search(0)
print(len(fundamental), "boards that differ")
