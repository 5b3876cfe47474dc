"""One step of the batch engine, for one state: the reference that `simd` follows instruction by instruction.

A state is four words of one array, `PLANE` apart: ld, rd, col, poss. Bit j of each is a column of the *window*, the
columns of the board that a word holds. As in Richards' search ld and rd are the columns of one row that are attacked
along a diagonal, and move by one column a row; rows that have a queen already are skipped by moving further. The
squares of a row that those queens attack are the same for all states: its *edge*. The bits of col outside the window
are ones, so `~` needs no mask.
"""

import numpy as np

from ...compiled import njit
from .layout import PLANE, States

# Unsigned, because numba tests signed indexes for "counted from the end", which takes a third of this engine's time.
LD, RD, COL, POSS = (np.uintp(PLANE * plane) for plane in range(4))


@njit
def _place(
    states: States, at: int, kept: int, gap: int, gap_after: int, edge: int, edge_after: int
) -> tuple[int, int, int, int, int, int]:
    """Begin both steps: write the rest of the old state; return ld, rd, col, rest, free, free_after of the new one."""
    here = np.uintp(at)
    ld, rd, col, poss = states[here + LD], states[here + RD], states[here + COL], states[here + POSS]
    rest = poss & (poss - 1)
    bit = poss ^ rest
    stay = np.uintp(kept)
    states[stay + LD], states[stay + RD], states[stay + COL], states[stay + POSS] = ld, rd, col, rest
    ld = (ld | bit) >> gap
    rd = (rd | bit) << gap
    col |= bit
    free = ~(ld | rd | col | edge)
    free_after = ~(ld >> gap_after | rd << gap_after | col | edge_after)
    return ld, rd, col, rest, free, free_after


@njit
def expand(
    states: States, at: int, kept: int, child: int, gap: int, gap_after: int, edge: int, edge_after: int
) -> tuple[bool, bool]:
    """Place a queen on the lowest free column of the state at `at`, without a branch: later steps overwrite dead ends.

    gap, gap_after: the rows down to the next row, and from there to the row after it; edge, edge_after: the edges of
    these two. Write the state without that column at `kept` and the state with the queen at `child`. Return whether
    any column is left to try, and whether the child is worth keeping: both rows have a free square.
    """
    ld, rd, col, rest, free, free_after = _place(states, at, kept, gap, gap_after, edge, edge_after)
    born = np.uintp(child)
    states[born + LD], states[born + RD], states[born + COL], states[born + POSS] = ld, rd, col, free
    return rest != 0, (free != 0) & (free_after != 0)


@njit
def conclude(
    states: States, at: int, kept: int, gap: int, gap_after: int, edge: int, edge_after: int
) -> tuple[bool, int]:
    """Place a queen when only two rows follow; return whether any column is left to try, and the solutions with it.

    Two columns x < y are left for two rows. Either x is free in the first and y in the second, or the other way round.
    The two queens must not share a diagonal, which they do if y is x moved by the distance of the rows.
    """
    _, _, col, rest, free, free_after = _place(states, at, kept, gap, gap_after, edge, edge_after)
    x = ~col & -~col
    y = ~col ^ x
    apart = x << gap_after != y
    straight = apart & (free & x != 0) & (free_after & y != 0)
    crossed = apart & (free & y != 0) & (free_after & x != 0)
    return rest != 0, int(straight) + int(crossed)
