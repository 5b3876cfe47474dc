"""The methods of `Trace`, which documents them, as pausable tasks (see `pausable`).

This module checks arguments and fetches walks; the other modules work on walks that they are given.
"""

from collections.abc import Iterable, Iterator, Sequence, Sized
from functools import cached_property
from itertools import count
from typing import get_args

from ..algorithms.algorithm import Algorithm, Goal, TreeAlgorithm
from ..algorithms.square_by_square import SquareAlgorithm
from ..arguments import one_of, typed, whole
from ..estimates.tree_size import Estimate, estimate
from ..index.board_index import MOST_STEPS, BoardIndex
from ..index.boards import Boards
from ..index.catalogue import index_of
from ..outline import board_outline, odometer
from ..outline.outline import Outline, Outliner
from ..pausable import Pausable, Pauses
from ..puzzle.board import Board
from ..puzzle.moves import Moves
from ..step import CHECKS, SOLUTIONS, STEPS, AnyStep, Counters, Square
from ..walks.reach import NotReady, Reach, start_walk
from ..walks.walk import Walk
from . import events, find, preset
from .find import Direction, What
from .solutions import Solution, leads_its_class, solution_at
from .subtree_counts import SubtreeCount, count_subtrees


class SizeUnknown(NotReady, TypeError):
    """The number of steps is unknown: n is too large for a table.

    A kind of `NotReady`, and of TypeError, which `len` raises for objects without a length.

    >>> len(Trace("bitmask", 27))
    Traceback (most recent call last):
        ...
    SizeUnknown: the size of Trace('bitmask', 27) is not known ...
    """


