"""What an index stores of a subtree of the search. Knows of no algorithm: all of them walk the same tree."""

from typing import NamedTuple


class Sums(NamedTuple):
    """Totals over the calls below a partial placement, the call for that placement included."""

    calls: int
    solutions: int
    dead_ends: int
