"""`caching`, translated."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..compiled import recursive


@recursive
def solve(n: int) -> int:
    """Count the solutions, with one array of flags for each direction."""
    return try_(n, 0, np.zeros(n, np.bool_), np.zeros(2 * n - 1, np.bool_), np.zeros(2 * n - 1, np.bool_))


@recursive
def try_(n: int, row: int, columns: Any, majors: Any, minors: Any) -> int:
    if row == n:
        return 1
    solutions = 0
    for column in range(n):
        major = row - column + n - 1
        minor = row + column
        if not (columns[column] or majors[major] or minors[minor]):
            columns[column] = majors[major] = minors[minor] = True
            solutions += try_(n, row + 1, columns, majors, minors)
            columns[column] = majors[major] = minors[minor] = False
    return solutions
