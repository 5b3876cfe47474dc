"""State of the film that a room's lead shows: its trace, its step, and the square or cell pointed at."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, get_args

from ..config.limits import LARGEST_STEP
from ..search.algorithms.algorithm import Goal
from ..search.algorithms.catalogue import ALGORITHMS

Playing = Literal[-1, 0, 1]
LESSON = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
REGISTERS = ("ld", "col", "rd", "taken", "poss", "bit")


class TraceKey(NamedTuple):
    """Algorithm, n and goal, which identify a trace."""

    algorithm: str
    n: int
    goal: Goal


@dataclass(frozen=True, slots=True)
class FilmState:
    """State of the shown film, in the fields of the wire.

    - `part`: of the step, -1 the last; `queens`: columns of a What if …, by row; `point`: a square or register cell;
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
    def trace(self) -> TraceKey:
        """Return the identity of the film's trace."""
        return TraceKey(self.algorithm, self.n, self.goal)

    def fields(self) -> dict[str, object]:
        """Return the fields of the wire."""
        return {name: getattr(self, name) for name in self.__slots__}

    def is_sound(self) -> bool:
        """Return whether all values are possible. The wire checks its films; one from Redis may be damaged."""
        if self.algorithm not in ALGORITHMS or not _is_whole(self.n, 1, ALGORITHMS[self.algorithm].largest):
            return False
        last = self.n - 1
        return (
            self.goal in get_args(Goal)
            and _is_whole(self.step, 0, LARGEST_STEP)
            and (self.part is None or _is_whole(self.part, -1, 99))
            and self.playing in get_args(Playing)
            and isinstance(self.speed, int | float)
            and 0.5 <= self.speed <= 1e8
            and len(self.queens) <= self.n
            and all(_is_whole(column, 0, last) for column in self.queens)
            and (self.point is None or self._has(*self.point))
            and (self.lesson is None or LESSON.fullmatch(self.lesson) is not None)
            and _is_whole(self.stop, 0, 999)
        )

    def _has(self, place: str | int, column: int) -> bool:
        last = self.n - 1
        return (place in REGISTERS or _is_whole(place, 0, last)) and _is_whole(column, 0, last)


def _is_whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
