"""What an index stores of a subtree of the search. It is the same for all algorithms, since they walk the same tree."""

from typing import NamedTuple


class Sums(NamedTuple):
    """Totals over the calls below a partial placement, the call for that placement included."""

    calls: int
    solutions: int
    dead_ends: int


class Scans(NamedTuple):
    """`Sums`, and what a search that tries square by square looks at; it looks upward from each square of a row.

    `left`: columns without a queen; `pairs`: left * (left + 1) / 2; `open`: columns with no queen above the square and
    none up-left of it; `looks`: over the columns without a queen, the squares up-left as far as the first queen or the
    edge, and, if there is no queen, those up-right.
    """

    calls: int
    solutions: int
    dead_ends: int
    left: int
    pairs: int
    open: int
    looks: int
