"""The order in which our searches put their queens, but for a turn of the board; only `naive` tries all boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from ...search.symmetry import TURNS, Turn, product, turn_square
from ..boards.reading import Square

Squares = frozenset[Square]

LARGEST = 10  # rows of a board whose solutions are all looked for: 724
BACK: Mapping[Turn, Turn] = {
    turn: next(other for other in TURNS if product(turn, other) == "identity") for turn in TURNS
}

# The search that fills the board in the same order, for a search that stores what it knows in another way.
_BY_TURN: Mapping[Turn, Mapping[str, str]] = {
    "identity": {"": "basic", "flags": "caching"},
    "left_right": {"": "bitmask", "masks": "bitmask"},
    "falling_diagonal": {"": "backtracking"},
}


def list_placements(n: int) -> Iterator[Squares]:
    """The board after each placement of a search by rows, the leftmost square first, until all is tried."""
    open_: list[int] = []
    column = 0
    while True:
        row = len(open_)
        free = next((c for c in range(column, n) if _is_free(open_, row, c)), None) if row < n else None
        if free is not None:
            open_.append(free)
            yield frozenset(enumerate(open_))
            column = 0
        elif open_:
            column = open_.pop() + 1
        else:
            return


def list_placed(n: int, turn: Turn, most: int) -> list[tuple[int, int, int]]:
    """Our placements, up to so many, as a search sees the board that is ours after a turn: depth, row and column."""
    placed = []
    for board in islice(list_placements(n), most):
        depth = len(board) - 1
        [square] = (square for square in board if square[0] == depth)
        placed.append((depth, *turn_square(square, BACK[turn], n)))
    return placed


def _is_free(columns: list[int], row: int, column: int) -> bool:
    return all(c != column and abs(c - column) != row - r for r, c in enumerate(columns))


def list_solutions(n: int) -> list[Squares]:
    """All solutions, in the order of `list_placements`."""
    return [board for board in list_placements(n) if len(board) == n]


def list_solutions_of(n: int) -> list[Squares]:
    """All solutions; [] of boards that are too large to look for them."""
    return list_solutions(n) if n <= LARGEST else []


def turn_board(board: Squares, turn: Turn, n: int) -> Squares:
    """A board after a turn."""
    return frozenset(turn_square(square, turn, n) for square in board)


def name_search(turn: Turn, stored: str) -> str:
    """Ours that goes as a search does that is ours after a turn. `stored`: "masks", "flags", or "" for boards."""
    if stored == "masks":
        return "bitmask"
    named = _BY_TURN.get(turn) or _BY_TURN["identity"]
    return named.get(stored, named[""])
