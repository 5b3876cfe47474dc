"""Compare a learner's placements with those of our searches, in the eight turns of the board."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal

from ...search.symmetry import TURNS, Turn, inverse
from ..answers.known import Squares, list_placements, turn_board
from ..board.film import Change


@dataclass(frozen=True)
class Departure:
    """The first difference between a search and ours.

    - `kind`: it places a queen `elsewhere`, has `ended` before ours, or goes `further`;
    - `agreed`: equal placements before it; `event`: the learner's next placement, None without one;
    - `theirs`, `ours`: the next board of either, None without one; both as the learner sees the board.
    """

    kind: Literal["elsewhere", "ended", "further"]
    agreed: int
    event: int | None
    theirs: Squares | None
    ours: Squares | None


@dataclass(frozen=True)
class Order:
    """The agreement of placements with ours. `turn` maps their board to ours; `departure` is None if all agree."""

    turn: Turn
    departure: Departure | None = None


def list_stays(changes: Sequence[Change]) -> list[Change]:
    """Return the placements without trials, the queens that are found attacked and lifted at once."""
    return [change for change in changes if change.placed and not change.trial]


def compare_order(placements: Sequence[Change], n: int) -> Order:
    """Return the turn in which most placements agree with ours, and the first difference."""
    turns = list(TURNS)
    for agreed, (placement, ours) in enumerate(zip_longest(placements, list_placements(n))):
        theirs = frozenset(placement.squares) if placement else None
        same = [turn for turn in turns if theirs and ours == turn_board(theirs, turn, n)]
        if not same:
            kind: Literal["elsewhere", "ended", "further"] = "elsewhere" if theirs and ours else "further"
            seen = ours and turn_board(ours, inverse(turns[0]), n)
            event = placement.event if placement else None
            return Order(turns[0], Departure(kind if theirs else "ended", agreed, event, theirs, seen))
        turns = same
    return Order(turns[0])


def name_search(turn: Turn, way: str) -> str:
    """Return the id of our search with the same order after a turn, and with data like those of a way of reading."""
    if turn == "left_right" or way in ("bits", "added", "stack"):
        return "bitmask"
    if turn == "falling_diagonal":
        return "backtracking"
    return "caching" if way == "calls" else "basic"
