"""The table of a film in items: ranges of its leaves, whose subtrees are measured."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import chain, pairwise
from typing import ClassVar

from ..search.counting.engines import resolve
from ..search.counting.workload import richards_placements
from ..search.index import index, kernels
from ..search.index.reference import NO_LIMIT
from ..search.pausable import Pauses
from .items import Item, Items, Numbers, name_cut, read_number

VERSION = 1  # of the meaning of a leaf, a cut and an answer
EACH = 128  # leaves in an item: seconds of a core with vectors, a minute of N = 20 without
COLUMNS = 4  # numbers of a leaf: calls, solutions, dead ends, deepest row


@dataclass(frozen=True, slots=True, order=True)
class Leaves(Item):
    """Leaves of the first half of the tree; the other half is its mirror image."""

    kind: ClassVar[str] = "index"
    field: ClassVar[str] = "totals"

    @property
    def table(self) -> str:
        return name_leaves(self.n)

    def choose_engine(self, name: str | None) -> str:
        return resolve(self.n, name).name

    def work(self, engine: str) -> Pauses[Numbers]:
        leaves = leaves_of(self.n)
        self.check(len(leaves))
        measure = kernels.choose_measure(engine)
        found: list[int] = []
        for leaf in leaves[self.first : self.last]:
            found += measure(self.n, *leaf, NO_LIMIT)
            yield
        return tuple(found)

    def count_solutions(self, found: Numbers) -> int:
        return 2 * sum(found[1::COLUMNS])

    def describe(self, found: Numbers) -> str:
        return f"{sum(found[::COLUMNS]):,} calls and {sum(found[1::COLUMNS]):,} solutions"

    def write(self, found: Numbers) -> object:
        return list(found)

    def read(self, written: object) -> Numbers:
        expected = COLUMNS * (self.last - self.first)
        if not isinstance(written, list) or len(written) != expected:
            shown = f"{len(written)} of them" if isinstance(written, list) else repr(written)
            raise ValueError(f"{self.field!r} must be a list of {expected} numbers, not {shown}")
        return tuple(read_number(number, self.field) for number in written)


def columns_of(found: Iterable[Numbers]) -> list[Numbers]:
    """Return the columns of a table, from the results of all its items, in their order."""
    numbers = tuple(chain.from_iterable(found))
    return [numbers[column::COLUMNS] for column in range(COLUMNS)]


@lru_cache(maxsize=4)
def leaves_of(n: int) -> list[index.Node]:
    """Return the leaves whose totals a table holds."""
    return index.stored_leaves(n)


@lru_cache(maxsize=4)
def name_leaves(n: int) -> str:
    """Return a hash of a table's leaves."""
    return sha256(f"{VERSION} {n} {leaves_of(n)}".encode()).hexdigest()[:16]


def cut(n: int, each: int = EACH) -> Items:
    """Cut the making of the n-board's table into items of so many leaves. n: 4 to 32."""
    number = len(leaves_of(n))
    ends = [*range(0, number, each), number]
    leaf = richards_placements(n) / 2 / number
    work: dict[Item, float] = {Leaves(n, first, last): leaf * (last - first) for first, last in pairwise(ends)}
    return Items(n, name_leaves(n), name_cut(name_leaves(n), ends), work, leaf * number)
