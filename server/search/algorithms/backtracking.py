"""The textbook's: column by column, each square tested by looking back along its row and both diagonals."""

from ..step import State
from .basic import BASIC, body, cost
from .square_by_square import SCANNED, Call, Moment, TryingAlgorithm, scanned, steps_of_all


def shared(now: Moment) -> State:
    """As in `basic`, with the board turned over its `\\` diagonal."""
    return {"scans": [turned(scan) for scan in scanned(now.look)]}


def turned(scan: State) -> State:
    """One line of a scan, with rows for columns."""
    along = "row" if scan["along"] == "column" else scan["along"]
    return {"from": scan["from"][::-1], "along": along, "squares": [square[::-1] for square in scan["squares"]]}


def own(call: Call) -> State:
    """The row tried last."""
    return {"row": call.column}


BACKTRACKING = TryingAlgorithm(
    id="backtracking",
    title="Backtracking",
    blurb="The textbook's: column by column; a square is tested by looking back along its row and both diagonals.",
    goal="first",
    steps=steps_of_all,
    body=body,
    indexed=SCANNED,
    exhaustive=True,
    lines=BASIC.lines,
    cost=cost,
    shared=shared,
    own=own,
    sideways=True,
)
