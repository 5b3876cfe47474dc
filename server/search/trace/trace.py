"""A run of one algorithm on one n, as a sequence of steps that can be opened anywhere: `Trace("bitmask", 8)[123]`.

The way into this room. It checks arguments and sends walks; the other modules work on the walks that they are given.
"""

import operator
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import count
from typing import get_args, overload

from ..algorithms.algorithm import Algorithm, Goal, TreeAlgorithm
from ..algorithms.catalogue import ALGORITHMS
from ..algorithms.square_by_square import SquareAlgorithm
from ..estimates.tree_size import Estimate, estimate
from ..index.boards import Boards
from ..index.catalogue import index_of
from ..notebook import format_board
from ..outline import odometer
from ..outline.outline import Outline, Outliner
from ..step import CHECKS, SOLUTIONS, STEPS, AnyStep, Counters, Square
from ..walks.catalogue import start_walk
from ..walks.reach import NotReady, Reach
from ..walks.walk import Walk
from . import events, find, preset
from .find import Direction, What
from .solutions import Solution, solution_at
from .subtree_counts import SubtreeCount, count_subtrees


class SizeUnknown(NotReady, TypeError):
    """The number of steps is not known: n is too large for a table."""


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
        index = index_of(self.algorithm, n)
        self._reach = Reach(start_walk(self.algorithm, n, index, first_only=goal == "first"))

    def __repr__(self) -> str:
        goal = "" if self.goal == "all" else f", goal={self.goal!r}"
        return f"Trace({self.algorithm.id!r}, {self.n}{goal})"

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
        return self._reach.end

    @property
    def size(self) -> int | None:
        """The number of steps; None if it is not known."""
        return self.total and self.total.steps

    @property
    def reached(self) -> int:
        """The number of steps that can be read at once: all of them, or those walked so far from the start."""
        return self._reach.steps

    @property
    def horizon(self) -> int | None:
        """How many steps one call may walk beyond `reached`; None if every step can be read at once."""
        return None if self._reach.index.whole else self._reach.index.horizon

    @cached_property
    def estimate(self) -> Estimate:
        """The number of steps of the whole search, estimated by random probes."""
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
        return self._reach.at(number).current_step()

    def _window(self, key: slice) -> list[AnyStep]:
        start, stop, stride = key.start or 0, key.stop, key.step or 1
        if self.size is None and (stop is None or min(start, stop, stride) < 0):
            raise SizeUnknown(f"the size of {self!r} is not known: slice it forward, from a start up to a stop")
        numbers = range(*key.indices(stop if self.size is None else self.size))
        if numbers.step < 0:
            return list(self.read(numbers[-1], numbers[0] + 1, -numbers.step))[::-1] if numbers else []
        return list(self.read(numbers.start, numbers.stop, numbers.step))

    def __iter__(self) -> Iterator[AnyStep]:
        return (walk.current_step() for walk in self._reach.visit(STEPS, count(1)))

    def read(self, start: int, stop: int, stride: int = 1) -> Iterator[AnyStep]:
        """The steps start, start + stride, ... before `stop` and the end, by one walk that never goes back.

        Raises `NotReady` if the next one lies too far beyond what has been walked.
        """
        check_range(start, stride)
        if self.size is not None:
            stop = min(stop, self.size)
        visits = self._reach.visit(STEPS, range(start + 1, stop + 1, stride))
        return (walk.current_step() for walk in visits)

    def read_checks(self, start: int, stop: int, stride: int = 1) -> Iterator[AnyStep]:
        """For each of start, start + stride, ... before `stop` the first step at which `checks` is at least that.

        `read` lets searches run side by side step for step; this lets them run check for check. It needs a table.
        """
        check_range(start, stride)
        if self.total is None:
            raise SizeUnknown(f"how many checks {self!r} makes is not known")
        visits = self._reach.visit(CHECKS, range(start, min(stop, self.total.checks + 1), stride))
        return (walk.current_step() for walk in visits)

    def solutions(self, start: int = 0, stop: int | None = None) -> Iterator[Solution]:
        """The solutions of the slice [start:stop] of all, in the order of the search.

        Raises `NotReady` if the next one lies too far beyond what has been walked.
        """
        if start < 0 or (stop is not None and stop < 0):
            raise ValueError(f"start and stop must be 0 or more, not {start} and {stop}")
        numbers = count(start + 1) if stop is None else range(start + 1, stop + 1)
        return map(solution_at, self._reach.visit(SOLUTIONS, numbers))

    def find(
        self, what: What, start: int = 0, direction: Direction = "forward", *, number: int | None = None
    ) -> int | None:
        """The number of the step looked for, seen from step `start`; None if there is none.

        `solution` and `dead_end`: the nearest strictly after (backward: before) `start`, or the `number`-th of all,
        from 1. `over`: from a `place` the `return` that lifts its queen (backward: the other way round), from any other
        step its neighbour. `out`: the `return` of the active call (backward: the `call` that it began with; from
        there, the one of its caller).
        """
        check_start(start, direction)
        if number is not None and what not in find.COUNTED:
            raise ValueError(f"number goes with {' or '.join(find.COUNTED)}, not with {what!r}")
        if what in find.COUNTED:
            return self._find_counted(find.COUNTED[what], start, direction, number)
        if what not in get_args(What):
            raise ValueError(f"what must be one of {', '.join(get_args(What))}, not {what!r}")
        walk = self._reach.at(start)
        if direction == "forward":
            return self._find_return(walk, what)
        return find.step_over_backward(walk) if what == "over" else find.step_out_backward(walk)

    def _find_counted(self, counter: int, start: int, direction: Direction, number: int | None) -> int | None:
        """The nearest step after (backward: before) `start` that raises the counter, or the `number`-th of all."""
        if number is None and direction == "forward":
            walk = self._reach.at(start)
            return walk.position if self._reach.advance(walk, counter, walk.count[counter] + 1) else None
        if number is None:
            number = self._reach.before(start).count[counter]
        visits = self._reach.visit(counter, [number] if number > 0 else [])
        return next((walk.position for walk in visits), None)

    def _find_return(self, walk: Walk, what: What) -> int | None:
        """`over` and `out` forward, from where the walk stands."""
        if walk.finished:
            return None
        if (leaving := find.call_to_leave(walk, what)) is not None:
            call, entered = leaving
            found = self._reach.find_return(walk, call, entered)
            if found is not None or what == "over" or call.row:
                return found
        elif what == "over":
            return walk.position + 1
        return self.size and self.size - 1  # of the outermost call: the trace may be cut off before its return

    def find_line(self, line: int, start: int = 0, direction: Direction = "forward") -> int | None:
        """The nearest step after (backward: before) `start` that runs this line of the listing, from 1.

        None if there is none. Raises `events.NotWithin` if the search gave up.
        """
        check_start(start, direction)
        last = len(self.algorithm.listing(self.goal).splitlines())
        if not 1 <= line <= last:
            raise ValueError(f"line must be a line of the listing, 1 to {last}, not {line!r}")
        return self._find_event(events.runs_line(self.algorithm, line, self.goal), start, direction)

    def find_square(self, row: int, column: int, start: int = 0, direction: Direction = "forward") -> int | None:
        """The nearest step after (backward: before) `start` that puts a queen on this square; as `find_line`.

        In `naive` that is a board on which the queen of this row has just moved there.
        """
        check_start(start, direction)
        if not (0 <= row < self.n and 0 <= column < self.n):
            raise ValueError(f"row and column must be from 0 to {self.n - 1}, not {row!r} and {column!r}")
        if isinstance(self._reach.index, Boards):
            self._reach.at(start)
            found = self._reach.index.find_arrival(row, column, start, direction)
            return found if found is not None and found < len(self) else None
        target = events.places_queen(*self._reach.before(0).locate((row, column)))
        return self._find_event(target, start, direction)

    def _find_event(self, target: events.Target, start: int, direction: Direction) -> int | None:
        if direction == "forward":
            return events.find_after(self._reach.at(start), target)
        return events.find_before(self._reach.before, target, start)

    def find_queens(self, columns: Sequence[int]) -> int | None:
        """The step that places the last of these queens: the one in row 0 stands in `columns[0]`, and so on.

        For an algorithm that fills columns they are the rows of column 0, 1 and so on. None if the trace ends before.
        `find("over", step)` is the end of everything that follows from them. Needs a whole index.
        """
        if not isinstance(self.algorithm, TreeAlgorithm):
            raise ValueError(f"{self.algorithm.id} does not place one queen after the other")
        if not 1 <= len(columns) <= self.n or not all(0 <= column < self.n for column in columns):
            raise ValueError(f"columns must be 1 to {self.n} numbers from 0 to {self.n - 1}, not {columns!r}")
        for attack in preset.find_attacks(columns):
            raise ValueError(f"columns {columns!r}: {preset.describe(attack, line_filled(self.algorithm))}")
        return preset.find_placement(self._reach.before(0), columns)

    def subtree_counts(self, step: int) -> tuple[list[Square], list[list[SubtreeCount]]]:
        """The queens at a step, and for each open call the squares that it has finished with the solutions below each.

        The solutions are None if the subtree is too large to measure now (only for n above 18).
        """
        if step < 0 or (self.size is not None and step >= self.size):
            raise IndexError(f"step {step} is not in {self!r}, which has {self.size} steps")
        walk = self._reach.at(step)
        return list(walk.current_step().queens), count_subtrees(walk)

    def outline(self, start: int, stop: int, width: int, *, exact: bool = True, parts: int = 1) -> Outline:
        """The steps from `start` up to before `stop`, summed up in `width` pixels (see `outline`). Needs a table."""
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


def check_start(start: int, direction: str) -> None:
    """Raises ValueError unless a search can begin there and go that way."""
    if direction not in get_args(Direction):
        raise ValueError(f"direction must be one of {', '.join(get_args(Direction))}, not {direction!r}")
    if start < 0:
        raise ValueError(f"start must be 0 or more, not {start}")


def check_range(start: int, stride: int) -> None:
    if start < 0 or stride < 1:
        raise ValueError(f"start must be 0 or more and stride 1 or more, not {start} and {stride}")


def line_filled(algorithm: Algorithm) -> preset.Line:
    """What an algorithm fills one after the other: rows or columns."""
    return "column" if isinstance(algorithm, SquareAlgorithm) and algorithm.fills_columns else "row"
