"""One step of the batch engine, for one state: the reference that `simd` follows instruction by instruction.

A state is four words of one array, `PLANE` apart: ld, rd, col, poss. Here ld and rd hold *all* diagonals of the inner
board and never move: column c of row r lies on bit c + r of ld and on bit c - r + top of rd, where top is the number of
the last row. So `ld >> r | rd >> (top - r) | col` are the attacked columns of row r, whichever row is asked for: rows
that a border queen holds are left out at no cost. The bits of col outside the board are ones, so `~` needs no mask.
"""

from __future__ import annotations

import numpy as np

from ..compiled import njit
from .layout import PLANE, States

# Unsigned: a signed index would have to be tested for "counted from the end", a third of this engine's time.
LD, RD, COL, POSS = (np.uintp(PLANE * plane) for plane in range(4))


@njit
def expand(
    states: States, at: int, kept: int, child: int, row: int, next_row: int, row_after: int, top: int
) -> tuple[bool, bool]:
    """Place a queen on the lowest free column of the state at `at`. No branch: later steps overwrite what was in vain.

    Writes the same state without that column at `kept` and the state with the queen at `child`, and answers (is any
    column left to try, is the child worth keeping: the next row and the one after it both have a free square).
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
    """Place a queen where only two rows follow, and answer (is any column left to try, solutions with this queen).

    Two columns x < y are left for two rows, `gap` apart: either x is free in the first and y in the second, or the
    other way round, and either way the two queens must not meet on a diagonal, where y would be x moved by `gap`.
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
