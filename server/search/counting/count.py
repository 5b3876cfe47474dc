"""Counts all solutions of a board as fast as this machine can, with progress reports and cancelling."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from time import perf_counter

from ..pausable import Pausable, Pauses, Together, finish
from .engines import resolve, warm
from .jobs import Job, plan
from .threads import usable_threads


class Cancelled(Exception):
    """`cancelled()` returned True."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a count has come."""

    done: int  # jobs
    fraction: float  # of the estimated time; it grows linearly to within a few hundredths
    solutions: int  # found so far


@dataclass(frozen=True, slots=True)
class Count:
    """A finished count."""

    n: int
    solutions: int
    seconds: float  # from preparing the first job to the last one's result, without compiling
    engine: str  # the one that was used; below n = 8 always "richards"
    threads: int


def count(
    n: int,
    *,
    engine: str | None = None,
    threads: int | None = None,
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Count:
    """The number of ways to place n queens (OEIS A000170), n from 1 to 34; above 18 it takes minutes, hours, years.

    - engine: a name from `available_engines()`; by default the best one;
    - threads: how many jobs run at once; by default one for each processor;
    - progress: called after each job, in one thread at a time;
    - cancelled: called in the calling thread, many times a second.

    Raises ValueError, EngineUnavailable (a ValueError), Cancelled.
    """

    def check() -> None:
        if cancelled is not None and cancelled():
            raise Cancelled

    return finish(counting(n, engine, threads, progress), check)


def counting(
    n: int, engine: str | None, threads: int | None, progress: Callable[[Progress], None] | None = None
) -> Pausable[Count]:
    """`count` as work that can be paused."""
    chosen, threads = resolve(n, engine), usable_threads(threads)
    warm([chosen.name], n)
    started = perf_counter()
    planned = plan(n, chosen, threads)
    tally = Tally(planned.work, progress)
    yield Together(map(tally.add, planned.jobs), threads)
    return Count(n, tally.solutions, perf_counter() - started, chosen.name, threads)


class Tally:
    """Adds up the results of jobs, in any order and from any thread."""

    def __init__(self, whole: float, progress: Callable[[Progress], None] | None) -> None:
        self._whole, self._progress, self._lock = whole, progress, Lock()
        self._done, self._work = 0, 0.0
        self.solutions = 0

    def add(self, job: Job) -> Pauses[None]:
        """Do a job and add its result."""
        found = yield from job.begin()
        with self._lock:
            self._done += 1
            self._work += job.work
            self.solutions += found
            if self._progress is not None:
                share = min(1.0, self._work / self._whole)
                self._progress(Progress(self._done, share, self.solutions))
