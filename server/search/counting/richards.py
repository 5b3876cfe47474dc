"""The plain bitmask search of Martin Richards' memo, on an explicit stack: yardstick, and all there is without numba.

M. Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", Cambridge, 1997. No symmetry, no
lookahead: it tries every placement that the page shows. Must not know of threads; a job is one pair of first queens.
"""

from __future__ import annotations

from ..compiled import njit

UNCHECKED_ROWS = (
    10  # searched without a look at the stop flag: at most some milliseconds, uncompiled a tenth of a second
)


def prefixes(n: int) -> list[tuple[int, int]]:
    """Columns of the queens in the first two rows, as masks. n from 2."""
    columns = [1 << column for column in range(n)]
    return [
        (first, second) for first in columns for second in columns if not second & (first << 1 | first | first >> 1)
    ]


@njit
def complete(n: int, first: int, second: int, stop: bytearray) -> int:
    """How many solutions begin with these two queens. When stop[0] turns non-zero the answer is of no use.

    A state goes on the stack only if columns are left to try in its row, so every `pop` has something to do.
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
