"""One step of the batch engine, for one state: the reference that `simd` follows instruction by instruction.

A state is four words of one array, `PLANE` apart: ld, rd, col, poss. Here ld and rd hold *all* diagonals of the inner
board and are not shifted: column c of row r is bit c + r of ld and bit c - r + top of rd, where top is the number of
the last row. So the attacked columns of any row r are `ld >> r | rd >> (top - r) | col`, and skipping the rows with a
border queen costs nothing. The bits of col outside the board are ones, so `~` needs no mask.
"""

from __future__ import annotations

import numpy as np

from ..compiled import njit
from .layout import PLANE, States

# Unsigned, because numba tests signed indexes for "counted from the end", which takes a third of this engine's time.
LD, RD, COL, POSS = (np.uintp(PLANE * plane) for plane in range(4))


@njit
def expand(
    states: States, at: int, kept: int, child: int, row: int, next_row: int, row_after: int, top: int
) -> tuple[bool, bool]:
    """Place a queen on the lowest free column of the state at `at`, without a branch: later steps overwrite dead ends.

    Writes the state without that column at `kept` and the state with the queen at `child`. Returns whether any column
    is left to try, and whether the child is worth keeping: the next two rows each have a free square.
    """
    here = np.uintp(at)
    ld, rd, col, poss = states[here + LD], states[here + RD], states[here + COL], states[here + POSS]
    rest = poss & (poss - 1)
    bit = poss ^ rest
    stay = np.uintp(kept)
    states[stay + LD], states[stay + RD], states[stay + COL], states[stay + POSS] = ld, rd, col, rest
    ld |= bit << row
    rd |= bit << (top - row)
    col |= bit
    free = ~(ld >> next_row | rd >> (top - next_row) | col)
    free_after = ~(ld >> row_after | rd >> (top - row_after) | col)
    born = np.uintp(child)
    states[born + LD], states[born + RD], states[born + COL], states[born + POSS] = ld, rd, col, free
    return rest != 0, (free != 0) & (free_after != 0)


@njit
def finish(states: States, at: int, kept: int, row: int, next_row: int, row_after: int, top: int) -> tuple[bool, int]:
    """Place a queen when only two rows follow; returns whether any column is left to try, and the solutions with it.

    Two columns x < y are left for two rows. Either x is free in the first and y in the second, or the other way round.
    The two queens must not share a diagonal, which they do if y is x shifted by the distance of the rows.
    """
    here = np.uintp(at)
    ld, rd, col, poss = states[here + LD], states[here + RD], states[here + COL], states[here + POSS]
    rest = poss & (poss - 1)
    bit = poss ^ rest
    stay = np.uintp(kept)
    states[stay + LD], states[stay + RD], states[stay + COL], states[stay + POSS] = ld, rd, col, rest
    ld |= bit << row
    rd |= bit << (top - row)
    col |= bit
    free = ~(ld >> next_row | rd >> (top - next_row) | col)
    free_after = ~(ld >> row_after | rd >> (top - row_after) | col)
    x = ~col & -~col
    y = ~col ^ x
    apart = x << (row_after - next_row) != y
    straight = apart & (free & x != 0) & (free_after & y != 0)
    crossed = apart & (free & y != 0) & (free_after & x != 0)
    return rest != 0, int(straight) + int(crossed)
