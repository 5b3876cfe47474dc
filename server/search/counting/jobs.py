"""The jobs of a count, whose results add up to the number of solutions, and the threads that are worth starting."""

import os
from functools import partial

from ..arguments import whole
from ..compiled import is_compiled
from .engines import RICHARDS, Engine
from .kernels import richards
from .workload import Job, Plan


def plan(n: int, engine: Engine, threads: int, as_wide_as: int = 0) -> Plan:
    """Return the jobs of a count, the longest first, so that the last ones are short and all threads end together.

    The many jobs of a board that takes very long are unordered, and made on demand.
    as_wide_as: use the words of this larger board, to measure its kernel on a small board.
    """
    if engine.name == RICHARDS:
        if n == 1:
            return Plan([Job(1, lambda: iter([1]))], 1)  # the board of one square
        jobs = [Job(1, partial(richards.count, n, *prefix)) for prefix in richards.prefixes(n)]
        return Plan(jobs, len(jobs))
    from .group_jobs import plan_groups  # needs NumPy, which is there if the engine is

    return plan_groups(n, engine, threads, as_wide_as)


def processors() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def usable_threads(wanted: int | None) -> int:
    """Return the number wanted, by default one for each processor; 1 without numba, because of the interpreter lock.

    More threads than processors are allowed, since a container may hide processors. Raises ValueError.
    """
    wanted = wanted if wanted is None else whole("threads", wanted, 1)
    return (wanted or processors()) if is_compiled() else 1
