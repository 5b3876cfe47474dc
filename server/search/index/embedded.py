"""A faster way to measure subtrees, where this Python is part of a program that has one: a browser's JavaScript.

It takes what `reference.measure` takes and finds the same, for boards up to LARGEST.
"""

from __future__ import annotations

from collections.abc import Callable

from . import reference

LARGEST = 30  # n: JavaScript's masks are 32-bit integers with a sign
MOST = 2**53 - 1  # calls: its numbers are exact so far

Measure = Callable[[int, int, int, int, int, int], tuple[int, int, int, int]]

_given: Measure | None = None


def give(measure: Measure | None) -> None:
    """Have subtrees measured by this function from now on; by None as before."""
    global _given
    _given = measure


def is_given() -> bool:
    return _given is not None


def measure(n: int, row: int, ld: int, col: int, rd: int, most: int) -> tuple[int, int, int, int]:
    """`reference.measure`, as fast as there is a way."""
    if _given is None or n > LARGEST:
        return reference.measure(n, row, ld, col, rd, most)
    return _given(n, row, ld, col, rd, min(most, MOST))
