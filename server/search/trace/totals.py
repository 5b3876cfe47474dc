"""The work of a whole search in numbers, as its trace counts it."""

from typing import NamedTuple

from .trace import Trace

BOARDS = range(4, 13)  # n


class Totals(NamedTuple):
    """What one search has counted at its end; None for what it does not know."""

    steps: int
    placements: int | None
    rejects: int
    dead_ends: int | None
    checks: int


def totals(algorithm: str, n: int) -> Totals:
    """The totals of a search for all solutions. A step that is none of a queen's three is a reject."""
    end = Trace(algorithm, n).total
    if end is None:
        raise ValueError(f"nobody knows how {algorithm} ends for n = {n}")
    if not end.calls:  # full boards are tested, no queen is placed by itself
        return Totals(end.steps, None, end.steps - end.solutions, None, end.checks)
    rejects = end.steps - 3 * end.placements - 2
    return Totals(end.steps, end.placements, rejects, end.dead_ends, end.checks)
