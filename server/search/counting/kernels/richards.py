"""The bitmask search of Martin Richards' memo on an explicit stack: the reference, and the only engine without numba.

M. Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", Cambridge, 1997. Without symmetry or
lookahead: it tries every placement that the page shows. A job is one pair of queens in the first two rows.
"""

from __future__ import annotations

from typing import Any

from ...compiled import COMPILED, njit
from ...pausable import Pauses

LOOKS = 500_000 if COMPILED else 5_000  # states taken off the stack between two pauses: about ten milliseconds

Column = Any  # one number for each state on the stack: a list, or an array for the compiled search


def prefixes(n: int) -> list[tuple[int, int]]:
    """All pairs of queens in the first two rows, as masks of their columns. n from 2."""
    columns = [1 << column for column in range(n)]
    return [
        (first, second) for first in columns for second in columns if not second & (first << 1 | first | first >> 1)
    ]


def count(n: int, first: int, second: int) -> Pauses[int]:
    """The number of solutions with these two queens, n from 3."""
    stack: Any = [[0] * n for _ in range(4)]
    if COMPILED:
        import numpy as np

        stack = np.zeros((4, n), np.int64)
    lds, cols, rds, posses = stack
    ld, col, rd = (first << 1 | second) << 1, first | second, (first >> 1 | second) >> 1
    lds[0], cols[0], rds[0], posses[0] = ld, col, rd, (1 << n) - 1 & ~(ld | col | rd)
    solutions, height = 0, int(posses[0] != 0)
    while height:
        found, height = complete(n, lds, cols, rds, posses, height, LOOKS)
        solutions += found
        if height:
            yield
    return solutions


@njit
def complete(
    n: int, lds: Column, cols: Column, rds: Column, posses: Column, height: int, looks: int
) -> tuple[int, int]:
    """Take up to so many states off a stack and complete them; returns the solutions, and how many states are left.

    The stack is `height` states high. It holds only states with columns left to try in their row.
    """
    full = (1 << n) - 1
    solutions = ld = col = rd = poss = 0
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
        elif height == 0 or looks == 0:
            return solutions, height
        else:
            looks -= 1
            height -= 1
            ld, col, rd, poss = lds[height], cols[height], rds[height], posses[height]
