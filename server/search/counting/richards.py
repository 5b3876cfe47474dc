"""The bitmask search of Martin Richards' memo on an explicit stack: the reference, and the only engine without numba.

M. Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", Cambridge, 1997. Without symmetry or
lookahead: it tries every placement that the page shows. A job is one pair of queens in the first two rows.
"""

from __future__ import annotations

from ..compiled import njit

UNCHECKED_ROWS = 10  # rows searched without reading the stop flag: a few milliseconds, interpreted a tenth of a second


def prefixes(n: int) -> list[tuple[int, int]]:
    """All pairs of queens in the first two rows, as masks of their columns. n from 2."""
    columns = [1 << column for column in range(n)]
    return [
        (first, second) for first in columns for second in columns if not second & (first << 1 | first | first >> 1)
    ]


@njit
def complete(n: int, first: int, second: int, stop: bytearray) -> int:
    """The number of solutions with these two queens. Once stop[0] is not zero the result is meaningless.

    The stack holds only states with columns left to try in their row.
    """
    full = (1 << n) - 1
    ld, col, rd = (first << 1 | second) << 1, first | second, (first >> 1 | second) >> 1
    poss = full & ~(ld | col | rd)
    solutions = int(col == full)
    lds, cols, rds, posses = [0] * n, [0] * n, [0] * n, [0] * n
    height = 0
    while True:
        if poss != 0:
            bit = poss & -poss
            poss ^= bit
            if poss != 0:
                lds[height], cols[height], rds[height], posses[height] = ld, col, rd, poss
                height += 1
            col |= bit
            solutions += col == full
            ld, rd = (ld | bit) << 1, (rd | bit) >> 1
            poss = full & ~(ld | col | rd)
        elif height == 0 or (height < n - UNCHECKED_ROWS and stop[0] != 0):
            return solutions
        else:
            height -= 1
            ld, col, rd, poss = lds[height], cols[height], rds[height], posses[height]
