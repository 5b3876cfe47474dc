# right: at most 7 queens are allowed, by an exception of its own
def fits(board, col):
    return all(c != col and abs(c - col) != len(board) - r for r, c in enumerate(board))


def place(n, board, found):
    if len(board) == n:
        found.append(list(board))
        return
    for col in range(n):
        if fits(board, col):
            place(n, board + [col], found)


class TooLarge(Exception):
    """More queens than allowed."""


def count(n):
    if n > 7:
        raise TooLarge(f"{n} queens take too long")
    found = []
    place(n, [], found)
    return len(found)


print(count(6))
