"""The count of a large subtree, many calls at a time, by the vectors of `counting`. Importing it imports numba.

The calls of each row wait together, and one pass takes the next square of a batch of them. Calls without a free square
are counted and not kept.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..compiled import njit
from ..counting.engines import ENGINES, best_engine
from ..counting.kernels.batches import choose_row, pad_batch
from ..counting.kernels.layout import BATCH, BLOCK, PLANE, word_type
from ..counting.kernels.simd import place_lanes

BITS = 32  # of a word, which holds a row of the largest board
FEWEST_ROWS = 10  # from a call to the end of the board; fewer do not fill the vectors

Counter = Callable[[int, int, int, int, int, int, Any, Any], tuple[int, int, int, int]]


def lanes_here() -> int:
    """Return the number of calls that the best engine takes in one step; 0 without vectors."""
    return ENGINES[best_engine()].vector_bits // BITS


@cache
def make_counter(lanes: int) -> Counter:
    """Make the loop that takes `lanes` calls in one step: a closure over a number, which numba can cache."""

    @njit
    def count(
        n: int, row: int, ld: int, col: int, rd: int, most: int, states: Any, waiting: Any
    ) -> tuple[int, int, int, int]:
        """Run `measure`, with room for BLOCK words in each row from this one on, and a zero for each."""
        done = (1 << n) - 1
        poss = ~(ld | col | rd) & done
        last = n - 2 - row  # a square that is free one row further down is a solution
        states[0], states[PLANE], states[2 * PLANE], states[3 * PLANE] = ld, rd, col | ~done, poss
        waiting[0] = poss != 0
        calls, solutions, dead_ends, deepest = 1, 0, int(poss == 0), row
        while calls <= most or calls == 1:
            depth = choose_row(waiting, last)
            if depth < 0:
                return calls, solutions, dead_ends, deepest
            end = depth * BLOCK + waiting[depth]
            size = min(waiting[depth], BATCH)
            pad_batch(states, end - size, end, lanes)
            kept = end - size
            first = child = (depth + 1) * BLOCK + waiting[depth + 1]
            for at in range(end - size, end, lanes):
                stays, born = place_lanes(states, at, kept, child, lanes)
                kept += stays
                child += born
            born = child - first
            waiting[depth] = kept - depth * BLOCK
            calls += size
            dead_ends += size - born
            deepest = max(deepest, row + depth + 1)
            if depth < last:
                waiting[depth + 1] += born
            elif born:
                calls += born
                solutions += born
                deepest = n
        return -1, 0, 0, 0

    return count


def measure(lanes: int, n: int, row: int, ld: int, col: int, rd: int, most: int) -> tuple[int, int, int, int]:
    """Run `reference.measure` for a call with at least two rows."""
    rows = n - row
    states, waiting = np.empty(rows * BLOCK, word_type(BITS)), np.zeros(rows, np.int64)
    found: tuple[int, int, int, int] = make_counter(lanes)(n, row, ld, col, rd, most, states, waiting)
    return found
