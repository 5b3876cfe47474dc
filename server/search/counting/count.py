"""The count of all solutions of a board at full speed, with progress reports and cancelling."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from threading import Lock
from time import perf_counter
from types import NoneType

from ..arguments import typed, whole
from ..compiled import is_compiled
from ..pausable import Pausable, Pauses, Together, finish
from .engines import MAX_N, resolve, warm
from .jobs import plan, usable_threads
from .workload import Job


class Cancelled(Exception):
    """A `count` has ended without a result, since `cancelled()` returned True.

    >>> count(30, cancelled=lambda: True)
    Traceback (most recent call last):
        ...
    Cancelled
    """


def check_for(cancelled: Callable[[], bool]) -> Callable[[], None]:
    """Return a function that raises Cancelled if `cancelled()` returns True."""

    def check() -> None:
        if cancelled():
            raise Cancelled

    return check


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a `count`.

    - `done`: the number of finished jobs;
    - `fraction`: the share of the estimated time, from 0 to 1; it grows linearly to within a few hundredths;
    - `solutions`: the number of solutions found so far.

    >>> reports = []
    >>> found = count(8, progress=reports.append)
    >>> f"{reports[-1].fraction:.0%}, {reports[-1].solutions} solutions"
    '100%, 92 solutions'
    """

    done: int
    fraction: float
    solutions: int


@dataclass(frozen=True, slots=True)
class Count:
    """A finished `count`.

    - `n`, `solutions`: the size of the board, and the number of ways to place its queens;
    - `seconds`: the wall-clock time from preparing the first job to the last result, without compiling;
    - `engine`: the engine used; below n = 8 always "richards";
    - `threads`: the number of jobs that ran at once.

    >>> count(6, threads=1).engine
    'richards'
    """

    n: int
    solutions: int
    seconds: float
    engine: str
    threads: int

    def _repr_html_(self) -> str:
        jobs = f"{self.threads} threads" if self.threads > 1 else "one thread"
        return (
            f"<p><strong>{self.solutions:,}</strong> solutions for N = {self.n}, counted in {self.seconds:.3g} s"
            f" by the engine {self.engine} in {jobs}.</p>"
        )


def count(
    n: int,
    *,
    engine: str | None = None,
    threads: int | None = None,
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Count:
    """Count the ways to place n queens on a board of n times n squares so that none attacks another.

    The first count after an installation takes some seconds more, to compile its code. Without numba, which
    `pip install '.[fast]'` brings, it runs interpreted, hundreds of times as slow.

    Args:
        n: The size of the board, 1 to 34. Up to 18 (interpreted: up to 12) it takes seconds, above minutes, hours,
            years (see `forecast`).
        engine: "richards", "batch", "avx2", "avx512" or "vbmi2"; by default the fastest that runs here.
        threads: The number of jobs that run at once; by default one for each processor.
        progress: Called with a `Progress` after each job, in one thread at a time.
        cancelled: Called in the calling thread, many times a second; if it returns True, the count ends.

    Returns:
        The number of solutions and the time that it took, as a `Count`.

    Raises:
        ValueError: An argument is not allowed.
        EngineUnavailable: The engine is unknown, or this machine cannot run it.
        Cancelled: `cancelled` returned True.

    Source: the numbers are OEIS A000170. "richards" counts as M. Richards does (1997); the others complete the queens
    on the border, for one of all symmetric borders.

    >>> count(8).solutions
    92
    """
    for name, function in (("progress", progress), ("cancelled", cancelled)):
        typed(name, function, (Callable, NoneType), "a function")  # type: ignore[arg-type]
    return finish(counting(n, engine, threads, progress), cancelled and check_for(cancelled))


def counting(
    n: int, engine: str | None, threads: int | None, progress: Callable[[Progress], None] | None = None
) -> Pausable[Count]:
    """Run `count` as a pausable task."""
    n, counted = whole("n", n, 1, MAX_N), None
    while not counted:
        counted = yield from try_to_count(n, engine, threads, progress)
    return counted


def try_to_count(
    n: int,
    engine: str | None,
    threads: int | None,
    progress: Callable[[Progress], None] | None,
    pause: Callable[[], None] = lambda: None,
) -> Pausable[Count | None]:
    """Run `count` as a pausable task; return None if numba came meanwhile.

    Then the best engine begins anew: it makes up for minutes within a second. `pause` is called at each pause.
    """
    compiled, chosen, at_once = is_compiled(), resolve(n, engine), usable_threads(threads)
    if compiled:
        warm([chosen.name], n)
    began, planned, lock = perf_counter(), plan(n, chosen, at_once), Lock()
    done, work, solutions = 0, 0.0, 0

    def run(job: Job) -> Pauses[None]:
        """Run a job in any thread and add its result, unless numba comes meanwhile."""
        nonlocal done, work, solutions
        found = 0
        for more in job.start():
            found += more
            pause()
            yield
            if is_compiled() != compiled:
                return
        with lock:
            done, work, solutions = done + 1, work + job.work, solutions + found
            if progress is not None:
                progress(Progress(done, min(1.0, work / planned.work), solutions))

    yield Together(map(run, takewhile(lambda _: is_compiled() == compiled, planned.jobs)), at_once)
    return Count(n, solutions, perf_counter() - began, chosen.name, at_once) if is_compiled() == compiled else None
