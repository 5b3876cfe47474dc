"""`basic`, translated."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..compiled import recursive


@recursive
def solve(n: int) -> int:
    return try_(n, 0, np.zeros((n, n), np.int64))


@recursive
def try_(n: int, row: int, board: Any) -> int:
    if row == n:
        return 1
    solutions = 0
    for column in range(n):
        if not attacked(n, row, column, board):
            board[row, column] = 1
            solutions += try_(n, row + 1, board)
            board[row, column] = 0
    return solutions


@recursive
def attacked(n: int, row: int, column: int, board: Any) -> bool:
    above = range(row - 1, -1, -1)
    for r in above:
        if board[r, column]:
            return True
    for r, c in zip(above, range(column - 1, -1, -1)):  # noqa: B905 - the shorter line ends it
        if board[r, c]:
            return True
    for r, c in zip(above, range(column + 1, n)):  # noqa: B905, SIM110
        if board[r, c]:
            return True
    return False
