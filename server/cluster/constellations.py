"""A count cut into items: ranges of the table of constellations, and parts of single ones that take too long."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate, pairwise
from math import ceil
from typing import ClassVar

import numpy as np

from ..search.counting.border import Group, groups
from ..search.counting.engines import RICHARDS, SMALL, EngineUnavailable, find_engine, holds_whole, resolve, warm
from ..search.counting.jobs import count_groups, divide, words_for
from ..search.counting.kernels.layout import MAX_N
from ..search.counting.workload import border_placements
from ..search.pausable import Pauses
from .estimates import estimate_work
from .items import Item, Items, Numbers, name_cut, read_number

VERSION = 2  # of the meaning of a table, a cut and an answer
SIZE = 4e10  # placements in an item: ten seconds of a core with the fastest engine, a minute with AVX2
MOST_PARTS = 50_000  # of a constellation: enough for N = 27, and few enough to list their beginnings in a second
LEAST_ITEMS = 64  # of a board that is large enough, so that many machines have work
LEAST_SIZE = 2e6  # placements in an item, at least: a thousandth of a second
WEIGHTS = (8, 4, 2)  # solutions for each completion of a constellation


@dataclass(frozen=True, slots=True)
class ConstellationTable:
    """All constellations of a board, in the order of `groups`."""

    name: str  # a hash of its content
    groups: list[Group]
    starts: list[int]  # the index of each group's first constellation, and the number of all

    def __len__(self) -> int:
        return self.starts[-1]

    def part(self, first: int, last: int) -> Iterator[Group]:
        """Yield the groups between two indexes, the outer ones cut."""
        for at in range(bisect_right(self.starts, first) - 1, len(self.groups)):
            group, start = self.groups[at], self.starts[at]
            if start >= last:
                break
            here = slice(max(0, first - start), last - start)
            yield replace(group, tops=group.tops[here], work=group.work[here])


@dataclass(frozen=True, slots=True, order=True)
class Constellations(Item):
    """Constellations to complete, or a part of a single one (see `select_part`).

    The result is the number of their completions, unweighted, by weight.
    """

    part: int = 0
    parts: int = 1

    kind: ClassVar[str] = "count"
    field: ClassVar[str] = "completions"

    def __str__(self) -> str:
        if self.parts == 1:
            return Item.__str__(self)
        return f"{self.first}, part {self.part} of {self.parts}, of N = {self.n}"

    @property
    def table(self) -> str:
        return table_of(self.n).name

    def check(self, size: int) -> None:
        Item.check(self, size)
        whole = (self.part, self.parts) == (0, 1)
        if not whole and not (
            0 <= self.part < self.parts <= MOST_PARTS and self.last == self.first + 1 and holds_whole(self.n)
        ):
            raise ValueError(f"there is no item {self}: only a single constellation has parts, at most {MOST_PARTS:,}")

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
            found[group.weight] += yield from count_groups(self.n, words, parts, self.part, self.parts)
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
def table_of(n: int) -> ConstellationTable:
    """Make the table of the n-board. n: 8 to 34."""
    found = groups(n)
    digest = sha256(f"{VERSION} {n}".encode())
    for group in found:
        digest.update(np.array([group.weight, group.bottom, group.left, group.right, *group.tops], "<i8").tobytes())
    return ConstellationTable(digest.hexdigest()[:16], found, [0, *accumulate(len(group.tops) for group in found)])


@lru_cache(maxsize=4)
def work_of(n: int) -> list[float]:
    """Estimate the placements in each constellation of the table."""
    lines = [
        np.stack(np.broadcast_arrays(group.tops, group.bottom, group.left, group.right), axis=1)
        for group in table_of(n).groups
    ]
    work = estimate_work(n, np.concatenate(lines))
    found: list[float] = (work * (border_placements(n) / work.sum())).tolist()
    return found


class Cut(Mapping[Item, float]):
    """Items and the work of each. They are made on demand, since there may be a hundred million."""

    def __init__(self, n: int, ends: list[int], parts: list[int], work: list[float]) -> None:
        """ends: the first indexes of ranges of the table, and its end; parts: of each range; work: of each part."""
        self._n, self._ends, self._parts, self._work = n, ends, parts, work
        self._number = sum(parts)

    def __len__(self) -> int:
        return self._number

    def __iter__(self) -> Iterator[Item]:
        for (first, last), parts in zip(pairwise(self._ends), self._parts, strict=True):
            for part in range(parts):
                yield Constellations(self._n, first, last, part, parts)

    def __getitem__(self, item: Item) -> float:
        place = bisect_right(self._ends, item.first) - 1
        if isinstance(item, Constellations) and 0 <= place < len(self._parts) and 0 <= item.part < item.parts:
            first, last, parts = self._ends[place], self._ends[place + 1], self._parts[place]
            if item == Constellations(self._n, first, last, item.part, parts):
                return self._work[place]
        raise KeyError(item)


def cut(n: int, size: float | None = None) -> Items:
    """Cut the count of the n-board into items of about `size` placements.

    A constellation with more of them is cut into parts. The few boards that are too wide for the narrow words of some
    engine have short constellations, and no parts. Raises ValueError for an n below 8 or above 34.
    """
    if not SMALL <= n <= MAX_N:
        raise ValueError(f"a count in items needs an n from {SMALL} to {MAX_N}, not {n}.")
    table, placements = table_of(n), border_placements(n)
    if size is None:
        size = max(LEAST_SIZE, min(SIZE, placements / LEAST_ITEMS))
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
    ends.append(len(table))
    return Items(n, table.name, name_cut(table.name, ends, parts), Cut(n, ends, parts, work), placements)
