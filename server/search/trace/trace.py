"""A run of one algorithm on one n, as a sequence of steps that can be opened anywhere: `Trace("bitmask", 8)[123]`.

The way into this room. What it is asked is done at once; `pausing` does the same with pauses.
"""

import operator
from collections.abc import Iterator, Sequence
from typing import get_args, overload

from ..algorithms.algorithm import Goal
from ..algorithms.catalogue import ALGORITHMS
from ..estimates.tree_size import Estimate
from ..notebook import format_board
from ..outline.outline import Outline
from ..pausable import finish
from ..step import AnyStep, Counters, Square
from ..walks.reach import NotReady
from .find import Direction, What
from .pausing import PausingTrace, SizeUnknown
from .solutions import Solution
from .subtree_counts import SubtreeCount


class Trace(Sequence[AnyStep]):
    """The steps of `algorithm` for n queens, counted from 0.

    `goal="first"` ends the trace right after its first solution. With a table (see `index`) reading any step takes a
    few milliseconds at most. Without one, reading begins at the start, and a step too far ahead raises `NotReady`.
    """

    def __init__(self, algorithm: str = "bitmask", n: int = 8, goal: Goal = "all") -> None:
        if algorithm not in ALGORITHMS:
            raise ValueError(f"algorithm must be one of {', '.join(ALGORITHMS)}, not {algorithm!r}")
        self.algorithm = ALGORITHMS[algorithm]
        if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= self.algorithm.largest:
            too_large = self.algorithm.reason and isinstance(n, int) and n > self.algorithm.largest
            why = f": {self.algorithm.reason}" if too_large else ""
            raise ValueError(f"n must be a whole number from 1 to {self.algorithm.largest}, not {n!r}{why}")
        if goal not in get_args(Goal):
            raise ValueError(f"goal must be one of {', '.join(get_args(Goal))}, not {goal!r}")
        self.n, self.goal = n, goal
        self.pausing = PausingTrace(self.algorithm, n, goal)
        self._reach = self.pausing.reach

    def __repr__(self) -> str:
        return repr(self.pausing)

    def _repr_html_(self) -> str:
        """What a notebook shows: the board of the first solution, or an empty one if none can be reached."""
        size = "more than can be counted" if self.size is None else f"{self.size:,}"
        try:
            found = self.find("solution", number=1)
        except NotReady:
            found = None
        queens = () if found is None else self[found].queens
        return format_board(f"{self!r}: {size} steps", self.n, queens)

    @property
    def total(self) -> Counters | None:
        """The counters at the last step; None if the size is not known."""
        return self.pausing.total

    @property
    def size(self) -> int | None:
        """The number of steps; None if it is not known."""
        return self.pausing.size

    @property
    def reached(self) -> int:
        """The number of steps that can be read at once: all of them, or those walked so far from the start."""
        return self._reach.steps

    @property
    def horizon(self) -> int | None:
        """How many steps one call may walk beyond `reached`; None if every step can be read at once."""
        return None if self._reach.index.whole else self._reach.index.horizon

    @property
    def remedy(self) -> str:
        """The command that makes a table with which every step can be read at once; empty if there is no such."""
        return self._reach.index.remedy

    @property
    def estimate(self) -> Estimate:
        """The number of steps of the whole search, estimated by random probes."""
        return finish(self.pausing.estimate())

    def __len__(self) -> int:
        if self.size is None:
            guess = "its size is None, and its estimate is a guess"
            raise SizeUnknown(f"the size of {self!r} is not known: {guess}{self._reach.index.advice}")
        return self.size

    @overload
    def __getitem__(self, key: int) -> AnyStep: ...
    @overload
    def __getitem__(self, key: slice) -> list[AnyStep]: ...
    def __getitem__(self, key: int | slice) -> AnyStep | list[AnyStep]:
        if isinstance(key, slice):
            return self._window(key)
        number = operator.index(key)
        if number < 0:
            number += len(self)
        if number < 0 or (self.size is not None and number >= self.size):
            raise IndexError(f"step {key} is not in {self!r}, which has {self.size} steps")
        return finish(self.pausing.step(number))

    def _window(self, key: slice) -> list[AnyStep]:
        start, stop, stride = key.start or 0, key.stop, key.step or 1
        if self.size is None and (stop is None or min(start, stop, stride) < 0):
            raise SizeUnknown(f"the size of {self!r} is not known: slice it forward, from a start up to a stop")
        numbers = range(*key.indices(stop if self.size is None else self.size))
        if numbers.step < 0:
            return list(self.read(numbers[-1], numbers[0] + 1, -numbers.step))[::-1] if numbers else []
        return list(self.read(numbers.start, numbers.stop, numbers.step))

    def __iter__(self) -> Iterator[AnyStep]:
        return filter(None, self.pausing.read(0))

    def read(self, start: int, stop: int, stride: int = 1) -> Iterator[AnyStep]:
        """The steps start, start + stride, ... before `stop` and the end, by one walk that never goes back.

        Raises `NotReady` if the next one lies too far beyond what has been walked.
        """
        return filter(None, self.pausing.read(start, stop, stride))

    def read_checks(self, start: int, stop: int, stride: int = 1) -> Iterator[AnyStep]:
        """For each of start, start + stride, ... before `stop` the first step at which `checks` is at least that.

        `read` lets searches run side by side step for step; this lets them run check for check. It needs a table.
        """
        return filter(None, self.pausing.read_checks(start, stop, stride))

    def solutions(self, start: int = 0, stop: int | None = None) -> Iterator[Solution]:
        """The solutions of the slice [start:stop] of all, in the order of the search.

        Raises `NotReady` if the next one lies too far beyond what has been walked.
        """
        return filter(None, self.pausing.solutions(start, stop))

    def find(
        self, what: What, start: int = 0, direction: Direction = "forward", *, number: int | None = None
    ) -> int | None:
        """The number of the step looked for, seen from step `start`; None if there is none.

        `solution` and `dead_end`: the nearest strictly after (backward: before) `start`, or the `number`-th of all,
        from 1. `over`: from a `place` the `return` that lifts its queen (backward: the other way round), from any other
        step its neighbour. `out`: the `return` of the active call (backward: the `call` that it began with; from
        there, the one of its caller).
        """
        return finish(self.pausing.find(what, start, direction, number=number))

    def find_line(self, line: int, start: int = 0, direction: Direction = "forward") -> int | None:
        """The nearest step after (backward: before) `start` that runs this line of the listing, from 1.

        None if there is none. Raises `events.NotWithin` if the search gave up.
        """
        return finish(self.pausing.find_line(line, start, direction))

    def find_square(self, row: int, column: int, start: int = 0, direction: Direction = "forward") -> int | None:
        """The nearest step after (backward: before) `start` that puts a queen on this square; as `find_line`.

        In `naive` that is a board on which the queen of this row has just moved there.
        """
        return finish(self.pausing.find_square(row, column, start, direction))

    def find_queens(self, columns: Sequence[int]) -> int | None:
        """The step that places the last of these queens: the one in row 0 stands in `columns[0]`, and so on.

        For an algorithm that fills columns they are the rows of column 0, 1 and so on. None if the trace ends before.
        `find("over", step)` is the end of everything that follows from them. Needs a whole index.
        """
        return finish(self.pausing.find_queens(columns))

    def subtree_counts(self, step: int) -> tuple[list[Square], list[list[SubtreeCount]]]:
        """The queens at a step, and for each open call the squares that it has finished with the solutions below each.

        The solutions are None if the subtree is too large to measure now (only for n above 18).
        """
        return finish(self.pausing.subtree_counts(step))

    def outline(self, start: int, stop: int, width: int, *, exact: bool = True, threads: int = 1) -> Outline:
        """The steps from `start` up to before `stop`, summed up in `width` pixels (see `outline`). Needs a table."""
        return finish(self.pausing.outline(start, stop, width, exact=exact, threads=threads))
