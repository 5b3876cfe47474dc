"""`naive`, translated: the odometer that `product` is, and the same test of each full board."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..compiled import recursive


@recursive
def solve(n: int) -> int:
    queens = np.zeros(n, np.int64)
    solutions = 0
    while True:
        if peaceful(n, queens):
            solutions += 1
        row = n - 1
        while row >= 0 and queens[row] == n - 1:
            queens[row] = 0
            row -= 1
        if row < 0:
            return solutions
        queens[row] += 1


@recursive
def peaceful(n: int, queens: Any) -> bool:
    for row in range(n):  # noqa: SIM110 - as it stands in the listing
        if attacked(n, row, queens[row], queens):
            return False
    return True


@recursive
def attacked(n: int, row: int, column: int, queens: Any) -> bool:
    above = range(row - 1, -1, -1)
    for r in above:
        if queens[r] == column:
            return True
    for r, c in zip(above, range(column - 1, -1, -1)):  # noqa: B905 - the shorter line ends it
        if queens[r] == c:
            return True
    for r, c in zip(above, range(column + 1, n)):  # noqa: B905, SIM110
        if queens[r] == c:
            return True
    return False