class PausingTrace:
    """The steps of an algorithm for n queens. Its iterators yield None as a place for a pause."""

    def __init__(self, algorithm: Algorithm, n: int, goal: Goal, board: Board | None = None) -> None:
        self.algorithm, self.n, self.goal, self.board = algorithm, n, goal, board
        self.reach = Reach(start_walk(algorithm, n, index_of(algorithm, n, board), first_only=goal == "first"))
        self._estimate: Estimate | None = None

    def __repr__(self) -> str:
        goal = "" if self.goal == "all" else f", goal={self.goal!r}"
        size = f"board={str(self.board)!r}" if self.board else str(self.n)
        return f"Trace({self.algorithm.id!r}, {size}{goal})"

    def prepare(self) -> Pauses[None]:
        """Find the size of a trace on a board, if it has at most a million steps; it is unknown before."""
        yield from self.reach.prepare()

    @property
    def total(self) -> Counters | None:
        return self.reach.end

    @property
    def size(self) -> int | None:
        return self.total and self.total.steps

    def estimate(self) -> Pauses[Estimate]:
        if self._estimate is None:
            match self.algorithm:
                case TreeAlgorithm():
                    self._estimate = yield from estimate(self.n, self.algorithm.steps, self._moves)
                case _:
                    assert self.size is not None
                    self._estimate = Estimate(self.size, 0)
        return self._estimate

    def step(self, number: int) -> Pauses[AnyStep]:
        return (yield from self.reach.at(number)).current_step()

    def read(self, start: int, stop: int | None = None, stride: int = 1) -> Iterator[AnyStep | None]:
        start, stride = whole("start", start), whole("stride", stride, 1)
        stop = stop if stop is None else whole("stop", stop)
        if self.size is not None:
            stop = self.size if stop is None else min(stop, self.size)
        numbers = count(start + 1, stride) if stop is None else range(start + 1, stop + 1, stride)
        return (walk.current_step() if walk else None for walk in self.reach.visit(STEPS, numbers))

    def read_checks(self, start: int, stop: int, stride: int = 1) -> Iterator[AnyStep | None]:
        start, stop, stride = whole("start", start), whole("stop", stop), whole("stride", stride, 1)
        if self.total is None:
            raise SizeUnknown(f"the number of checks of {self!r} is not known")
        numbers = range(start, min(stop, self.total.checks + 1), stride)
        return (walk.current_step() if walk else None for walk in self.reach.visit(CHECKS, numbers))

    def solutions(self, start: int = 0, stop: int | None = None, *, classes: bool = False) -> Iterator[Solution | None]:
        start, stop = whole("start", start), stop if stop is None else whole("stop", stop)
        if classes and self.board:
            raise ValueError("classes goes without a board, whose solutions need not be turned or mirrored")
        numbers = count(start + 1) if stop is None else range(start + 1, stop + 1)
        found = (solution_at(walk) if walk else None for walk in self._visit_solutions(numbers))
        return (each for each in found if not (classes and each) or leads_its_class(each, self.algorithm))

    def _visit_solutions(self, numbers: Iterable[int]) -> Iterator[Walk | None]:
        """Yield the walk at these solutions. On a board of unknown size raises NotReady beyond MOST_STEPS."""
        for walk in self.reach.visit(SOLUTIONS, numbers):
            if walk and self.board and self.size is None and walk.position >= MOST_STEPS:
                raise NotReady(f"the search of this board has more than {MOST_STEPS:,} steps: it stops there")
            yield walk

    def find(
        self, what: What, start: int = 0, direction: Direction = "forward", *, number: int | None = None
    ) -> Pauses[int | None]:
        one_of("what", what, get_args(What))
        start = check_start(start, direction)
        if number is not None:
            number = whole("number", number, 1)
            if what not in find.COUNTED:
                raise ValueError(f"number goes with {' or '.join(find.COUNTED)}, not with {what!r}")
        if what in find.COUNTED:
            return (yield from self._find_counted(find.COUNTED[what], start, direction, number))
        walk = yield from self.reach.at(start)
        if direction == "forward":
            return (yield from self._find_return(walk, what))
        return find.step_over_backward(walk) if what == "over" else find.step_out_backward(walk)

    def _find_counted(self, counter: int, start: int, direction: Direction, number: int | None) -> Pauses[int | None]:
        """Find the nearest step after (backward: before) `start` that raises the counter, or the `number`-th of all."""
        if number is None and direction == "forward":
            walk = yield from self.reach.at(start)
            return walk.position if (yield from self.reach.advance(walk, counter, walk.count[counter] + 1)) else None
        if number is None:
            number = (yield from self.reach.before(start)).count[counter]
        for visited in self.reach.visit(counter, [number] if number > 0 else []):
            if visited:
                return visited.position
            yield
        return None

    def _find_return(self, walk: Walk, what: What) -> Pauses[int | None]:
        """Find the end of `over` or `out` forward, from the step of the walk."""
        if walk.finished:
            return None
        if (leaving := find.call_to_leave(walk, what)) is not None:
            call, entered = leaving
            found = yield from self.reach.find_return(walk, call, entered)
            if found is not None or what == "over" or call.row:
                return found
        elif what == "over":
            return walk.position + 1
        return self.size and self.size - 1  # of the outermost call: the trace may be cut off before its return

    def find_line(self, line: int, start: int = 0, direction: Direction = "forward") -> Pauses[int | None]:
        start = check_start(start, direction)
        line = whole("line", line, 1, len(self.algorithm.listing(self.goal).splitlines()))
        return (yield from self._find_event(events.runs_line(self.algorithm, line, self.goal), start, direction))

    def find_square(
        self, row: int, column: int, start: int = 0, direction: Direction = "forward"
    ) -> Pauses[int | None]:
        start = check_start(start, direction)
        row, column = whole("row", row, 0, self.n - 1), whole("column", column, 0, self.n - 1)
        if isinstance(self.reach.index, Boards):
            yield from self.reach.at(start)
            found = self.reach.index.find_arrival(row, column, start, direction)
            return found if found is not None and found < (self.size or 0) else None
        beginning = yield from self.reach.before(0)
        return (yield from self._find_event(events.places_queen(beginning, (row, column)), start, direction))

    def _find_event(self, target: events.Target, start: int, direction: Direction) -> Pauses[int | None]:
        if direction == "forward":
            return (yield from events.find_after((yield from self.reach.at(start)), target))
        return (yield from events.find_before(self.reach.before, target, start))

    def find_queens(self, columns: Sequence[int]) -> Pauses[int | None]:
        if not isinstance(self.algorithm, TreeAlgorithm):
            raise ValueError(f"{self.algorithm.id} does not place one queen after the other")
        typed("columns", columns, Sized, "a sequence of numbers")
        if not 1 <= len(columns) <= self.n:
            raise ValueError(f"columns must be 1 to {self.n} numbers from 0 to {self.n - 1}, not {columns!r}")
        columns = [whole(f"columns[{row}]", column, 0, self.n - 1) for row, column in enumerate(columns)]
        if fault := preset.find_fault(columns, line_filled(self.algorithm), self.board):
            raise ValueError(f"columns {columns!r}: {fault}")
        return preset.find_placement((yield from self.reach.before(0)), columns)

    def subtree_counts(self, step: int) -> Pauses[tuple[list[Square], list[list[SubtreeCount]]]]:
        step = whole("step", step)
        if self.size is not None and step >= self.size:
            raise IndexError(f"step {step} is not in {self!r}, which has {self.size} steps")
        walk = yield from self.reach.at(step)
        return list(walk.current_step().queens), (yield from count_subtrees(walk))

    def read_subtree_counts(self, start: int, stop: int) -> Iterator[list[list[SubtreeCount]] | None]:
        """Yield the second part of `subtree_counts` for each step from `start` up to before `stop`, by one walk."""
        for walk in self.reach.visit(STEPS, range(start + 1, stop + 1)):
            if walk is None:
                yield None
            else:
                yield (yield from count_subtrees(walk))

    def outline(self, start: int, stop: int, width: int, *, exact: bool = True, threads: int = 1) -> Pausable[Outline]:
        start, stop, width = whole("start", start), whole("stop", stop, 1), whole("width", width, 1)
        threads = whole("threads", threads, 1)
        if self.size is None:
            raise NotReady(f"the size of {self!r} is not known, so it has no outline")
        stop = min(stop, self.size)
        if start >= stop:
            raise ValueError(f"an outline needs at least one step; from {start} up to before {stop} there is none")
        if isinstance(self.reach.index, Boards):
            return odometer.draw(self.reach.index, start, stop, width)
        if isinstance(self.reach.index, BoardIndex):
            assert self.reach.index.tree
            return (yield from board_outline.draw(self.reach.index.tree, start, stop, width))
        return (yield from self._outliner.draw(start, stop, width, exact=exact, threads=threads))

    @property
    def _moves(self) -> Moves | None:
        """The moves on its board; None for those of chess."""
        index = self.reach.index
        return index.moves if isinstance(index, BoardIndex) else None

    @cached_property
    def _outliner(self) -> Outliner:
        assert isinstance(self.algorithm, TreeAlgorithm)
        return Outliner(self.algorithm, self.reach.index)


def check_start(start: int, direction: str) -> int:
    """Check the start and direction of a search; return the start. Raises ValueError."""
    one_of("direction", direction, get_args(Direction))
    return whole("start", start)


def line_filled(algorithm: Algorithm) -> preset.Line:
    """Return the lines that an algorithm fills one after the other: rows or columns."""
    return "column" if isinstance(algorithm, SquareAlgorithm) and algorithm.fills_columns else "row"
