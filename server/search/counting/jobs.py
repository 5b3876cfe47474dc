"""The jobs of a count, which pause every few milliseconds. Their results add up to the number of solutions."""

from __future__ import annotations

from functools import partial

from ..pausable import task
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
            return Plan([Job(1, lambda: task(lambda: 1))], 1)  # the board of one square
        jobs = [Job(1, partial(richards.count, n, *prefix)) for prefix in richards.prefixes(n)]
        return Plan(jobs, len(jobs))
    from .group_jobs import plan_groups  # needs NumPy, which is there if the engine is

    return plan_groups(n, engine, threads, as_wide_as)
