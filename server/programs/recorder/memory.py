"""Measure the memory that this process has taken since a start, where the system reports it."""

from __future__ import annotations

import sys
from collections.abc import Callable


def used_memory() -> Callable[[], int]:
    """Return a function for the bytes taken from now on; it returns 0 if the system has no report, as in a browser."""
    try:
        import resource
    except ImportError:
        return lambda: 0
    unit = 1 if sys.platform == "darwin" else 1024

    def most() -> int:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit

    start = most()
    return lambda: most() - start
