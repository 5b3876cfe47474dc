"""Queens that somebody has put on the first rows: whether they may stand so, and where the search puts them.

Knows walks and squares. The search comes upon every placement without an attack exactly once, so one step places the
last of these queens; all that follows from them lies between that step and the `return` that lifts her again.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from ..walks.reach import NotReady, Reach

Along = Literal["column", "ld", "rd"]
Line = Literal["row", "column"]


class Attack(NamedTuple):
    """The queen of `attacker`, a row further up, attacks the one of `row` along a line."""

    attacker: int
    row: int
    along: Along


def attacks(columns: Sequence[int]) -> Iterator[Attack]:
    """Who attacks whom, when row r has its queen in `columns[r]`; from the top row down."""
    for row, column in enumerate(columns):
        for above in range(row):
            if along := line(columns[above], column, row - above):
                yield Attack(above, row, along)


def told(attack: Attack, fills: Line = "row") -> str:
    """An attack in words; in a search that fills columns, rows and columns change places."""
    along = attack.along if attack.along != "column" or fills == "row" else "row"
    return f"the queen of {fills} {attack.attacker} attacks the one of {fills} {attack.row} along {along}"


def line(above: int, below: int, rows: int) -> Along | None:
    """The line that two queens share, `rows` rows apart, from their columns."""
    match below - above:
        case 0:
            return "column"
        case right if right == rows:
            return "ld"
        case left if left == -rows:
            return "rd"
    return None


def placed(reach: Reach, columns: Sequence[int]) -> int | None:
    """The step that places the last of these queens, which attack nobody; None where the trace ends before."""
    if not reach.index.whole:
        raise NotReady("the subtrees of so large a search are not known, so nothing tells where these queens stand")
    walk = reach.start()
    standing = 0
    while standing < len(columns) and not walk.finished:
        walk.step()
        if walk.kind != "place" or not walk.coming:
            continue
        square = standing, columns[standing]
        if walk.square(walk.open[-1]) in (square, square[::-1]):  # the latter in a search that fills columns
            standing += 1
        elif body := walk.body(walk.coming):
            walk.skip(walk.coming, body)
    return walk.position if reach.end and walk.position < reach.end.steps else None
