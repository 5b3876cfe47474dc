"""The searches as a compiler takes them: each listing once more, its variables passed instead of global.

Nothing is made faster on the way: the same order, the same tests, the same calls. They are compiled all in one manner
and timed against each other; what they count is held to the listings by tests. A module has the id of its algorithm.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module


def translation(algorithm: str) -> Callable[[int], int]:
    """The search with this id: the number of solutions, by n. Brings in what compiles."""
    solve: Callable[[int], int] = import_module(f"{__name__}.{algorithm}").solve
    return solve
