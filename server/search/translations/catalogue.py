"""The translations by the ids of their algorithms. Importing it brings in what compiles."""

from __future__ import annotations

from collections.abc import Callable

from . import backtracking, basic, bitmask, caching, conjoin, flipped, naive, plain

TRANSLATIONS: dict[str, Callable[[int], int]] = {
    "naive": naive.solve,
    "backtracking": backtracking.solve,
    "basic": basic.solve,
    "plain": plain.solve,
    "caching": caching.solve,
    "bitmask": bitmask.solve,
    "flipped": flipped.solve,
    "conjoin": conjoin.solve,
}
