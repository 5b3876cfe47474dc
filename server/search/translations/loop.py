"""`loop`, translated."""

from __future__ import annotations

import numpy as np

from ..compiled import recursive


@recursive
def solve(n: int) -> int:
    done = (1 << n) - 1
    ld, col, rd, poss = np.zeros((4, n + 1), np.int64)
    solutions = 0
    row = 0
    poss[0] = done
    while row >= 0:
        if poss[row]:
            bit = poss[row] & -poss[row]
            poss[row] -= bit
            ld[row + 1] = (ld[row] | bit) >> 1
            col[row + 1] = col[row] | bit
            rd[row + 1] = (rd[row] | bit) << 1
            row += 1
            if col[row] == done:
                solutions += 1
                continue
            poss[row] = done & ~(ld[row] | col[row] | rd[row])
        else:
            row -= 1
    return solutions
