"""The order of our searches' placements, up to a turn of the board; only `naive` tries all boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from ...search.symmetry import TURNS, Turn, product, turn_square
from ..board.reading import Square

Squares = frozenset[Square]

LARGEST = 10  # rows of the largest board whose solutions (724) are all listed
BACK: Mapping[Turn, Turn] = {
    turn: next(other for other in TURNS if product(turn, other) == "identity") for turn in TURNS
}

# Our search with the same order, by the turn of the board and by the kind of data that a search stores.
_BY_TURN: Mapping[Turn, Mapping[str, str]] = {
    "identity": {"": "basic", "flags": "caching"},
    "left_right": {"": "bitmask", "masks": "bitmask"},
    "falling_diagonal": {"": "backtracking"},
}


def list_placements(n: int) -> Iterator[Squares]:
    """Yield the board after each placement of a full search by rows, the leftmost square first."""
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


def _is_free(columns: list[int], row: int, column: int) -> bool:
    return all(c != column and abs(c - column) != row - r for r, c in enumerate(columns))


def list_solutions(n: int) -> list[Squares]:
    """Return all solutions, in the order of `list_placements`."""
    return [board for board in list_placements(n) if len(board) == n]


@lru_cache
def count_classes(n: int) -> int:
    """Return the number of solutions up to turns and reflections; 0 above LARGEST rows."""
    firsts = (min(tuple(sorted(turn_board(board, turn, n))) for turn in TURNS) for board in list_solutions_of(n))
    return len({*firsts})


@lru_cache
def list_solutions_of(n: int) -> list[Squares]:
    """Return all solutions; [] above LARGEST rows."""
    return list_solutions(n) if n <= LARGEST else []


def turn_board(board: Squares, turn: Turn, n: int) -> Squares:
    """Return a board after a turn."""
    return frozenset(turn_square(square, turn, n) for square in board)


def name_search(turn: Turn, stored: str) -> str:
    """Return the id of our search with the same order after a turn. `stored`: "masks", "flags", or "" for boards."""
    if stored == "masks":
        return "bitmask"
    named = _BY_TURN.get(turn) or _BY_TURN["identity"]
    return named.get(stored, named[""])
