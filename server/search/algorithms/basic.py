"""Row by row on a board of squares, testing a square by scanning up its column and both diagonals for a queen."""

from ..step import Counters, State
from .algorithm import Scans
from .square_by_square import SCANS_INDEXED, BoardState, Lines, SquareAlgorithm, count_subtree, list_scans


def body(n: int, sums: Scans) -> Counters:
    """Return the counters of a subtree in which all squares of a row are tried.

    Below k queens, k column scans end at a queen after 1 to k squares; the others look at k. `looks`: diagonals alone.
    """
    rows = sums.calls - sums.solutions
    return count_subtree(sums, n * rows, sums.looks + rows * (n * (n + 1) // 2) - sums.pairs)


def search_state(now: BoardState) -> State:
    """Return `scans`, the squares looked at. The board follows from the queens."""
    return {"scans": list_scans(now.look)}


BASIC = SquareAlgorithm(
    id="basic",
    title="Basic",
    blurb="Row by row; every square is tested by scanning up its column and both diagonals for a queen.",
    body=body,
    indexed=SCANS_INDEXED,
    needs_scans=True,
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
    search_state=search_state,
)
