"""Solutions as such, without the steps that lead to them. Knows where the search keeps its queens, and no more."""

from collections.abc import Iterator
from dataclasses import dataclass

from .reach import Reach
from .symmetry import Columns
from .walk import SOLUTIONS


@dataclass(frozen=True, slots=True)
class Solution:
    """One solution.

    - `number`: which one it is in the order of the search, from 1;
    - `step`: the step at which it was found;
    - `columns`: the column of the queen in each row, from the top.
    """

    number: int
    step: int
    columns: Columns


def solutions(reach: Reach, start: int, stop: int | None) -> Iterator[Solution]:
    """Those of the indexes `start` to before `stop` (None: to the end), by one walk that never goes back."""
    if stop is not None and stop <= start:
        return
    walk = reach.towards(SOLUTIONS, start + 1)
    number = start
    while (stop is None or number < stop) and reach.on(walk, SOLUTIONS, number + 1):
        number += 1
        yield Solution(number, walk.position, tuple(column for _, column in sorted(walk.picture().queens)))
