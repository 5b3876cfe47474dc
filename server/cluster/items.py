"""A count cut into items: ranges of the table of constellations, and parts of single ones that take too long.

An item has no engine, words or threads, so each machine counts it in its own best way, and the answers add up.
"""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from math import ceil

from ..search.counting.engines import MAX_N, SMALL, holds_whole
from ..search.counting.workload import border_placements
from .constellations import table_of, work_of

SIZE = 4e10  # placements in an item: ten seconds of a core with the fastest engine, a minute with AVX2
MOST_PARTS = 50_000  # of a constellation: enough for N = 27, and few enough to list their beginnings in a second
LEAST_ITEMS = 64  # of a board that is large enough, so that many machines have work
LEAST_SIZE = 2e6  # placements in an item, at least: a thousandth of a second


@dataclass(frozen=True, slots=True, order=True)
class Item:
    """The constellations `first` up to, not including, `last` of the n-board's table; of a single one perhaps a part.

    `part` is one of so many `parts` (see `select_part`).
    """

    n: int
    first: int
    last: int
    part: int = 0
    parts: int = 1

    def __str__(self) -> str:
        if self.parts == 1:
            return f"{self.first} to {self.last - 1} of N = {self.n}"
        return f"{self.first}, part {self.part} of {self.parts}, of N = {self.n}"


class Cut:
    """The items of a count, in the table's order. They are made on demand, since there may be a hundred million."""

    def __init__(self, n: int, ends: list[int], parts: list[int], work: list[float]) -> None:
        """ends: the first indexes of ranges of the table, and its end; parts: of each range; work: of each part."""
        self.n, self._ends, self._parts, self._work = n, ends, parts, work
        self.whole = border_placements(n)  # the sum of all work
        self.name = sha256(f"{table_of(n).name} {ends} {parts}".encode()).hexdigest()[:16]

    def __len__(self) -> int:
        return sum(self._parts)

    def __iter__(self) -> Iterator[Item]:
        for (first, last), parts in zip(pairwise(self._ends), self._parts, strict=True):
            for part in range(parts):
                yield Item(self.n, first, last, part, parts)

    def work_of(self, item: Item) -> float:
        """Return the placements in one of these items, as estimated beforehand."""
        return self._work[bisect_right(self._ends, item.first) - 1]


def cut(n: int, size: float | None = None) -> Cut:
    """Cut the count of the n-board into items of about `size` placements.

    A constellation with more of them is cut into parts. The few boards that are too wide for the narrow words of some
    engine have short constellations, and no parts. Raises ValueError for an n below 8 or above 34.
    """
    if not SMALL <= n <= MAX_N:
        raise ValueError(f"a count in items needs an n from {SMALL} to {MAX_N}, not {n}.")
    if size is None:
        size = max(LEAST_SIZE, min(SIZE, border_placements(n) / LEAST_ITEMS))
    most = MOST_PARTS if holds_whole(n) else 1
    ends, parts, work = list[int](), list[int](), list[float]()
    for place, placed in enumerate(work_of(n)):
        cuts = max(1, min(most, ceil(placed / size)))
        if cuts == 1 and parts and parts[-1] == 1 and work[-1] + placed <= size:
            work[-1] += placed
            continue
        ends.append(place)
        parts.append(cuts)
        work.append(placed / cuts)
    return Cut(n, [*ends, len(table_of(n))], parts, work)
