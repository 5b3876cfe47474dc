"""A count cut into items: ranges of the table of constellations."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from ..search.counting.engines import RICHARDS, SMALL, EngineUnavailable, find_engine, resolve, warm
from ..search.counting.jobs import count_groups, divide, words_for
from ..search.counting.kernels.layout import MAX_N
from ..search.counting.workload import border_placements
from ..search.pausable import Pauses
from .items import Item, Items, Numbers, name_cut, read_number

if TYPE_CHECKING:
    from ..search.counting.kernels.border import Group

VERSION = 1  # of what a table, a cut and an answer mean
SIZE = 4e10  # placements in an item: ten seconds of a core with the fastest engine, a minute with AVX2
LEAST_ITEMS = 64  # of a board that is large enough, so that many machines have something to do
LEAST_SIZE = 2e6  # placements in an item, at least: a thousandth of a second
WEIGHTS = (8, 4, 2)  # solutions for each completion of a constellation


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


@dataclass(frozen=True, slots=True, order=True)
class Constellations(Item):
    """Constellations, to be completed. What is found are their completions, unweighted, by weight."""

    kind: ClassVar[str] = "count"
    field: ClassVar[str] = "completions"

    @property
    def table(self) -> str:
        return table_of(self.n).name

    def choose_engine(self, name: str | None) -> str:
        engine = resolve(self.n, name).name
        if engine == RICHARDS:
            raise EngineUnavailable(f"Engine {RICHARDS!r} cannot count items of a board; the others need numba.")
        warm([engine], self.n)
        return engine

    def work(self, engine: str) -> Pauses[Numbers]:
        table = table_of(self.n)
        self.check(len(table))
        words = words_for(find_engine(engine), self.n)
        found = dict.fromkeys(WEIGHTS, 0)
        for group in table.part(self.first, self.last):
            parts = tuple(part for _, part in divide(self.n, replace(group, weight=1), words.width))
            found[group.weight] += yield from count_groups(self.n, words, parts)
        return tuple(found.values())

    def count_solutions(self, found: Numbers) -> int:
        return sum(weight * completions for weight, completions in zip(WEIGHTS, found, strict=True))

    def describe(self, found: Numbers) -> str:
        return f"{', '.join(f'{number:,}' for number in found)} completions of weight 8, 4, 2"

    def write(self, found: Numbers) -> object:
        return {str(weight): completions for weight, completions in zip(WEIGHTS, found, strict=True)}

    def read(self, written: object) -> Numbers:
        if not isinstance(written, dict) or set(written) != {str(weight) for weight in WEIGHTS}:
            needed = "a number for each of the weights 8, 4 and 2"
            raise ValueError(f"{self.field!r} must have {needed}, not {written!r}")
        return tuple(read_number(written[str(weight)], str(weight)) for weight in WEIGHTS)


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
    items: dict[Item, float] = {
        Constellations(n, first, last): float(share[first:last].sum()) for first, last in pairwise(ends)
    }
    return Items(n, table.name, name_cut(table.name, ends), items)
