"""The order of our searches' placements, up to a turn of the board; only `naive` tries all boards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from ...search.symmetry import TURNS, Turn, product, turn_square
from ..answers.known import Squares as Squares
from ..answers.known import list_placements as list_placements
from ..answers.known import list_solutions_of as list_solutions_of
from ..answers.known import turn_board as turn_board

BACK: Mapping[Turn, Turn] = {
    turn: next(other for other in TURNS if product(turn, other) == "identity") for turn in TURNS
}

# Our search with the same order, by the turn of the board and by the kind of data that a search stores.
_BY_TURN: Mapping[Turn, Mapping[str, str]] = {
    "identity": {"": "basic", "flags": "caching"},
    "left_right": {"": "bitmask", "masks": "bitmask"},
    "falling_diagonal": {"": "backtracking"},
}


def list_placed(n: int, turn: Turn, most: int) -> list[tuple[int, int, int]]:
    """Return our first `most` placements as depth, row and column on a board that a turn maps to ours."""
    placed = []
    for board in islice(list_placements(n), most):
        depth = len(board) - 1
        [square] = (square for square in board if square[0] == depth)
        placed.append((depth, *turn_square(square, BACK[turn], n)))
    return placed


def name_search(turn: Turn, stored: str) -> str:
    """Return the id of our search with the same order after a turn. `stored`: "masks", "flags", or "" for boards."""
    if stored == "masks":
        return "bitmask"
    named = _BY_TURN.get(turn) or _BY_TURN["identity"]
    return named.get(stored, named[""])
