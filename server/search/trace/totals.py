"""The counters of a whole search, as its trace counts them."""

from typing import NamedTuple

from .trace import Trace

BOARDS = range(4, 13)  # n


class Totals(NamedTuple):
    """The counters of one search at its end; None for a counter that the algorithm does not have."""

    steps: int
    placements: int | None
    rejects: int
    dead_ends: int | None
    checks: int


def read_totals(algorithm: str, n: int) -> Totals:
    """Return the totals of a search for all solutions. Raises ValueError if n is too large for an index.

    A placement stands for three steps, and the outermost call for two more; every other step is a reject.
    """
    end = Trace(algorithm, n).total
    if end is None:
        raise ValueError(f"the totals of {algorithm} are not known for n = {n}")
    if not end.calls:  # full boards are tested, no queen is placed by itself
        return Totals(end.steps, None, end.steps - end.solutions, None, end.checks)
    rejects = end.steps - 3 * end.placements - 2
    return Totals(end.steps, end.placements, rejects, end.dead_ends, end.checks)
