"""A run of one algorithm on one n, as a sequence of steps that can be opened anywhere: `Trace("bitmask", 8)[123]`.

The way into this room. What it is asked is done at once; `pausing` does the same with pauses, and says what each does.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from functools import update_wrapper
from inspect import signature
from typing import Concatenate, ParamSpec, TypeVar, get_args, overload

from .. import notebook
from ..algorithms.algorithm import Goal
from ..algorithms.catalogue import ALGORITHMS
from ..estimates.tree_size import Estimate
from ..pausable import Pausable, finish
from ..step import AnyStep, Counters
from ..walks.reach import NotReady
from .pausing import PausingTrace, SizeUnknown
from .solutions import Solution

P = ParamSpec("P")
T = TypeVar("T")


def at_once(method: Callable[Concatenate[PausingTrace, P], Pausable[T]]) -> Callable[Concatenate[Trace, P], T]:
    """The method without pauses."""

    def ask(self: Trace, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return finish(method(self.pausing, *args, **kwargs))

    told = signature(method)
    (*_, result) = get_args(told.return_annotation)
    vars(update_wrapper(ask, method))["__signature__"] = told.replace(return_annotation=result)
    return ask


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
        """What a notebook shows: the film, or of a film that cannot be made the board of the first solution."""
        return notebook.make_film(self) if notebook.make_film else self._draw_board()

    def _draw_board(self) -> str:
        """The board of the first solution, or an empty one if none can be reached."""
        size = "more than can be counted" if self.size is None else f"{self.size:,}"
        try:
            found = self.find("solution", number=1)
        except NotReady:
            found = None
        queens = () if found is None else self[found].queens
        return notebook.format_board(f"{self!r}: {size} steps", self.n, queens)

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
        return self.read(0)

    def read(self, start: int, stop: int | None = None, stride: int = 1) -> Iterator[AnyStep]:
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

    find = at_once(PausingTrace.find)
    find_line = at_once(PausingTrace.find_line)
    find_square = at_once(PausingTrace.find_square)
    find_queens = at_once(PausingTrace.find_queens)
    subtree_counts = at_once(PausingTrace.subtree_counts)
    outline = at_once(PausingTrace.outline)
