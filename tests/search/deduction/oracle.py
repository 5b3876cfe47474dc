"""Random boards of both rules, and all their solutions, found in the plainest way."""

from collections.abc import Iterator
from random import Random

from server.search.puzzle.board import Board, Square, parse_board

AROUND = ((-1, 0), (1, 0), (0, -1), (0, 1))


def random_board(random: Random, largest: int = 6) -> Board:
    """Return a board of at most so many rows, perhaps with closed squares, given queens, and squares of no region."""
    while True:
        n = random.randint(1, largest)
        rule = random.choice(("long", "touch"))
        has_regions = rule == "touch" or random.random() < 0.5
        signs = grow(n, random) if has_regions else {(r, c): "." for r in range(n) for c in range(n)}
        for square, sign in signs.items():
            if random.random() < 0.02:
                signs[square] = sign.lower() if sign.isalpha() and random.random() < 0.8 else "Q"
        closed, outside = random.choice((0, 0.03, 0.15)), random.choice((0, 0, 0.1))
        for square in signs:
            chance = random.random()
            signs[square] = "#" if chance < closed else "." if chance > 1 - outside else signs[square]
        try:
            return parse_board(f"{rule}:" + "/".join("".join(signs[r, c] for c in range(n)) for r in range(n)))
        except ValueError:
            pass  # such as a region without a square, or queens that attack


def grow(n: int, random: Random) -> dict[Square, str]:
    """Return the letter of each square; the regions are connected."""
    squares = [(r, c) for r in range(n) for c in range(n)]
    signs = dict(zip(random.sample(squares, n), "ABCDEFGHIJKL", strict=False))
    while len(signs) < n * n:
        (row, column), letter = random.choice([*signs.items()])
        down, right = random.choice(AROUND)
        if (row + down, column + right) in squares:
            signs.setdefault((row + down, column + right), letter)
    return {square: signs[square] for square in squares}


def list_solutions(board: Board) -> Iterator[frozenset[Square]]:
    """Yield the queens of each solution."""
    given = [(r, c) for r, row in enumerate(board.rows) for c, sign in enumerate(row) if sign == "Q" or sign.islower()]

    def search(queens: tuple[Square, ...]) -> Iterator[frozenset[Square]]:
        row = len(queens)
        if row == board.n:
            if {*given} <= {*queens}:
                yield frozenset(queens)
            return
        for column, sign in enumerate(board.rows[row]):
            if sign != "#" and not any(attack(board, queen, (row, column)) for queen in queens):
                yield from search((*queens, (row, column)))

    return search(())


def attack(board: Board, one: Square, other: Square) -> bool:
    """Return whether queens in two rows attack each other."""
    down, right = other[0] - one[0], abs(other[1] - one[1])
    letters = {board.rows[row][column].upper() for row, column in (one, other)}
    if right == 0 or (len(letters) == 1 and letters & {*"ABCDEFGHIJKL"}):
        return True
    return down == right == 1 if board.rule == "touch" else down == right
