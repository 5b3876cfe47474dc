# right: one of each class of turned and mirrored boards
def all_boards(n):
    def extend(queens):
        if len(queens) == n:
            yield tuple(queens)
            return
        for c in range(n):
            if all(c != q and abs(c - q) != len(queens) - r for r, q in enumerate(queens)):
                yield from extend(queens + [c])

    return extend([])


def turn(board):
    n = len(board)
    turned = [0] * n
    for row, col in enumerate(board):
        turned[col] = n - 1 - row
    return tuple(turned)


def images(board):
    for _ in range(4):
        board = turn(board)
        yield board
        yield board[::-1]


seen = set()
unique = []
for board in all_boards(6):
    if board not in seen:
        unique.append(board)
        seen.update(images(board))
print(len(seen), "solutions,", len(unique), "up to symmetry")
print(unique)
