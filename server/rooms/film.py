"""State of the film that a room's host shows: its trace, its step, and the square or cell pointed at."""

import re
from dataclasses import dataclass
from typing import Literal

from ..search.algorithms.algorithm import Goal, Run
from ..search.puzzle.board import Board

Playing = Literal[-1, 0, 1]
LESSON = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
REGISTERS = ("ld", "col", "rd", "taken", "open", "reg", "poss", "bit")


@dataclass(frozen=True, slots=True)
class FilmState:
    """State of the shown film, in the fields of the wire.

    - `part`: of the step, -1 the last; `point`: a square or register cell;
    - `lesson` and its `stop`, if the host shows one; `board`: of the search "puzzle".
    """

    algorithm: str
    n: int
    goal: Goal
    step: int
    part: int | None = None
    playing: Playing = 0
    speed: float = 2
    point: tuple[str | int, int] | None = None
    lesson: str | None = None
    stop: int = 0
    board: Board | None = None

    @property
    def trace(self) -> Run:
        """Return the identity of the film's trace."""
        return Run(self.algorithm, self.n, self.goal, self.board)

    def fields(self) -> dict[str, object]:
        """Return the fields of the wire."""
        return {name: getattr(self, name) for name in self.__slots__} | {"board": self.board and str(self.board)}


@dataclass(frozen=True, slots=True)
class Moved:
    """A film that a host's device shows in its term."""

    film: FilmState
    term: int
