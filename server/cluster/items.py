"""Work cut into items: ranges of a table that every machine makes for itself.

An item has no engine, words or threads, so each machine completes it in its own best way, and the answers add up.
In two programs whose tables have the same name, an item has the same meaning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from hashlib import sha256
from typing import ClassVar

from ..search.pausable import Pauses

Numbers = tuple[int, ...]


class ClusterFailed(Exception):
    """The cluster cannot go on. The message is a sentence with the reason."""


@dataclass(frozen=True, slots=True, order=True)
class Item:
    """The lines `first` up to, not including, `last` of the n-board's table. Each kind of work has a class of its own.

    `kind` is the work's name in a request, `field` the result's name in an answer.
    """

    n: int
    first: int
    last: int

    kind: ClassVar[str]
    field: ClassVar[str]

    def __str__(self) -> str:
        return f"{self.first} to {self.last - 1} of N = {self.n}"

    @property
    def numbers(self) -> dict[str, int]:
        """Its fields, for requests and answers."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def from_numbers(cls, numbers: Mapping[str, object]) -> Item:
        """Return the item with these fields, among others. A ValueError names the field that is missing or wrong."""
        return cls(*(read_number(numbers.get(field.name), field.name) for field in fields(cls)))

    @property
    def table(self) -> str:
        """The table's name."""
        raise NotImplementedError

    def choose_engine(self, name: str | None) -> str:
        """Load an engine by name, or this machine's best; return its name. Raises EngineUnavailable."""
        raise NotImplementedError

    def work(self, engine: str) -> Pauses[Numbers]:
        """Find the result, by a chosen engine, in one thread. Raises ValueError for an item outside the table."""
        raise NotImplementedError

    def count_solutions(self, found: Numbers) -> int:
        """Return the solutions of the board that this item stands for."""
        raise NotImplementedError

    def describe(self, found: Numbers) -> str:
        """Describe a result in words."""
        raise NotImplementedError

    def write(self, found: Numbers) -> object:
        """Return a result in plain values."""
        raise NotImplementedError

    def read(self, written: object) -> Numbers:
        """Read a result written by `write`. A ValueError names the part that is missing or wrong."""
        raise NotImplementedError

    def check(self, size: int) -> None:
        """Raise ValueError unless a table of this size has this item."""
        if not 0 <= self.first < self.last <= size:
            raise ValueError(f"the table of N = {self.n} has no item {self}")


@dataclass(frozen=True, slots=True)
class Items:
    """Work cut into items."""

    n: int
    table: str  # the table's name
    name: str  # a hash of the table and of the cut
    work: Mapping[Item, float]  # each item and its share of the time, as estimated beforehand, in the table's order
    whole: float  # the sum of all shares


def name_cut(table: str, ends: Sequence[int], parts: Sequence[int] = ()) -> str:
    """Return the name of a cut of a table at these indexes, and of each range into so many parts."""
    return sha256(f"{table} {list(ends)} {list(parts)}".encode()).hexdigest()[:16]


def read_number(value: object, name: str) -> int:
    """Check a whole number from 0. Raises ValueError."""
    if type(value) is not int or value < 0:
        raise ValueError(f"{name!r} must be a whole number from 0, not {value!r}")
    return value
