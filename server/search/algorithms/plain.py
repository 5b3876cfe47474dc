"""`basic` with a list of the columns still without a queen: it tries only those, and scans only the diagonals."""

from dataclasses import replace

from ..step import Counters, State
from .algorithm import Scans
from .basic import BASIC
from .square_by_square import Call, Lines, count_subtree


def body(n: int, sums: Scans) -> Counters:  # noqa: ARG001 - others need n
    """Return the counters of a subtree: the columns without a queen are tried, by looks along their diagonals."""
    return count_subtree(sums, sums.left, sums.looks)


def steps(n: int, row: int) -> int:
    """Return the steps of a call: `call`, `return`, and one for each column without a queen."""
    return 2 + n - row


def call_state(call: Call) -> State:
    """Return `column`, the column tried last, and `columns`, the call's columns without a queen, from the left."""
    return {"column": call.column, "columns": [column for column in range(call.n) if column not in call.queens]}


PLAIN = replace(
    BASIC,
    id="plain",
    title="Plain",
    blurb="Like basic, with a list of the columns that have no queen yet: only those are tried.",
    steps=steps,
    body=body,
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
    call_state=call_state,
    candidates="unused",
    ways=("ld", "rd"),
)
