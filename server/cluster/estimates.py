"""Estimates of the placements to try in each constellation, to within a tenth, for items and forecasts.

In each row, going down, one queen is spread evenly over the free squares, and attacks a share of each square below.
That takes a second for a board of a million core seconds.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]  # so that every machine cuts alike: with shorter ones the last digits would matter
Integers = npt.NDArray[np.int64]

# A spread queen attacks more than its share by this factor, because real queens stand on free squares. Fitted to
# counted placements at N = 22 and 24.
STRENGTH = 1.5
AT_ONCE = 1024  # constellations whose squares fit a cache


def estimate_work(n: int, constellations: Integers) -> Floats:
    """Return numbers in proportion to the placements to try.

    constellations: lines of four numbers, the columns at the top and at the bottom, the rows at the left and the right.
    """
    pieces = range(AT_ONCE, len(constellations), AT_ONCE)
    return np.concatenate([_estimate(n, piece) for piece in np.split(constellations, pieces)])


def _estimate(n: int, constellations: Integers) -> Floats:
    inner = n - 2
    top, bottom, left, right = constellations.T
    free = _free_squares(n, top, bottom, left, right)
    ways, total = np.ones(len(top)), np.zeros(len(top))
    for row in range(inner):
        filled = (left != row + 1) & (right != row + 1)
        squares = free[:, row].sum(axis=1)
        ways *= np.where(filled, squares, 1)
        total += np.where(filled, ways, 0)
        queen = free[:, row] * (filled * STRENGTH / np.maximum(squares, 1e-9))[:, None]
        for below in range(row + 1, inner):
            apart = below - row
            attacked = queen.copy()
            attacked[:, apart:] += queen[:, :-apart]
            attacked[:, :-apart] += queen[:, apart:]
            free[:, below] *= np.maximum(0, 1 - attacked)
    return total


def _free_squares(n: int, *border: Integers) -> Floats:
    """Return 1 for each square inside the border that no border queen attacks diagonally or in its column, else 0."""
    top, bottom, left, right = (place[:, None, None] for place in border)
    rows, columns = np.arange(1, n - 1)[:, None], np.arange(1, n - 1)
    free = (columns != top) & (columns != bottom)
    for row, column in ((0, top), (n - 1, bottom), (left, 0), (right, n - 1)):
        free = free & (abs(rows - row) != abs(columns - column))
    squares: Floats = free.astype(np.float64)
    return squares
