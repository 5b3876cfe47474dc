"""Queens that a viewer has put on the first rows: their attacks, and the step at which the search has placed them.

The search reaches every placement without an attack exactly once, so exactly one step places the last of these queens.
All steps below them lie between that step and the `return` that lifts that queen.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from ..puzzle.board import Board
from ..walks.reach import NotReady
from ..walks.walk import Walk

Along = Literal["column", "ld", "rd", "region"]
Line = Literal["row", "column"]


class Attack(NamedTuple):
    """The queen in row `attacker` attacks the one in row `row`, further down, along a line."""

    attacker: int
    row: int
    along: Along


def find_attacks(columns: Sequence[int], board: Board | None = None) -> Iterator[Attack]:
    """Yield all attacks between queens in `columns[row]` of each row, from the top row down."""
    for row, column in enumerate(columns):
        for above in range(row):
            along = shared_line(columns[above], column, row - above)
            if board and not board.attack((above, columns[above]), (row, column)):
                continue
            if along or board:
                yield Attack(above, row, along or "region")


def find_fault(columns: Sequence[int], fills: Line, board: Board | None = None) -> str | None:
    """Return the reason why a search never places these queens, in words; None if it does."""
    for row, column in enumerate(columns):
        if board and not board.free[row] >> board.n - 1 - column & 1:
            return f"row {row}, column {column} is closed, or a given queen attacks it"
    return next((describe(attack, fills) for attack in find_attacks(columns, board)), None)


def describe(attack: Attack, fills: Line = "row") -> str:
    """Describe an attack in words; for a search that fills columns, with rows and columns swapped."""
    along = attack.along if attack.along != "column" or fills == "row" else "row"
    return f"the queen of {fills} {attack.attacker} attacks the one of {fills} {attack.row} along {along}"


def shared_line(above: int, below: int, rows: int) -> Along | None:
    """Return the line on which queens in columns `above` and `below`, `rows` rows apart, attack each other, if any."""
    match below - above:
        case 0:
            return "column"
        case right if right == rows:
            return "ld"
        case left if left == -rows:
            return "rd"
    return None


def find_placement(walk: Walk, columns: Sequence[int]) -> int | None:
    """Find the step that places the last of these queens, without attacks; None if the trace ends before.

    `walk` must stand before step 0. Raises NotReady if the index does not cover the whole trace.
    """
    if not walk.index.whole:
        raise NotReady("the search is too large for an index, so the step that places these queens cannot be found")
    placed = 0
    while placed < len(columns):
        if walk.finished:
            return None
        walk.step()
        if walk.kind != "place" or not walk.coming:
            continue
        square = placed, columns[placed]
        active = walk.open[-1]
        if active.row == placed and walk.square(active) in (square, square[::-1]):  # swapped if it fills columns
            placed += 1
        elif body := walk.body(walk.coming):
            walk.skip(walk.coming, body)
    return walk.position
