"""The scheduler of the batch engines: it chooses which states to work on next.

A search with a stack takes a branch for every square, and the processor mispredicts half of them. Here many states wait
in each row of the board, and one pass takes one free square from each of a batch of them. It writes every result, but
advances the write position only past those worth keeping. So there is no branch to mispredict.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ..compiled import njit
from .layout import BATCH, BLOCK, MAX_LANES, PLANE, States
from .scalar import expand, finish
from .simd import expand_lanes, finish_lanes

Integers = npt.NDArray[np.int64]
Kernel: TypeAlias = Callable[[States, Integers, Integers, int, int], int]


def word_type(bits: int) -> type[np.signedinteger[Any]]:
    """NumPy's name for a word of 32 or 64 bits."""
    return np.int32 if bits == 32 else np.int64


@cache
def make_kernel(lanes: int) -> Kernel:
    """The kernel that takes `lanes` states in one step. It is a closure over a number, which numba can cache."""

    @njit
    def complete(states: States, waiting: Integers, rows: Integers, top: int, passes: int) -> int:
        """The ways to fill `rows` of the inner board that so many passes find; each takes half a microsecond.

        states, waiting: see `plant`, and what the call before has left; the number of states in each row. When they are
        all zeros, every way has been found. top: the number of the last inner row.
        """
        deepest = len(rows) - 3
        solutions = 0
        for _ in range(passes):
            depth = _choose(waiting, deepest)
            if depth < 0:
                break
            first = depth * BLOCK + max(0, waiting[depth] - BATCH)
            end = depth * BLOCK + waiting[depth]
            _pad(states, first, end, lanes)
            row, next_row, row_after = rows[depth], rows[depth + 1], rows[depth + 2]
            kept = first
            if depth == deepest:
                for at in range(first, end, lanes):
                    if lanes == 1:
                        stays, found = finish(states, at, kept, row, next_row, row_after, top)
                    else:
                        stays, found = finish_lanes(states, at, kept, row, next_row, row_after, top, lanes)
                    kept += stays
                    solutions += found
            else:
                child = (depth + 1) * BLOCK + waiting[depth + 1]
                for at in range(first, end, lanes):
                    if lanes == 1:
                        stays, born = expand(states, at, kept, child, row, next_row, row_after, top)
                    else:
                        stays, born = expand_lanes(states, at, kept, child, row, next_row, row_after, top, lanes)
                    kept += stays
                    child += born
                waiting[depth + 1] = child - (depth + 1) * BLOCK
            waiting[depth] = kept - depth * BLOCK
        return solutions

    return complete


def plant(seeds: States, rows: Integers, top: int) -> tuple[States, Integers]:
    """The states that a kernel begins with, to fill `rows` (at least three) from at most BATCH seeds.

    seeds: (k, 3) words ld, rd, col; their type is the type of all words.
    """
    if len(seeds) > BATCH or len(rows) < 3:
        raise ValueError("too many seeds or too few rows for a kernel")  # memory would be overrun
    states: States = np.empty(len(rows) * BLOCK, seeds.dtype)
    waiting = np.zeros(len(rows), np.int64)
    waiting[0] = _plant(states, seeds, rows[0], top)
    return states, waiting


@njit
def _plant(states: States, seeds: States, row: int, top: int) -> int:
    """Write the seeds that have a free square in the first row; return their number."""
    planted = 0
    for i in range(len(seeds)):
        ld, rd, col = seeds[i, 0], seeds[i, 1], seeds[i, 2]
        free = ~(ld >> row | rd >> (top - row) | col)
        if free != 0:
            states[planted], states[PLANE + planted] = ld, rd
            states[2 * PLANE + planted], states[3 * PLANE + planted] = col, free
            planted += 1
    return planted


@njit
def _choose(waiting: Integers, deepest: int) -> int:
    """The deepest row with a full batch, which keeps memory small; else the first row with any states; else -1."""
    for depth in range(deepest, -1, -1):
        if waiting[depth] >= BATCH:
            return depth
    for depth in range(deepest + 1):
        if waiting[depth] > 0:
            return depth
    return -1


@njit
def _pad(states: States, first: int, end: int, lanes: int) -> None:
    """Fill up the last vector with states that have no square to try and no free column."""
    if (end - first) % lanes:
        for at in range(end, end + MAX_LANES):
            states[2 * PLANE + at] = -1
            states[3 * PLANE + at] = 0
