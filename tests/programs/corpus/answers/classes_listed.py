# right: one board of each class of symmetry, 1 for 6 rows
# never: misses
# never: instead of
# never: stops
def solutions(n):
    def extend(queens):
        row = len(queens)
        if row == n:
            yield tuple(queens)
            return
        for col in range(n):
            if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens)):
                yield from extend([*queens, col])

    return list(extend([]))


def turned(board):
    n = len(board)
    return tuple(n - 1 - board.index(col) for col in range(n))


def images(board):
    for _ in range(4):
        yield board
        yield board[::-1]
        board = turned(board)


unique = []
for board in solutions(6):
    if not any(image in unique for image in images(board)):
        unique.append(board)
for board in unique:
    print(board)
