"""`flipped`, translated."""

from __future__ import annotations

from ..compiled import recursive


@recursive
def solve(n: int) -> int:
    done = (1 << n) - 1
    return try_(1 << n - 1, done, done, done)


@recursive
def try_(left: int, ld: int, col: int, rd: int) -> int:
    if col == 0:
        return 1
    solutions = 0
    poss = ld & col & rd
    while poss:
        bit = poss & -poss
        poss ^= bit
        solutions += try_(left, (ld ^ bit) >> 1 | left, col ^ bit, (rd ^ bit) << 1 | 1)
    return solutions
