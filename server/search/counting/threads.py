"""The number of threads worth starting on this machine."""

from __future__ import annotations

import os

from ..arguments import whole
from ..compiled import is_compiled


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
