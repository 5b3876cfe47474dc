"""`basic` with a list of the columns still without a queen: only those are tried, only along the diagonals."""

from ..step import Counters, State
from ..sums import Scans
from .basic import cost, shared
from .square_by_square import SCANNED, Call, Lines, TryingAlgorithm, counted


def body(n: int, sums: Scans) -> Counters:  # noqa: ARG001 - others need n
    """What is tried are the columns left, and what is looked at are the squares on their diagonals."""
    return counted(sums, sums.left, sums.looks)


def steps(n: int, row: int) -> int:
    """Entered, left, and one for each column left."""
    return 2 + n - row


def own(call: Call) -> State:
    """The column tried last, and the call's list of columns without a queen, from the left."""
    return {"column": call.column, "columns": [column for column in range(call.n) if column not in call.queens]}


PLAIN = TryingAlgorithm(
    id="plain",
    title="Plain",
    blurb="Like basic, with a list of the columns that have no queen yet: only those are tried.",
    steps=steps,
    body=body,
    indexed=SCANNED,
    exhaustive=True,
    lines=Lines(
        call=(3,),
        solution=(3, 4, 5),
        test=(6, 7, 15),
        looks={"ld": (16, 17), "rd": (19, 20)},
        hit={"ld": (18,), "rd": (21,)},
        free=(22,),
        place=(8, 9, 10, 11),
        end=(6,),
        lift=(12,),
    ),
    cost=cost,
    shared=shared,
    own=own,
    tried="unused",
    ways=("ld", "rd"),
)
