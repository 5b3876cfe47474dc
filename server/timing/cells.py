"""What the table of times holds: its rows, its columns, and one measurement. Data only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from ..search.algorithms.catalogue import ALGORITHMS

Group = Literal["compiled", "python", "full"]  # how a row runs: by the compiler, as its listing, at full speed
Kind = Literal["measured", "forecast", "failed", "unavailable"]

BOARDS = (8, 10, 12, 14, 16, 18)  # n of the columns


class Row(NamedTuple):
    """What is measured: an algorithm, and how it runs."""

    group: Group
    algorithm: str


FULL = Row("full", "count")  # every trick that the server knows, on every processor
ROWS = (
    *(Row("compiled", algorithm) for algorithm in ALGORITHMS),
    *(Row("python", algorithm) for algorithm in ALGORITHMS),
    FULL,
)


class Settings(NamedTuple):
    """What a viewer may choose."""

    seconds: int  # the budget of a cell
    largest: int  # n of the last column

    @property
    def boards(self) -> tuple[int, ...]:
        return tuple(n for n in BOARDS if n <= self.largest)


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of the table, filled."""

    group: Group
    algorithm: str
    n: int
    kind: Kind
    seconds: float | None = None  # the median of its runs, or what is expected
    runs: int = 0
    basis: int | None = None  # n of the board that a forecast rests on
    note: str = ""  # why there is no time
    at: float = 0.0  # when, in seconds since 1970
