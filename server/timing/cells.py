"""The rows, columns and cells of the table of times. Data only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from ..search.algorithms.catalogue import ALGORITHMS

Group = Literal[
    "compiled", "python", "full"
]  # a row runs compiled, as its Python listing, or by the full-speed counter
Kind = Literal["measured", "forecast", "failed", "unavailable"]

BOARDS = (8, 10, 12, 14, 16, 18)  # n of the columns


class Row(NamedTuple):
    """An algorithm, and its way to run."""

    group: Group
    algorithm: str


FULL = Row("full", "count")  # the full-speed counter, on every processor
ROWS = (
    *(Row("compiled", algorithm) for algorithm in ALGORITHMS),
    *(Row("python", algorithm) for algorithm in ALGORITHMS),
    FULL,
)


class TimingSettings(NamedTuple):
    """The settings that a viewer may choose for a measurement."""

    seconds: int  # the budget of a cell
    largest: int  # n of the last column

    @property
    def boards(self) -> tuple[int, ...]:
        return tuple(n for n in BOARDS if n <= self.largest)


@dataclass(frozen=True, slots=True)
class Cell:
    """One filled cell of the table."""

    group: Group
    algorithm: str
    n: int
    kind: Kind
    seconds: float | None = None  # the median of its runs, or the forecast
    runs: int = 0
    basis: int | None = None  # n of the board that a forecast rests on
    note: str = ""  # the reason if it has no time
    at: float = 0.0  # its time, in seconds since 1970
