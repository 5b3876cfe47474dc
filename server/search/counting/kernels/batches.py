"""The scheduler of the batch engines: it chooses which states to work on next.

A search with a stack takes a branch for every square, and the processor mispredicts half of them. Here many states wait
in each row of the board, and one pass takes one free square from each of a batch of them. It writes every result, but
advances the write position only past those worth keeping. So there is no branch to mispredict.
"""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ...compiled import njit
from .layout import BATCH, BLOCK, MAX_LANES, PLANE, States
from .scalar import conclude, expand
from .simd import conclude_lanes, expand_lanes

Integers = npt.NDArray[np.int64]
Kernel: TypeAlias = Callable[..., int]


def make_kernel(lanes: int) -> Kernel:
    """Make the kernel that takes `lanes` states in one step."""

    def complete(
        states: States, progress: Integers, gaps: Integers, edges: Integers, rows: Integers, weights: Integers,
        first: Integers, seeds: Integers, passes: int,
    ) -> int:  # fmt: skip
        """Run `Filling.run_passes` on the fields of its starts."""
        solutions = 0
        start = progress[-1] - 1
        deepest = rows[start] - 3 if start >= 0 else -1
        for _ in range(passes):
            depth = choose_row(progress, deepest)
            if depth < 0:
                if start + 1 == len(rows):
                    break
                start += 1
                deepest = rows[start] - 3
                progress[0] = _plant(states, seeds[first[start] : first[start + 1]], edges[start, 0])
                progress[-1] = start + 1
                continue
            begin = depth * BLOCK + max(0, progress[depth] - BATCH)
            end = depth * BLOCK + progress[depth]
            pad_batch(states, begin, end, lanes)
            gap, gap_after = gaps[start, depth], gaps[start, depth + 1]
            edge, edge_after = edges[start, depth + 1], edges[start, depth + 2]
            kept = begin
            if depth == deepest:
                ways = 0
                for at in range(begin, end, lanes):
                    if lanes == 1:
                        stays, found = conclude(states, at, kept, gap, gap_after, edge, edge_after)
                    else:
                        stays, found = conclude_lanes(states, at, kept, gap, gap_after, edge, edge_after, lanes)
                    kept += stays
                    ways += found
                solutions += weights[start] * ways
            else:
                child = (depth + 1) * BLOCK + progress[depth + 1]
                for at in range(begin, end, lanes):
                    if lanes == 1:
                        stays, born = expand(states, at, kept, child, gap, gap_after, edge, edge_after)
                    else:
                        stays, born = expand_lanes(states, at, kept, child, gap, gap_after, edge, edge_after, lanes)
                    kept += stays
                    child += born
                progress[depth + 1] = child - (depth + 1) * BLOCK
            progress[depth] = kept - depth * BLOCK
        return solutions

    return complete


@njit
def _plant(states: States, seeds: Integers, edge: int) -> int:
    """Write the states that have a free square in the first row; return their number."""
    planted = 0
    for i in range(len(seeds)):
        ld, rd, col = seeds[i, 0], seeds[i, 1], seeds[i, 2]
        free = ~(ld | rd | col | edge)
        if free != 0:
            states[planted], states[PLANE + planted] = ld, rd
            states[2 * PLANE + planted], states[3 * PLANE + planted] = col, free
            planted += 1
    return planted


@njit
def choose_row(waiting: Integers, deepest: int) -> int:
    """Return the deepest row with a full batch, to keep memory small; else the first row with any states; else -1."""
    for depth in range(deepest, -1, -1):
        if waiting[depth] >= BATCH:
            return depth
    for depth in range(deepest + 1):
        if waiting[depth] > 0:
            return depth
    return -1


@njit
def pad_batch(states: States, first: int, end: int, lanes: int) -> None:
    """Fill up the last vector with states that have no square to try and no free column."""
    if (end - first) % lanes:
        for at in range(end, end + MAX_LANES):
            states[2 * PLANE + at] = -1
            states[3 * PLANE + at] = 0
