"""Counts all solutions of a board as fast as this machine can, with progress reports and cancelling.

It hands jobs to an executor and adds up their results.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from time import perf_counter

from .engines import resolve, warm
from .jobs import Job, plan
from .threads import processors, usable_threads

POLL_SECONDS = 0.02  # how often `cancelled` is called, and a keyboard interrupt noticed
JOBS_AHEAD = 3  # jobs submitted for each thread, so that none is idle; the rest stay here and need no cancelling


class Cancelled(Exception):
    """`cancelled()` returned True."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a count has come."""

    done: int  # jobs
    jobs: int
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
    executor: Executor | None = None,
) -> Count:
    """The number of ways to place n queens (OEIS A000170), n from 1 to 34; above 18 it takes minutes, hours, years.

    - engine: a name from `available_engines()`; by default the best one;
    - threads: how many jobs run at once; by default one for each processor;
    - progress, cancelled: callbacks, called in the calling thread;
    - executor: runs the jobs instead of our own threads. In another process a job that has begun is not cancelled.

    Raises ValueError, EngineUnavailable (a ValueError), Cancelled.
    """
    chosen = resolve(n, engine)
    here = usable_threads(threads)
    threads = here if executor is None else threads or processors()
    warm([chosen.name], n)
    started = perf_counter()
    jobs = plan(n, chosen, threads)
    pool: AbstractContextManager[Executor] = ThreadPoolExecutor(threads) if executor is None else nullcontext(executor)
    with pool as runner:
        solutions = _run(jobs, runner, threads * JOBS_AHEAD, progress, cancelled)
    return Count(n, solutions, perf_counter() - started, chosen.name, threads)


def _run(
    jobs: list[Job],
    runner: Executor,
    ahead: int,
    progress: Callable[[Progress], None] | None,
    cancelled: Callable[[], bool] | None,
) -> int:
    """Submit jobs until all are done; return the sum of their results. After an error, stop those that have begun."""
    stop = bytearray(1)
    whole = sum(job.work for job in jobs)
    waiting = iter(jobs)
    running: dict[Future[int], Job] = {}
    done, work, solutions = 0, 0.0, 0
    try:
        while done < len(jobs):
            if cancelled is not None and cancelled():
                raise Cancelled
            while len(running) < ahead and (job := next(waiting, None)) is not None:
                running[runner.submit(job.function, *job.arguments, stop)] = job
            finished, _ = wait(running, POLL_SECONDS, FIRST_COMPLETED)
            for future in finished:
                work += running.pop(future).work
                done += 1
                solutions += future.result()
            if finished and progress is not None:
                progress(Progress(done, len(jobs), min(1.0, work / whole), solutions))
    except BaseException:
        stop[0] = 1
        for future in running:
            future.cancel()
        raise
    return solutions
