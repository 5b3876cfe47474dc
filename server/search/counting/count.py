"""Count all solutions of a board as fast as this machine can, with progress and cancelling.

Hands jobs to an executor and adds their answers up. Must not know what a job does, nor who is waiting for the count.
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

POLL_SECONDS = 0.02  # how often `cancelled` is asked, and an interrupt from the keyboard noticed
JOBS_AHEAD = 3  # handed over for each thread, so that none waits for this one; the rest stay here, easily forgotten


class Cancelled(Exception):
    """The count was given up because `cancelled()` said so."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a count has come."""

    done: int  # jobs
    jobs: int
    fraction: float  # of the time it takes, as estimated beforehand: within some hundredths of a straight line
    solutions: int  # found so far


@dataclass(frozen=True, slots=True)
class Count:
    """A finished count."""

    n: int
    solutions: int
    seconds: float  # from the first job's preparation to the last one's answer; compiling is not counted
    engine: str  # that did it; below n = 8 always "richards"
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

    engine: a name from `available_engines()`, else the best one. threads: how many jobs run at once, else one a
    processor. Both callbacks run in the thread that calls. executor: where jobs run instead of threads of our own; in
    another process a job that has begun is not cancelled.

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
    """Keep the runner in jobs until all are done; the sum of their answers. On any error stop those that have begun."""
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
