"""The searches in a form that numba can compile: each listing again, with parameters instead of global variables.

Nothing is made faster: the order, the tests and the calls stay the same. All are compiled the same way and timed
against each other. Tests compare their counts with those of the listings. A module has the id of its algorithm.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module


def translation(algorithm: str) -> Callable[[int], int]:
    """Import the translation of an algorithm, a function from n to the number of solutions. Imports numba."""
    solve: Callable[[int], int] = import_module(f"{__name__}.{algorithm}").solve
    return solve
