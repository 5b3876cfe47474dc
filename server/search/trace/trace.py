"""A run of one algorithm on one n, as a sequence of steps that can be opened anywhere.

The door of this room: `Trace("bitmask", 8)[123]`. Knows where to send walks; nothing of masks or squares.
"""

import operator
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import get_args, overload

from ..algorithms.algorithm import Algorithm, Goal, TreeAlgorithm
from ..algorithms.catalogue import ALGORITHMS
from ..algorithms.square_by_square import TryingAlgorithm
from ..estimates.tree_size import Estimate, estimate
from ..index.boards import Boards
from ..index.catalogue import index_of
from ..notebook import drawn
from ..outline import odometer
from ..outline.outline import Outline, Outliner
from ..step import CHECKS, STEPS, AnyStep, Counters, Square
from ..walks.reach import NotReady, Reach
from . import events, find, preset, solutions, subtree_counts
from .find import Direction, What
from .solutions import Solution


class SizeUnknown(NotReady, TypeError):
    """The number of steps is not known: n is too large for a table."""


class Trace(Sequence[AnyStep]):
    """The steps of `algorithm` for n queens, counted from 0.

    `goal="first"` ends the trace right after its first solution. With a table (see `index`) any step costs less than a
    millisecond or a few; without one, reading goes from the start, and what lies too far ahead raises `NotReady`.
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
        self._reach = Reach(self.algorithm, n, index_of(self.algorithm, n), first_only=goal == "first")

    def __repr__(self) -> str:
        goal = "" if self.goal == "all" else f", goal={self.goal!r}"
        return f"Trace({self.algorithm.id!r}, {self.n}{goal})"

    def _repr_html_(self) -> str:
        """What a notebook shows: the board of the first solution, or an empty one where there is none at hand."""
        size = "more than can be counted" if self.size is None else f"{self.size:,}"
        try:
            found = self.find("solution", number=1)
        except NotReady:
            found = None
        queens = () if found is None else self[found].queens
        return drawn(f"{self!r}: {size} steps", self.n, queens)

    @property
    def total(self) -> Counters | None:
        """The counters at the last step; None where the size is not known."""
        return self._reach.end

    @property
    def size(self) -> int | None:
        """The number of steps; None where it is not known."""
        return self.total and self.total.steps

    @property
    def reached(self) -> int:
        """How many steps can be read at once: all of them, or those walked so far from the start."""
        return self._reach.steps

    @property
    def stretch(self) -> int | None:
        """How many steps one reading may walk beyond what has been reached; None where every step is at hand."""
        return None if self._reach.index.whole else self._reach.index.stretch

    @cached_property
    def estimate(self) -> Estimate:
        """The steps of the whole search by random probes, for a trace whose size is not known."""
        match self.algorithm:
            case TreeAlgorithm():
                return estimate(self.n, self.algorithm.steps)
            case _:
                return Estimate(len(self), 0)

    def __len__(self) -> int:
        if self.size is None:
            raise SizeUnknown(f"the size of {self!r} is not known: its size is None, and its estimate is a guess")
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
        return self._reach.to(STEPS, number + 1).picture()

    def _window(self, key: slice) -> list[AnyStep]:
        start, stop, stride = key.start or 0, key.stop, key.step or 1
        if self.size is None and (stop is None or min(start, stop, stride) < 0):
            raise SizeUnknown(f"the size of {self!r} is not known: slice it forward, from a start up to a stop")
        numbers = range(*key.indices(stop if self.size is None else self.size))
        if numbers.step < 0:
            return list(self.read(numbers[-1], numbers[0] + 1, -numbers.step))[::-1] if numbers else []
        return list(self.read(numbers.start, numbers.stop, numbers.step))

    def __iter__(self) -> Iterator[AnyStep]:
        walk = self._reach.start()
        while self._reach.on(walk, STEPS, walk.position + 2):
            yield walk.picture()

    def read(self, start: int, stop: int, stride: int = 1) -> Iterator[AnyStep]:
        """The steps start, start + stride, ... before `stop` and the end, by one walk that never goes back.

        Raises `NotReady` where the next one lies too far beyond what has been walked.
        """
        if start < 0 or stride < 1:
            raise ValueError(f"start must be 0 or more and stride 1 or more, not {start} and {stride}")
        if self.size is not None:
            stop = min(stop, self.size)
        if stop <= start:
            return
        walk = self._reach.towards(STEPS, start + 1)
        for number in range(start, stop, stride):
            if not self._reach.on(walk, STEPS, number + 1):
                return
            yield walk.picture()

    def read_checks(self, start: int, stop: int, stride: int = 1) -> Iterator[AnyStep]:
        """For each of start, start + stride, ... before `stop` the first step that has so many checks, if one has.

        With `read`, searches run step for step; with this, check for check. It needs a table.
        """
        if start < 0 or stride < 1:
            raise ValueError(f"start must be 0 or more and stride 1 or more, not {start} and {stride}")
        if self.total is None:
            raise SizeUnknown(f"how many checks {self!r} makes is not known")
        stop = min(stop, self.total.checks + 1)
        if stop <= start:
            return
        walk = self._reach.towards(CHECKS, start) if start else self._reach.towards(STEPS, 1)
        self._reach.on(walk, STEPS, 1)  # before the first check comes the first step
        for checks in range(start, stop, stride):
            if not self._reach.on(walk, CHECKS, checks):
                return
            yield walk.picture()

    def solutions(self, start: int = 0, stop: int | None = None) -> Iterator[Solution]:
        """The solutions of the slice [start:stop] of all, in the order of the search.

        Raises `NotReady` where the next one lies too far beyond what has been walked.
        """
        if start < 0 or (stop is not None and stop < 0):
            raise ValueError(f"start and stop must be 0 or more, not {start} and {stop}")
        return solutions.solutions(self._reach, start, stop)

    def find(
        self, what: What, start: int = 0, direction: Direction = "forward", *, number: int | None = None
    ) -> int | None:
        """The number of the step looked for, seen from step `start`; None when there is none.

        `solution` and `dead_end`: the nearest strictly after (backward: before) `start`, or the `number`-th of all,
        from 1. `over`: from a `place` the `return` that lifts its queen (backward: the other way round), from any other
        step its neighbour. `out`: the `return` of the active call (backward: the `call` that it began with; from
        there, the one of its caller).
        """
        check_place(start, direction)
        if number is not None and what not in find.COUNTED:
            raise ValueError(f"number goes with {' or '.join(find.COUNTED)}, not with {what!r}")
        match what:
            case "solution" | "dead_end" if number is not None:
                return find.numbered(self._reach, what, number)
            case "solution" | "dead_end":
                return find.nearest(self._reach, what, start, direction)
            case "over":
                return find.over(self._reach, start, direction)
            case "out":
                return find.out(self._reach, start, direction)
            case _:
                raise ValueError(f"what must be one of {', '.join(get_args(What))}, not {what!r}")

    def find_line(self, line: int, start: int = 0, direction: Direction = "forward") -> int | None:
        """The nearest step after (backward: before) `start` that runs this line of the listing, from 1.

        None where there is none; raises `events.NotWithin` where the search was given up.
        """
        check_place(start, direction)
        last = len(self.algorithm.listing.splitlines())
        if not 1 <= line <= last:
            raise ValueError(f"line must be a line of the listing, 1 to {last}, not {line!r}")
        return events.nearest(self._reach, events.line(self.algorithm, line), start, direction)

    def find_square(self, row: int, column: int, start: int = 0, direction: Direction = "forward") -> int | None:
        """The nearest step after (backward: before) `start` that puts a queen on this square; as `find_line`.

        On full boards that is one on which the queen of its row has just come there.
        """
        check_place(start, direction)
        if not (0 <= row < self.n and 0 <= column < self.n):
            raise ValueError(f"row and column must be from 0 to {self.n - 1}, not {row!r} and {column!r}")
        if isinstance(self._reach.index, Boards):
            self._reach.to(STEPS, start + 1)
            found = self._reach.index.nearest(row, column, start, direction)
            return found if found is not None and found < len(self) else None
        return events.nearest(self._reach, events.square(self._reach, (row, column)), start, direction)

    def find_queens(self, columns: Sequence[int]) -> int | None:
        """The step that places the last of these queens: row 0 has hers in `columns[0]`, and so on from the top.

        An algorithm that fills columns takes them as the rows of column 0, 1 and so on. Needs a whole index. None where
        the trace ends before. `find("over", step)` is the end of all that follows from them.
        """
        if not isinstance(self.algorithm, TreeAlgorithm):
            raise ValueError(f"{self.algorithm.id} does not place one queen after the other")
        if not 1 <= len(columns) <= self.n or not all(0 <= column < self.n for column in columns):
            raise ValueError(f"columns must be 1 to {self.n} numbers from 0 to {self.n - 1}, not {columns!r}")
        for attack in preset.attacks(columns):
            raise ValueError(f"columns {columns!r}: {preset.told(attack, fills(self.algorithm))}")
        return preset.placed(self._reach, columns)

    def tried(self, step: int) -> tuple[list[Square], list[list[subtree_counts.Found]]]:
        """The queens at a step; and for each open call the squares done with, and the solutions below each.

        The solutions are None where the subtree is too large to be measured at once (n above 18 only).
        """
        if step < 0 or (self.size is not None and step >= self.size):
            raise IndexError(f"step {step} is not in {self!r}, which has {self.size} steps")
        walk, rows = subtree_counts.along(self._reach, step)
        return list(walk.picture().queens), rows

    def outline(self, start: int, stop: int, width: int, *, exact: bool = True, parts: int = 1) -> Outline:
        """What the steps `start` to `stop` look like in `width` pixels (see `outline`); needs a table."""
        if self.size is None:
            raise NotReady(f"the size of {self!r} is not known, so it has no outline")
        stop = min(stop, self.size)
        if not 0 <= start < stop or width < 1:
            raise ValueError(f"an outline needs a step and a pixel at least, not {start} to {stop} in {width}")
        if isinstance(self._reach.index, Boards):
            return odometer.draw(self._reach.index, start, stop, width)
        return self._outliner.draw(start, stop, width, exact=exact, parts=parts)

    @cached_property
    def _outliner(self) -> Outliner:
        assert isinstance(self.algorithm, TreeAlgorithm)
        return Outliner(self.algorithm, self._reach.index)


def check_place(start: int, direction: str) -> None:
    """Refuse a place to look from, or a way to look, that there is not."""
    if direction not in get_args(Direction):
        raise ValueError(f"direction must be one of {', '.join(get_args(Direction))}, not {direction!r}")
    if start < 0:
        raise ValueError(f"start must be 0 or more, not {start}")


def fills(algorithm: Algorithm) -> preset.Line:
    """What an algorithm puts one queen after the other in."""
    return "column" if isinstance(algorithm, TryingAlgorithm) and algorithm.sideways else "row"
