"""Row by row on a board of squares, each tested by scanning up its column and both diagonals for a queen."""

from ..step import Counters, State
from ..sums import Scans
from .square_by_square import SCANNED, Call, Lines, Look, Moment, TryingAlgorithm, counted, scanned, steps_of_all


def body(n: int, sums: Scans) -> Counters:
    """All squares of a row are tried. A queen in the column of a square stands 1, 2, ... squares above it, one each."""
    rows = sums.calls - sums.solutions
    return counted(sums, n * rows, sums.looks + rows * (n * (n + 1) // 2) - sums.pairs)


def cost(seen: Look) -> int:
    """A check is a look at a square."""
    return seen.squares


def shared(now: Moment) -> State:
    """The board itself is where the queens are; `scans`: the squares looked at."""
    return {"scans": scanned(now.look)}


def own(call: Call) -> State:
    """The column tried last."""
    return {"column": call.column}


BASIC = TryingAlgorithm(
    id="basic",
    title="Basic",
    blurb="Row by row; every square is tested by scanning up its column and both diagonals for a queen.",
    steps=steps_of_all,
    body=body,
    indexed=SCANNED,
    exhaustive=True,
    lines=Lines(
        call=(3,),
        solution=(3, 4, 5),
        test=(6, 7, 13),
        looks={"column": (14, 15), "ld": (17, 18), "rd": (20, 21)},
        hit={"column": (16,), "ld": (19,), "rd": (22,)},
        free=(23,),
        place=(8, 9),
        end=(6,),
        lift=(10,),
    ),
    cost=cost,
    shared=shared,
    own=own,
)
