"""What a lead shows: which trace, where in it, and what is pointed at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from ..search.algorithms.algorithm import Goal

Playing = Literal[-1, 0, 1]


class Trace(NamedTuple):
    """Which trace is shown."""

    algorithm: str
    n: int
    goal: Goal


@dataclass(frozen=True, slots=True)
class Film:
    """What is shown, in the fields of the wire.

    - `part`: of the step, -1 the last; `queens`: those of a What if …, by row; `point`: a square, or a register's cell;
    - `lesson` and its `stop`, if the lead shows one.
    """

    algorithm: str
    n: int
    goal: Goal
    step: int
    part: int | None = None
    playing: Playing = 0
    speed: float = 2
    queens: tuple[int, ...] = ()
    point: tuple[str | int, int] | None = None
    lesson: str | None = None
    stop: int = 0

    @property
    def trace(self) -> Trace:
        """Which trace it is of."""
        return Trace(self.algorithm, self.n, self.goal)

    def fields(self) -> dict[str, object]:
        """The fields of the wire."""
        return {name: getattr(self, name) for name in self.__slots__}
