"""What an index stores of a subtree of the search. Knows of no algorithm: all of them walk the same tree."""

from typing import NamedTuple


class Sums(NamedTuple):
    """Totals over the calls below a partial placement, the call for that placement included."""

    calls: int
    solutions: int
    dead_ends: int


class Scans(NamedTuple):
    """The same, and what searches that try square after square look at; a square is seen from its row upwards.

    `left`: columns without a queen; `pairs`: left * (left + 1) / 2; `open`: columns with no queen above the row and
    none up-left of it; `looks`: over the columns without a queen, the squares from there up-left to the first queen or
    to the edge, and, where there was none, those up-right.
    """

    calls: int
    solutions: int
    dead_ends: int
    left: int
    pairs: int
    open: int
    looks: int
