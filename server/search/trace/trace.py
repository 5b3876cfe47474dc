"""A run of one algorithm on one n, as a sequence of steps that can be opened anywhere: `Trace("bitmask", 8)[123]`.

This room's entry point. Its methods run without pauses; `pausing` has the same methods with pauses.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, SupportsIndex, cast, get_args, overload

from .. import notebook
from ..algorithms.algorithm import Algorithm, Goal, Run
from ..algorithms.catalogue import ALGORITHMS, ByBoard, ByMasks, BySquares
from ..arguments import one_of, whole
from ..estimates.tree_size import Estimate
from ..outline.outline import Outline
from ..pausable import finish
from ..puzzle.board import Board, parse_board
from ..step import AnyStep, Counters, PuzzleStep, Square, SquareStep, Step, columns_of
from ..walks.reach import NotReady
from .find import Direction, What
from .pausing import PausingTrace, SizeUnknown
from .solutions import Solution
from .subtree_counts import SubtreeCount

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S_co = TypeVar("S_co", bound=AnyStep, covariant=True, default=AnyStep)
else:  # a browser's Python has no typing_extensions
    from typing import TypeVar

    S_co = TypeVar("S_co", bound=AnyStep, covariant=True)


DEFAULT_N = 8


class Trace(Sequence[S_co], Generic[S_co]):
    """The steps of a search for n queens, in order, counted from 0: a sequence that can be opened anywhere.

    Making one searches nothing. Its attributes are `algorithm` (a description with `id`, `title`, `blurb` and
    `listing()`), `n`, `goal` and `board`. The steps of "bitmask" and all others with masks are `Step`, those of
    "puzzle" `PuzzleStep`, those of the searches that try square by square `SquareStep`; type checkers infer which.

    `trace[k]` is step k, `trace[-1]` the last one; a slice, also with a stride and backwards, is a list of steps. With
    a table (up to n = 18; for the searches that scan, 14) reading any step takes a few milliseconds at most. Without
    one, reading begins at the start, and a step too far ahead raises `NotReady`. So it is on a board with more than
    a million steps; a smaller one is searched, once, when its size is first needed.

    Traces are equal if algorithm, n, goal and board are; so they can be keys, be pickled and be copied.

    Args:
        algorithm: The name of a search, such as "bitmask" or "basic"; `bitqueens trace --help` lists all.
        n: The number of queens, rows and columns, from 1 to 32; for some searches to less, as "naive" to 8.
            By default that of the board, or 8.
        goal: "all" solutions, or "first", which ends the trace right after the first one.
        board: The text of a board, for "puzzle", whose n may be left out; by default all squares are open.

    Raises:
        ValueError: An argument is not allowed.
        IndexError: On reading, the step is beyond the last one.
        NotReady: On reading, the step lies too far beyond the steps walked so far.
        SizeUnknown: `len` or a negative number needs a size that is not known.

    >>> trace = Trace("bitmask", 8)
    >>> len(trace)
    6170
    >>> f"{trace[2].poss:08b}"  # the free squares of row 1: all but the two at the right
    '11111100'
    >>> [step.kind for step in trace[:3]]
    ['call', 'place', 'call']
    >>> Trace("bitmask", 18)[100_000_000_000].queens[:4]
    ((0, 8), (1, 0), (2, 13), (3, 3))
    >>> trace == Trace(n=8)
    True
    >>> Trace("puzzle", board="touch:AAABB/CAABB/CCDBB/CCDDE/CCDEE").total.solutions
    4
    """

    @overload
    def __init__(
        self: Trace[Step], algorithm: ByMasks = "bitmask", n: SupportsIndex = 8, goal: Goal = "all"
    ) -> None: ...
    @overload
    def __init__(self: Trace[SquareStep], algorithm: BySquares, n: SupportsIndex = 8, goal: Goal = "all") -> None: ...
    @overload
    def __init__(
        self: Trace[PuzzleStep],
        algorithm: ByBoard,
        n: SupportsIndex | None = None,
        goal: Goal = "all",
        board: Board | str | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self, algorithm: str, n: SupportsIndex | None = None, goal: Goal = "all", board: Board | str | None = None
    ) -> None: ...
    def __init__(
        self,
        algorithm: str = "bitmask",
        n: SupportsIndex | None = None,
        goal: Goal = "all",
        board: Board | str | None = None,
    ) -> None:
        one_of("algorithm", algorithm, tuple(ALGORITHMS))
        self.algorithm: Algorithm = ALGORITHMS[algorithm]
        self.board = None if board is None else board_for(self.algorithm, n, board)
        size = DEFAULT_N if n is None else n
        self.n = self.board.n if self.board else whole("n", size, 1, self.algorithm.largest, self.algorithm.reason)
        one_of("goal", goal, get_args(Goal))
        self.goal: Goal = goal
        self._run = Run(algorithm, self.n, goal, self.board)
        self.pausing = PausingTrace(self.algorithm, self.n, goal, self.board)

    @property
    def _ready(self) -> PausingTrace:
        """The same with pauses, after the search of a board."""
        finish(self.pausing.prepare())
        return self.pausing

    def __repr__(self) -> str:
        return repr(self.pausing)

    def __eq__(self, other: object) -> bool:
        return self._run == other._run if isinstance(other, Trace) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._run)

    def __reduce__(self) -> tuple[Any, ...]:
        return Trace, self._run

    def __bool__(self) -> bool:
        return True  # there is at least one step, even if `len` raises

    def _repr_html_(self) -> str:
        """Return the film as HTML, or, if no film can be made, the board of the first solution."""
        return notebook.make_film(self) if notebook.make_film else self._draw_board()

    def _draw_board(self) -> str:
        """Draw the board of the first solution, or an empty one if none can be reached."""
        size = "too many steps to be counted" if self.size is None else f"{self.size:,} steps"
        try:
            found = self.find("solution", number=1)
        except NotReady:
            found = None
        queens = () if found is None else self[found].queens
        return notebook.format_board(f"{self!r}: {size}", self.n, queens)

    @property
    def total(self) -> Counters | None:
        """The `Counters` of the whole search, at its last step; None if the size is not known.

        >>> Trace("bitmask", 8).total
        Counters(steps=6170, calls=2057, placements=2056, solutions=92, dead_ends=644, checks=1965)
        """
        return self._ready.total

    @property
    def size(self) -> int | None:
        """The number of steps, as `len` gives it; None if it is not known.

        >>> Trace("bitmask", 18).size
        178097533472
        >>> print(Trace("bitmask", 27).size)
        None
        """
        return self._ready.size

    @property
    def reached(self) -> int:
        """The number of steps that can be read at once: all of them, or those walked so far from the start.

        >>> Trace("bitmask", 8).reached
        6170
        """
        return self._ready.reach.steps

    @property
    def horizon(self) -> int | None:
        """The number of steps that one call may walk beyond `reached`; None if every step can be read at once.

        >>> print(Trace("bitmask", 8).horizon)
        None
        """
        return None if self._ready.reach.index.whole else self.pausing.reach.index.horizon

    @property
    def estimate(self) -> Estimate:
        """The number of steps of the whole search, for all solutions: an `Estimate` by random probes.

        It takes a tenth of a second the first time, and is the same every time.

        >>> guess = Trace("bitmask", 27).estimate
        >>> print(f"{guess.value:.1e} steps, give or take {guess.error:.1e}")
        9.0e+19 steps, give or take 4.2e+18
        """
        return finish(self._ready.estimate())

    def __len__(self) -> int:
        if self.size is None:
            guess = "its size is None, and its estimate is a guess"
            raise SizeUnknown(f"the size of {self!r} is not known: {guess}")
        return self.size

    @overload
    def __getitem__(self, key: SupportsIndex) -> S_co: ...
    @overload
    def __getitem__(self, key: slice) -> list[S_co]: ...
    def __getitem__(self, key: SupportsIndex | slice) -> S_co | list[S_co]:
        if isinstance(key, slice):
            return self._window(key)
        number = operator.index(key)
        if number < 0:
            number += len(self)
        if number < 0 or (self.size is not None and number >= self.size):
            raise IndexError(f"step {key} is not in {self!r}, which has {self.size} steps")
        return cast(S_co, finish(self._ready.step(number)))

    def _window(self, key: slice) -> list[S_co]:
        start, stop, stride = key.start or 0, key.stop, key.step or 1
        if self.size is None and (stop is None or min(start, stop, stride) < 0):
            raise SizeUnknown(f"the size of {self!r} is not known: slice it forward, from a start up to a stop")
        numbers = range(*key.indices(stop if self.size is None else self.size))
        if numbers.step < 0:
            return list(self.read(numbers[-1], numbers[0] + 1, -numbers.step))[::-1] if numbers else []
        return list(self.read(numbers.start, numbers.stop, numbers.step))

    def __iter__(self) -> Iterator[S_co]:
        return self.read(0)

    def __contains__(self, step: object) -> bool:
        if not isinstance(step, AnyStep):
            return False
        try:
            return self[step.step] == step
        except IndexError:
            return False

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Return the number of a step, like `index` of a list, but without a search.

        Args:
            value: A step.
            start: The first number allowed; a negative one counts from the end.
            stop: The number to stop before; a negative one counts from the end, None stands for the end.

        Raises:
            ValueError: This trace does not have the step there.

        >>> trace = Trace("bitmask", 18)
        >>> trace.index(trace[100_000_000_000])
        100000000000
        """
        if isinstance(value, AnyStep) and value in self:
            after = stop is None or value.step < (stop if stop >= 0 else stop + len(self))
            if after and value.step >= (start if start >= 0 else start + len(self)):
                return value.step
        raise ValueError(f"this step is not in {self!r}")

    def count(self, value: object) -> int:
        """Return how often a step is in the trace: once, or never.

        Args:
            value: A step.

        >>> Trace("bitmask", 8).count(Trace("bitmask", 9)[0])
        0
        """
        return int(value in self)

    def read(self, start: int, stop: int | None = None, stride: int = 1) -> Iterator[S_co]:
        """Return an iterator over steps, by one walk that never goes back; unlike a slice, it takes little memory.

        Args:
            start: The first step.
            stop: The step to stop before; by default the end.
            stride: The distance from one step to the next, from 1.

        Raises:
            ValueError: A number is negative, or the stride is 0.
            NotReady: The next step lies too far beyond the steps walked so far.

        >>> [step.row for step in Trace("bitmask", 8).read(0, 12, 2)]
        [0, 1, 2, 3, 4, 5]
        """
        return cast(Iterator[S_co], filter(None, self._ready.read(start, stop, stride)))

    def table(self, start: int = 0, stop: int | None = None, stride: int = 1) -> dict[str, list[Any]]:
        """Return steps as columns: a dict of lists of equal length, which pandas, Polars and NumPy take as they are.

        For example `pandas.DataFrame(trace.table(0, 1000))`, or `numpy.array(trace.table()["poss"])`.

        Args:
            start: The first step.
            stop: The step to stop before; by default the end.
            stride: The distance from one step to the next, from 1.

        Returns:
            The fields of the steps, but `depth`, the number of open calls, in place of `stack`. A cell is None if its
            step lacks the field; `queens` and `lines` are tuples.

        Raises:
            ValueError: A number is negative, or the stride is 0.
            NotReady: The next step lies too far beyond the steps walked so far.

        >>> table = Trace("bitmask", 8).table(0, 4)
        >>> table["kind"]
        ['call', 'place', 'call', 'place']
        >>> table["poss"]
        [255, 254, 252, 248]
        """
        return columns_of(self.read(start, stop, stride))

    def read_checks(self, start: int, stop: int, stride: int = 1) -> Iterator[S_co]:
        """Return an iterator over the first steps at which `checks` is at least start, start + stride, ...

        With `read` searches run side by side step for step, with this check for check. A check is one test of a
        square, or of a whole row of bits.

        Args:
            start: The first number of checks.
            stop: The number of checks to stop before.
            stride: The distance from one number to the next, from 1.

        Raises:
            ValueError: A number is negative, or the stride is 0.
            SizeUnknown: There is no table.

        >>> [step.step for step in Trace("basic", 8).read_checks(0, 100, 25)]
        [0, 13, 19, 26]
        """
        return cast(Iterator[S_co], filter(None, self._ready.read_checks(start, stop, stride)))

    def solutions(self, start: int = 0, stop: int | None = None, *, classes: bool = False) -> Iterator[Solution]:
        """Return an iterator over each `Solution` of the slice [start:stop] of all, in the order of the search.

        For NumPy: `numpy.array([solution.columns for solution in trace.solutions()])`.

        Args:
            start: The index of the first one, from 0.
            stop: The index to stop before; by default the end.
            classes: Only the first found of each class of solutions that turns and mirrors map onto each other; the
                class is its `images`.

        Raises:
            ValueError: A number is negative.
            NotReady: The next solution lies too far beyond the steps walked so far.

        >>> next(Trace("bitmask", 8).solutions(91)).columns
        (0, 4, 7, 5, 2, 6, 1, 3)
        >>> sum(1 for _ in Trace("bitmask", 6).solutions())
        4
        >>> from collections import Counter
        >>> Counter(len(solution.images) for solution in Trace("bitmask", 8).solutions(classes=True))
        Counter({8: 11, 4: 1})
        """
        return filter(None, self._ready.solutions(start, stop, classes=classes))

    @overload
    def find(self, what: Literal["solution", "dead_end"], *, number: int) -> int | None: ...
    @overload
    def find(self, what: What, start: int = 0, direction: Direction = "forward") -> int | None: ...
    def find(
        self, what: What, start: int = 0, direction: Direction = "forward", *, number: int | None = None
    ) -> int | None:
        """Return the number of a step, as seen from step `start`; None if there is none.

        - "solution" and "dead_end": the nearest strictly after `start` (backward: before), or the `number`-th of all;
        - "over": from a `place` the `return` that lifts its queen (backward: the other way round), from any other step
          its neighbour;
        - "out": the `return` of the active call (backward: its `call`; from there, its caller's `call`).

        Args:
            what: One of these four.
            start: The step from which to search.
            direction: "forward" or "backward".
            number: From 1, counted from the beginning of the trace, so without `start`.

        Raises:
            ValueError: An argument is not allowed.
            IndexError: The start is beyond the end.
            NotReady: The step lies too far beyond the steps walked so far.

        >>> trace = Trace("bitmask", 8)
        >>> trace.find("solution")
        331
        >>> trace.find("solution", 331)
        433
        >>> trace.find("solution", number=92)
        5845
        >>> trace.find("over", 1)
        681
        """
        if number is not None and (start != 0 or direction != "forward"):
            raise ValueError("number counts from the beginning of the trace: leave out start and direction")
        return finish(self._ready.find(what, start, direction, number=number))

    def find_line(self, line: int, start: int = 0, direction: Direction = "forward") -> int | None:
        """Return the nearest step that runs this line of the listing; None if there is none.

        Args:
            line: The line of `trace.algorithm.listing(trace.goal)`, from 1.
            start: The step after which to search; backward, before which.
            direction: "forward" or "backward".

        Raises:
            ValueError: An argument is not allowed.
            IndexError: The start is beyond the end.
            NotReady: The start lies too far beyond the steps walked so far.
            NotWithin: The search has given up, after about a third of a second.

        >>> trace = Trace("bitmask", 8)
        >>> trace.algorithm.listing().splitlines()[4 - 1].strip()
        'solutions += 1'
        >>> trace.find_line(4, 331)
        433
        """
        return finish(self._ready.find_line(line, start, direction))

    def find_square(self, row: int, column: int, start: int = 0, direction: Direction = "forward") -> int | None:
        """Return the nearest step that puts a queen on this square; None if there is none.

        In "naive" it is a board on which the queen of this row has just moved there.

        Args:
            row: From 0, row 0 on top.
            column: From 0, column 0 on the left.
            start: The step after which to search; backward, before which.
            direction: "forward" or "backward".

        Raises:
            ValueError: An argument is not allowed.
            IndexError: The start is beyond the end.
            NotReady: The start lies too far beyond the steps walked so far.
            NotWithin: The search has given up, after about a third of a second.

        >>> trace = Trace("bitmask", 8)
        >>> trace.find_square(0, 0)
        5488
        >>> trace[5488].queens
        ((0, 0),)
        """
        return finish(self._ready.find_square(row, column, start, direction))

    def find_queens(self, columns: Sequence[int]) -> int | None:
        """Return the step that places the last of these queens; None if the trace ends before.

        `find("over", step)` is the end of all steps below them.

        Args:
            columns: The column of the queen in row 0, 1 and so on; if the search fills columns, its row in column 0, 1
                and so on.

        Raises:
            ValueError: Queens attack each other, or it is "naive", which does not place one after the other.
            NotReady: There is no table.

        >>> Trace("bitmask", 8).find_queens([0, 4, 7])
        5825
        """
        return finish(self._ready.find_queens(columns))

    def subtree_counts(self, step: int) -> tuple[list[Square], list[list[SubtreeCount]]]:
        """Return the queens at a step, and for each open call its finished squares with the solutions below each.

        Squares are (row, column). The solutions are None if the subtree is too large to measure now (only for n above
        18).

        Args:
            step: The number of the step.

        Raises:
            ValueError: The step is negative.
            IndexError: The step is beyond the end.
            NotReady: The step lies too far beyond the steps walked so far.

        >>> queens, counts = Trace("bitmask", 8).subtree_counts(2000)
        >>> queens
        [(0, 5), (1, 2), (2, 0), (3, 6), (4, 3), (5, 1)]
        >>> counts[0]
        [((0, 7), 4), ((0, 6), 8)]
        """
        return finish(self._ready.subtree_counts(step))

    def outline(self, start: int, stop: int, width: int, *, exact: bool = True, threads: int = 1) -> Outline:
        """Return the `Outline` of a range of steps, which a timeline shows.

        Args:
            start: The first step.
            stop: The step to stop before.
            width: The number of pixels.
            exact: False takes milliseconds for any n; True takes a quarter of a second for all of N = 16 on one thread.
            threads: The number of parts that are drawn at the same time.

        Raises:
            ValueError: An argument is not allowed, or there is no step from `start` up to before `stop`.
            NotReady: There is no table.

        >>> Trace("bitmask", 8).outline(0, 6170, 8).solutions
        [5, 7, 16, 18, 18, 16, 7, 5]
        """
        return finish(self._ready.outline(start, stop, width, exact=exact, threads=threads))


def board_for(algorithm: Algorithm, n: SupportsIndex | None, board: Board | str) -> Board:
    """Return the board of a search for n queens; `n` is None or the board's own. Raises ValueError."""
    if not algorithm.takes_board:
        takers = ", ".join(each.id for each in ALGORITHMS.values() if each.takes_board)
        raise ValueError(f"board goes with {takers}, not with {algorithm.id}")
    found = board if isinstance(board, Board) else parse_board(board)
    if n not in (None, found.n):
        raise ValueError(f"n must be that of the board, {found.n}, or be left out, not {n!r}")
    return found
