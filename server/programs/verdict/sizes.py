"""The searches of a run by the size of their boards: the solutions on the board and the count that is given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..answers.known import LARGEST, list_solutions_of
from ..answers.numbers import read_numbers
from ..board.film import Change
from .observation import Observation


@dataclass(frozen=True)
class Size:
    """One search: the rows of its board, its distinct solutions, the count that it gives or -1, and the known one."""

    n: int
    found: int
    given: int
    total: int

    @property
    def is_wrong(self) -> bool:
        """True if it gives a wrong count."""
        return self.given not in (-1, self.total)


def list_sizes(parts: Sequence[Sequence[Change]], observation: Observation, printed: str) -> list[Size]:
    """Return the searches of a run that has several; [] for a single one, or if the meaning of its counts is unclear.

    A count belongs to the searches if there is one for each, in order, and at least one with N of 4 or more is right.
    """
    sizes = [part[0].size for part in parts]
    if len(parts) < 2 or max(sizes) > LARGEST:
        return []
    found = [len({frozenset(change.squares) for change in part if change.solution}) for part in parts]
    totals = [len(list_solutions_of(n)) for n in sizes]
    for given in list_counts(parts, observation, printed):
        if any(one == total and n > 3 for one, total, n in zip(given, totals, sizes, strict=True)):
            return [*map(Size, sizes, found, given, totals)]
    return [Size(n, count, -1, total) for n, count, total in zip(sizes, found, totals, strict=True)]


def list_counts(parts: Sequence[Sequence[Change]], observation: Observation, printed: str) -> Iterator[list[int]]:
    """Yield rows of numbers that may be the counts of the searches: results of calls, and those in printed lines."""
    rows = [[int(one.text) for one in calls if one.text.isdecimal()] for calls in observation.calls.values()]
    lines = [[one.value for one in read_numbers(line, 0) if one.kind != "ordinal"] for line in printed.splitlines()]
    rows.append([line[-1] for line in lines if line])
    return (row for row in rows if len(row) == len(parts))
