"""The bitmask search of Martin Richards' memo on an explicit stack: the reference, and the only engine without numba.

M. Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", Cambridge, 1997. Without symmetry or
lookahead: it tries every placement that the page shows. A job is one pair of queens in the first two rows.
"""

from collections.abc import Iterator
from typing import Any

from ...compiled import is_compiled
from . import load_kernel

LOOKS = 500_000  # states taken off the stack between two pauses: about ten milliseconds
SLOWER = 100  # times, interpreted

Stack = Any  # four numbers for each state, in columns, and a column for its height: lists, or an array if compiled


def prefixes(n: int) -> list[tuple[int, int]]:
    """Return all pairs of queens in the first two rows, as masks of their columns. n from 2."""
    columns = [1 << column for column in range(n)]
    return [
        (first, second) for first in columns for second in columns if not second & (first << 1 | first | first >> 1)
    ]


def count(n: int, first: int, second: int) -> Iterator[int]:
    """Yield numbers of solutions that add up to those with these two queens, many times a second. n from 3."""
    looks, run = LOOKS // SLOWER, complete
    stack: Stack = [[0] * n for _ in range(5)]
    lds, cols, rds, posses, heights = stack
    ld, col, rd = (first << 1 | second) << 1, first | second, (first >> 1 | second) >> 1
    lds[0], cols[0], rds[0], posses[0] = ld, col, rd, (1 << n) - 1 & ~(ld | col | rd)
    heights[0] = int(posses[0] != 0)
    if is_compiled():
        import numpy as np

        looks, run, stack = LOOKS, load_kernel("richards.complete"), np.array(stack, np.int64)
    while stack[4][0]:
        yield run(n, stack, looks)


def complete(n: int, stack: Stack, looks: int) -> int:
    """Take up to so many states off a stack and complete them; return the number of solutions.

    The stack holds only states with columns left to try in their row.
    """
    lds, cols, rds, posses, heights = stack[0], stack[1], stack[2], stack[3], stack[4]
    full = (1 << n) - 1
    height = heights[0]
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
            heights[0] = height
            return solutions
        else:
            looks -= 1
            height -= 1
            ld, col, rd, poss = lds[height], cols[height], rds[height], posses[height]
