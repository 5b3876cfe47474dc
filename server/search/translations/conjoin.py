"""`conjoin`, translated: its one long integer of 5n - 2 bits lies in two machine words, the generator stays one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ..compiled import recursive

WORD = 62  # bits in the low word


def squares(n: int) -> Any:
    """The integer of every square, as two words: an array of n by n by 2."""
    words = np.zeros((n, n, 2), np.int64)
    for i in range(n):
        for j in range(n):
            bits = 1 << j | 1 << (n + i - j + n - 1) | 1 << (n + 2 * n - 1 + i + j)
            words[i, j] = bits & (1 << WORD) - 1, bits >> WORD
    return words


def solve(n: int) -> int:
    return conjoin(n, 0, squares(n), np.zeros(2, np.int64))


@recursive
def conjoin(n: int, row: int, square: Any, used: Any) -> int:
    if row == n:
        return 1
    solutions = 0
    for _ in places(n, row, square, used):
        solutions += conjoin(n, row + 1, square, used)
    return solutions


@recursive
def places(n: int, row: int, square: Any, used: Any) -> Iterator[int]:
    for column in range(n):
        low, high = square[row, column]
        if not (low & used[0] | high & used[1]):
            used[0] |= low
            used[1] |= high
            yield column
            used[0] &= ~low
            used[1] &= ~high
