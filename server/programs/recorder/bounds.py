"""Bounds of a recording, and the memory that this process has taken since a start."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Bounds:
    """Limits at which recording ends; the recording so far stays.

    - `events`: lines, calls, returns and exceptions;
    - `seconds`: wall-clock time under the recorder, which makes a program about a hundred times slower;
    - `bytes`: memory that the program takes beyond Python's at its start; also the size of the recording's JSON;
    - `depth`: open calls; Python's own limit ends a recursion first, unless the program raises it;
    - `output`: characters of output to record. The program may print more.
    """

    events: int = 1_000_000
    seconds: float = 60.0
    bytes: int = 300_000_000
    depth: int = 5_000
    output: int = 1_000_000

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not value > 0:
                raise ValueError(f"bound {name} must be a number above 0, not {value!r}")


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
