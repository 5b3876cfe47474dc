"""Work cut into items: ranges of a table that every machine makes for itself.

An item says nothing about engines, words or threads, so each machine completes it in its own best way, and the answers
can be put together. Two programs whose tables have the same name mean the same by an item.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from hashlib import sha256
from typing import ClassVar

from ..search.pausable import Pauses

Numbers = tuple[int, ...]


class ClusterFailed(Exception):
    """The cluster cannot go on. The message says why, in a sentence."""


@dataclass(frozen=True, slots=True, order=True)
class Item:
    """The lines `first` up to, not including, `last` of the n-board's table. Each kind of work has a class of its own.

    `kind` is the work's name in a request, `field` that of what is found in an answer.
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
        """Its fields, which travel and are written down."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def from_numbers(cls, numbers: Mapping[str, object]) -> Item:
        """The item with these fields, among others. Raises ValueError that names what is missing or wrong."""
        return cls(*(read_number(numbers.get(field.name), field.name) for field in fields(cls)))

    @property
    def table(self) -> str:
        """The name of the table."""
        raise NotImplementedError

    def choose_engine(self, name: str | None) -> str:
        """The engine that works if `name` is asked for, loaded; this machine's best for None.

        Raises EngineUnavailable.
        """
        raise NotImplementedError

    def work(self, engine: str) -> Pauses[Numbers]:
        """What is found, by an engine that was chosen. All of it runs in one thread.

        Raises ValueError for a place outside the table.
        """
        raise NotImplementedError

    def count_solutions(self, found: Numbers) -> int:
        """The solutions of the board that this item stands for."""
        raise NotImplementedError

    def describe(self, found: Numbers) -> str:
        """What was found, in words."""
        raise NotImplementedError

    def write(self, found: Numbers) -> object:
        """What was found, in plain values."""
        raise NotImplementedError

    def read(self, written: object) -> Numbers:
        """What `write` has written. Raises ValueError that names what is missing or wrong."""
        raise NotImplementedError

    def check(self, size: int) -> None:
        """Raises ValueError unless a table of this size has this item."""
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
    """The name of a cut of a table at these places, and of what is between two of them into so many parts."""
    return sha256(f"{table} {list(ends)} {list(parts)}".encode()).hexdigest()[:16]


def read_number(value: object, name: str) -> int:
    """A whole number from 0. Raises ValueError."""
    if type(value) is not int or value < 0:
        raise ValueError(f"{name!r} must be a whole number from 0, not {value!r}")
    return value
