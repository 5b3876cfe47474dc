"""A count cut into items: ranges of the table of constellations, which every machine makes for itself.

An item says nothing about engines, words or threads, so each machine completes it in its own best way, and the answers
add up. Two programs whose tables have the same name mean the same by an item.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

import numpy as np

from ..search.counting.engines import SMALL
from ..search.counting.kernels.layout import MAX_N
from ..search.counting.workload import border_placements

if TYPE_CHECKING:
    from ..search.counting.kernels.border import Group

VERSION = 1  # of what a table, a cut and an answer mean
SIZE = 4e10  # placements in an item: ten seconds of a core with the fastest engine, a minute with AVX2
LEAST_ITEMS = 64  # of a board that is large enough, so that many machines have something to do
LEAST_SIZE = 2e6  # placements in an item, at least: a thousandth of a second
WEIGHTS = (8, 4, 2)  # solutions for each completion of a constellation


@dataclass(frozen=True, slots=True, order=True)
class Item:
    """The constellations `first` up to, not including, `last` of the n-board's table."""

    n: int
    first: int
    last: int

    def __str__(self) -> str:
        return f"{self.first} to {self.last - 1} of N = {self.n}"


@dataclass(frozen=True, slots=True)
class Table:
    """All constellations of a board in their order, which `groups` gives."""

    name: str  # a hash of what is in it
    groups: list[Group]
    starts: list[int]  # where each group begins, and the number of all

    def __len__(self) -> int:
        return self.starts[-1]

    def part(self, first: int, last: int) -> Iterator[Group]:
        """The groups between two places, the outer ones cut."""
        for at in range(bisect_right(self.starts, first) - 1, len(self.groups)):
            group, start = self.groups[at], self.starts[at]
            if start >= last:
                break
            here = slice(max(0, first - start), last - start)
            yield replace(group, tops=group.tops[here], work=group.work[here])


@dataclass(frozen=True, slots=True)
class Items:
    """A count cut into items."""

    n: int
    table: str  # the table's name
    name: str  # a hash of the table and of the cut
    work: dict[Item, float]  # each item and its share of the time, as estimated beforehand, in the table's order


@lru_cache(maxsize=4)
def table_of(n: int) -> Table:
    """The table of the n-board. n: 8 to 34."""
    from ..search.counting.kernels.border import groups

    found = groups(n)
    digest = sha256(f"{VERSION} {n}".encode())
    for group in found:
        digest.update(np.array([group.weight, group.bottom, group.left, group.right, *group.tops], "<i8").tobytes())
    return Table(digest.hexdigest()[:16], found, [0, *accumulate(len(group.tops) for group in found)])


def cut(n: int, size: float | None = None) -> Items:
    """Cut the count of the n-board into items of about `size` placements, at least one constellation each.

    Raises ValueError for an n below 8 or above 34.
    """
    if not SMALL <= n <= MAX_N:
        raise ValueError(f"a count in items needs an n from {SMALL} to {MAX_N}, not {n}.")
    table, placements = table_of(n), border_placements(n)
    if size is None:
        size = max(LEAST_SIZE, min(SIZE, placements / LEAST_ITEMS))
    work = np.concatenate([group.work for group in table.groups])
    share = work * (placements / work.sum())
    ends = [0]
    gathered = 0.0
    for place, more in enumerate(share.tolist()):
        if gathered and gathered + more > size:
            ends.append(place)
            gathered = 0.0
        gathered += more
    ends.append(len(work))
    name = sha256(f"{table.name} {ends}".encode()).hexdigest()[:16]
    items = {Item(n, first, last): float(share[first:last].sum()) for first, last in pairwise(ends)}
    return Items(n, table.name, name, items)
