"""The starts of a kernel: rows left to fill, and states in the first of them.

A word holds a *window* of the inner board's columns. If the board is wider, the queens of the columns beside the
window are placed here, in every possible way; each way leaves other rows to fill, and so is a start of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .border import Group, Integers
from .kernels import load_kernel

ROOM = 64  # starts for which there is room at first


@dataclass(frozen=True, slots=True)
class Starts:
    """Any number of starts.

    gaps, edges: (starts, n-2), the distance of each row from the next one and its edge (see `scalar`);
    rows: (starts), the number of rows that each fills, and so of its valid gaps and edges;
    weights: (starts), the solutions for each way to fill them;
    first: (starts + 1), the index in `states` at which the states of each start begin;
    states: (k, 3) words ld, rd, col in the first row of their start.
    """

    gaps: Integers
    edges: Integers
    rows: Integers
    weights: Integers
    first: Integers
    states: Integers

    def __len__(self) -> int:
        return len(self.rows)

    def select(self, which: Sequence[int]) -> Starts:
        """Return the starts with these numbers."""
        states = [self.states[self.first[start] : self.first[start + 1]] for start in which]
        first = np.cumsum([0, *map(len, states)], dtype=np.int64)
        gaps, edges, rows, weights = (array[which] for array in (self.gaps, self.edges, self.rows, self.weights))
        return Starts(gaps, edges, rows, weights, first, np.concatenate(states))


def window_of(n: int, width: int) -> tuple[int, int]:
    """Return the first column of the window, counted on the inner board, and its width."""
    inner = n - 2
    return (0, inner) if inner <= width else ((inner - width + 1) // 2, width)


def find_starts(n: int, width: int, groups: Sequence[Group]) -> Starts:
    """Find the starts of constellations, in words of `width` bits.

    A group has a single queen at the top, or all its queens there stand over the window, so that no diagonal of theirs
    passes beside it on its way down.
    """
    low, width = window_of(n, width)
    table = np.array([[len(each.tops), each.bottom, each.left, each.right, each.weight] for each in groups], np.int64)
    tops = np.concatenate([group.tops for group in groups])
    scratch = np.empty((4, n), np.int64)
    room = max(ROOM, len(groups))
    find = load_kernel("starts.find")
    while True:
        gaps, edges = np.zeros((2, room + 1, n - 2), np.int64)
        rows, weights, first = np.zeros((3, room + 1), np.int64)
        states = np.empty(((room + 1) * n, 3), np.int64)
        found = find(n, low, width, table, tops, scratch, gaps, edges, rows, weights, first, states)
        if found <= room:
            gaps, edges, rows, weights = (array[:found] for array in (gaps, edges, rows, weights))
            return Starts(gaps, edges, rows, weights, first[: found + 1], states[: first[found]])
        room = found


def stand_over(n: int, width: int, tops: Integers) -> npt.NDArray[np.bool_]:
    """Return a mask of the queens at the top that can share their starts with others (see `find_starts`)."""
    low, width = window_of(n, width)
    return (tops - 1 >= low) & (tops - 1 < low + width) | (width == n - 2)
