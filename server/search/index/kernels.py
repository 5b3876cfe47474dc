"""The hot loops of the index, compiled if numba is available. They take and return only integers and arrays.

A call is given by the masks of its row; squares are tried from the lowest bit up. These loops find the same as
`reference`, call by call; `scan_lengths` is one source for compiled and interpreted use. Importing this module imports
numba, so it is imported only when it is needed.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from ..compiled import is_compiled, njit
from . import reference, scan_lengths

DEEPEST_STACK = 33  # rows of the largest board, and one for the solution


@njit
def measure(n: int, row: int, ld: int, col: int, rd: int, most: int, room: Any) -> tuple[int, int, int, int]:
    """Return calls, solutions, dead ends and deepest row of one call's subtree; -1 calls if it has more than `most`.

    `room`: an array of 5 by DEEPEST_STACK integers for the stack, which holds only calls with squares left to try.
    """
    done = (1 << n) - 1
    poss = ~(ld | col | rd) & done
    if poss == 0:
        return 1, int(row == n), int(row < n), row
    calls, solutions, dead_ends, deepest, waiting = 1, 0, 0, row, 0
    while True:
        bit = poss & -poss
        poss ^= bit
        room[0][waiting], room[1][waiting], room[2][waiting] = poss, ld, col
        room[3][waiting], room[4][waiting] = rd, row
        waiting += poss != 0  # without a branch, which the processor would mispredict
        ld, col, rd = (ld | bit) >> 1, col | bit, (rd | bit) << 1 & done
        row += 1
        calls += 1
        poss = ~(ld | col | rd) & done
        if poss != 0 and row < n - 1:
            continue
        if poss != 0:  # the last row has one free square, and the call below is a solution
            calls += 1
            solutions += 1
            deepest = n
        elif row == n:  # n = 1: the call below the only square
            solutions += 1
            deepest = n
        else:
            dead_ends += 1
            deepest = max(deepest, row)
        if calls > most:
            return -1, 0, 0, 0
        if waiting == 0:
            return calls, solutions, dead_ends, deepest
        waiting -= 1
        poss, ld, col = room[0][waiting], room[1][waiting], room[2][waiting]
        rd, row = room[3][waiting], room[4][waiting]


@cache
def choose_measure() -> Callable[[int, int, int, int, int, int], tuple[int, int, int, int]]:
    """Return `reference.measure`, compiled if numba is available. Safe to call from many threads at once."""
    if not is_compiled():
        return reference.measure
    import numpy as np

    from . import batches

    lanes = batches.lanes_here()

    def measure_compiled(n: int, row: int, ld: int, col: int, rd: int, most: int) -> tuple[int, int, int, int]:
        if lanes and n - row >= batches.FEWEST_ROWS:
            return batches.measure(lanes, n, row, ld, col, rd, most)
        room = np.empty((5, DEEPEST_STACK), np.int64)
        found: tuple[int, int, int, int] = measure(n, row, ld, col, rd, most, room)
        return found

    return measure_compiled


@cache
def choose_scan() -> Callable[[int, int, int, int], tuple[int, ...]]:
    """Return `scan_lengths.scan`, compiled if numba is available. Safe to call from many threads at once."""
    if not is_compiled():
        return scan_lengths.scan
    import numpy as np

    def scan_compiled(n: int, depth: int, path: int, stop: int) -> tuple[int, ...]:
        found: tuple[int, ...] = measure_scans(n, depth, path, stop, np.empty(scan_lengths.ROOM, np.int64))
        return found

    return scan_compiled


measure_scans = njit(scan_lengths.measure)
