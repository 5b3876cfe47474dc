"""The hot loops of the index, compiled where numba can be had. Integers and arrays in and out: no steps, no algorithm.

A call is given by the masks of its row, squares are tried from the lowest bit up. What these loops find is what
`plain` finds, call by call; `lengths` is one source for both. Importing this module brings in numba, so it is imported
when it is needed, not before.
"""

from collections.abc import Callable
from typing import Any

from ..compiled import COMPILED, njit
from . import reference, scan_lengths

DEEPEST_STACK = 33  # rows of the largest board, and one for the solution


@njit
def measure(n: int, row: int, ld: int, col: int, rd: int, most: int, room: Any) -> tuple[int, int, int, int]:
    """Calls, solutions, dead ends and the deepest row of the subtree of one call; -1 calls for more than `most`.

    `room`: an array of 5 by DEEPEST_STACK integers to work in; it holds only calls with squares left to try.
    """
    done = (1 << n) - 1
    poss = ~(ld | col | rd) & done
    if poss == 0:
        return 1, int(row == n), int(row < n), row
    calls, solutions, dead_ends, deepest, waiting = 1, 0, 0, row, 0
    while True:
        bit = poss & -poss
        poss ^= bit
        room[0, waiting] = poss
        room[1, waiting] = ld
        room[2, waiting] = col
        room[3, waiting] = rd
        room[4, waiting] = row
        waiting += poss != 0  # no branch: it would go either way at random
        ld, col, rd = (ld | bit) >> 1, col | bit, (rd | bit) << 1 & done
        row += 1
        calls += 1
        poss = ~(ld | col | rd) & done
        if poss != 0 and row < n - 1:
            continue
        if poss != 0:  # the last row has one free square, and the call below it is a solution
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
        poss, ld, col, rd, row = (
            room[0, waiting],
            room[1, waiting],
            room[2, waiting],
            room[3, waiting],
            room[4, waiting],
        )


def measurer() -> Callable[[int, int, int, int, int, int], tuple[int, int, int, int]]:
    """`reference.measure`, compiled where that can be had. Safe to call from many threads at once."""
    if not COMPILED:
        return reference.measure
    import numpy as np

    def measured(n: int, row: int, ld: int, col: int, rd: int, most: int) -> tuple[int, int, int, int]:
        room = np.empty((5, DEEPEST_STACK), np.int64)
        found: tuple[int, int, int, int] = measure(n, row, ld, col, rd, most, room)
        return found

    return measured


def scanner() -> Callable[[int, int, int, int], tuple[int, ...]]:
    """`scan_lengths.scan`, compiled where that can be had. Safe to call from many threads at once."""
    if not COMPILED:
        return scan_lengths.scan
    import numpy as np

    def scanned(n: int, depth: int, path: int, stop: int) -> tuple[int, ...]:
        found: tuple[int, ...] = measure_scans(n, depth, path, stop, np.empty(scan_lengths.ROOM, np.int64))
        return found

    return scanned


measure_scans = njit(scan_lengths.measure)
