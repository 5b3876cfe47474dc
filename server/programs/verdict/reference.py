"""The order of our searches' placements, up to a turn of the board; only `naive` tries all boards."""

from __future__ import annotations

from collections.abc import Mapping

from ...search.symmetry import TURNS, Turn, product
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


def name_search(turn: Turn, stored: str) -> str:
    """Return the id of our search with the same order after a turn. `stored`: "masks", "flags", or "" for boards."""
    if stored == "masks":
        return "bitmask"
    named = _BY_TURN.get(turn) or _BY_TURN["identity"]
    return named.get(stored, named[""])
