"""The textbook algorithm: column by column, testing a square by looking back along its row and both diagonals."""

from dataclasses import replace

from ..step import State
from .basic import BASIC
from .square_by_square import BoardState, Call, list_scans


def search_state(now: BoardState) -> State:
    r"""Return the scans of `basic` on the board mirrored along its `\` diagonal."""
    return {"scans": [transpose(scan) for scan in list_scans(now.look)]}


def transpose(scan: State) -> State:
    """Swap rows and columns in one line of a scan."""
    along = "row" if scan["along"] == "column" else scan["along"]
    return {"from": scan["from"][::-1], "along": along, "squares": [square[::-1] for square in scan["squares"]]}


def call_state(call: Call) -> State:
    """Return `row`, the row tried last."""
    return {"row": call.column}


BACKTRACKING = replace(
    BASIC,
    id="backtracking",
    title="Backtracking",
    blurb="The textbook's: column by column; a square is tested by looking back along its row and both diagonals.",
    goal="first",
    search_state=search_state,
    call_state=call_state,
    fills_columns=True,
)
