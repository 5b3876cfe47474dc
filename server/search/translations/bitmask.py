"""`bitmask`, translated."""

from __future__ import annotations

from ..compiled import recursive


@recursive
def solve(n: int) -> int:
    return try_((1 << n) - 1, 0, 0, 0)


@recursive
def try_(done: int, ld: int, col: int, rd: int) -> int:
    if col == done:
        return 1
    solutions = 0
    poss = ~(ld | col | rd) & done
    while poss:
        bit = poss & -poss
        poss -= bit
        solutions += try_(done, (ld | bit) >> 1, col | bit, (rd | bit) << 1)
    return solutions
