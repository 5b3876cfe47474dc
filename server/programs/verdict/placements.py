"""Compare a learner's placements with those of our searches, in the eight turns of the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ...search.symmetry import TURNS, Turn, product
from ..answers.known import Squares, list_placements, turn_board
from ..board.film import Change

BACK: Mapping[Turn, Turn] = {
    turn: next(other for other in TURNS if product(turn, other) == "identity") for turn in TURNS
}

# Our search with the same order, by the turn of the board and by the kind of data that a search stores.
_BY_TURN: Mapping[Turn, Mapping[str, str]] = {
    "identity": {"": "basic", "flags": "caching"},
    "left_right": {"": "bitmask", "masks": "bitmask"},
    "falling_diagonal": {"": "backtracking"},
}

Kind = Literal["elsewhere", "ended", "further"]


@dataclass(frozen=True)
class Placement:
    """A queen that stays: the board with it, and the first event with that board."""

    event: int
    board: Squares


@dataclass(frozen=True)
class Departure:
    """The first difference between a search and ours.

    - `kind`: it places a queen `elsewhere`, has `ended` before ours, or goes `further`;
    - `agreed`: equal placements before it; `event`: the learner's next placement, None without one;
    - `theirs`, `ours`: the next board of either, None without one; both as the learner sees the board.
    """

    kind: Kind
    agreed: int
    event: int | None
    theirs: Squares | None
    ours: Squares | None


@dataclass(frozen=True)
class Order:
    """The agreement of placements with ours. `turn` maps their board to ours; `departure` is None if all agree."""

    turn: Turn
    agreed: int
    departure: Departure | None


def list_stays(changes: Sequence[Change]) -> list[Placement]:
    """Return the placements without trials, the queens that are found attacked and lifted at once."""
    placed = (change for change in changes if change.placed and not change.trial)
    return [Placement(change.event, frozenset(change.squares)) for change in placed]


def compare_order(placements: Sequence[Placement], n: int, has_ended: bool = True) -> Order:
    """Return the turn in which most placements agree with ours, and the first difference.

    If the program `has_ended` by itself, ours must end there, too; if it was cut off, only its placements count.
    """
    turns, agreed = list(TURNS), 0
    ours = list_placements(n)
    following = next(ours, None)
    for placement in placements:
        same = [turn for turn in turns if following == turn_board(placement.board, turn, n)]
        if not same:
            turn = turns[0]
            kind: Kind = "elsewhere" if following else "further"
            return Order(turn, agreed, _depart(kind, agreed, placement, following, turn, n))
        turns, agreed = same, agreed + 1
        following = next(ours, None)
    if following is None or not has_ended:
        return Order(turns[0], agreed, None)
    return Order(turns[0], agreed, _depart("ended", agreed, None, following, turns[0], n))


def _depart(kind: Kind, agreed: int, theirs: Placement | None, ours: Squares | None, turn: Turn, n: int) -> Departure:
    board = turn_board(ours, BACK[turn], n) if ours else None
    return Departure(kind, agreed, theirs.event if theirs else None, theirs.board if theirs else None, board)


def name_search(turn: Turn, stored: str) -> str:
    """Return the id of our search with the same order after a turn. `stored`: "masks", "flags", or "" for boards."""
    if stored == "masks":
        return "bitmask"
    named = _BY_TURN.get(turn) or _BY_TURN["identity"]
    return named.get(stored, named[""])
