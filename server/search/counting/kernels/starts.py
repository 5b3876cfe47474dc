"""What a kernel begins with: rows left to fill, and states in the first of them.

A word holds a *window* of the inner board's columns. Where the board is wider, the queens of the columns beside the
window are placed here, in every possible way; each way leaves other rows to fill, and so is a start of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ...compiled import njit
from .border import lines_of

Integers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Starts:
    """Any number of starts that fill equally many rows.

    gaps, edges: (starts, rows), the distance of each row from the next one and its edge (see `scalar`);
    first: (starts + 1), where the states of each start begin in `states`;
    states: (k, 3) words ld, rd, col in the first row of their start.
    """

    gaps: Integers
    edges: Integers
    first: Integers
    states: Integers

    def some(self, which: Sequence[int]) -> Starts:
        """Only these starts, by their numbers."""
        states = [self.states[self.first[start] : self.first[start + 1]] for start in which]
        first = np.cumsum([0, *map(len, states)], dtype=np.int64)
        return Starts(self.gaps[which], self.edges[which], first, np.concatenate(states))


def window_of(n: int, width: int) -> tuple[int, int]:
    """The first column of the window, counted on the inner board, and its width."""
    inner = n - 2
    return (0, inner) if inner <= width else ((inner - width + 1) // 2, width)


def find_starts(n: int, width: int, tops: Integers, bottom: int, left: int, right: int) -> Starts:
    """The starts of constellations that share all border queens but the one at the top, in words of `width` bits.

    Either all queens at the top stand over the window, so that what they attack is never beside it on its way down, or
    there is one alone.
    """
    low, width = window_of(n, width)
    over = tops[0] - 1 >= low and tops[0] - 1 < low + width
    return Starts(*_find(n, low, width, tops, bottom, left, right, bool(over or width == n - 2)))


def stand_over(n: int, width: int, tops: Integers) -> npt.NDArray[np.bool_]:
    """Which queens at the top can share their starts with others (see `find_starts`)."""
    low, width = window_of(n, width)
    return (tops - 1 >= low) & (tops - 1 < low + width) | (width == n - 2)


@njit
def _find(
    n: int, low: int, width: int, tops: Integers, bottom: int, left: int, right: int, shared: bool
) -> tuple[Integers, Integers, Integers, Integers]:
    inner, last = n - 2, n - 1
    highest, board = inner - 1, (1 << width) - 1
    edge_ld, edge_rd, used, taken = 0, 0, 0, 0
    for row, column in ((last, bottom), (left, 0), (right, last)):
        ld, rd = lines_of(n, row, column)
        edge_ld |= ld
        edge_rd |= rd
        taken |= (1 << column) >> 1
        if 0 < row < last:
            used |= 1 << (row - 1)
    top_ld, top_rd = np.empty(len(tops), np.int64), np.empty(len(tops), np.int64)
    for i in range(len(tops)):
        top_ld[i], top_rd[i] = lines_of(n, 0, tops[i])
    if not shared:
        edge_ld |= top_ld[0]
        edge_rd |= top_rd[0]
        taken |= (1 << tops[0]) >> 1
    beside = np.empty(inner, np.int64)  # the columns whose queens are placed here
    most = 0
    for column in range(inner):
        if (column < low or column >= low + width) and not taken >> column & 1:
            beside[most] = column
            most += 1
    rows_left = inner - most
    for row in range(inner):
        rows_left -= used >> row & 1

    room = 64
    gaps, edges = np.zeros((room, rows_left), np.int64), np.zeros((room, rows_left), np.int64)
    first, states = np.zeros(room + 1, np.int64), np.empty((room * len(tops), 3), np.int64)
    starts = 0
    placed = np.full(most + 1, -1, np.int64)  # the row of each queen beside the window
    ways_ld, ways_rd = np.zeros(most + 1, np.int64), np.zeros(most + 1, np.int64)  # what the queens before it attack
    ways_ld[0], ways_rd[0] = edge_ld, edge_rd
    depth = 0
    while depth >= 0:
        if depth < most:
            if placed[depth] >= 0:
                used ^= 1 << placed[depth]
            row = placed[depth] + 1
            column = beside[depth]
            while row < inner and (
                used >> row & 1
                or ways_ld[depth] >> (column + row) & 1
                or ways_rd[depth] >> (column - row + highest) & 1
            ):
                row += 1
            if row == inner:
                placed[depth] = -1
                depth -= 1
                continue
            placed[depth] = row
            used |= 1 << row
            ways_ld[depth + 1] = ways_ld[depth] | 1 << (column + row)
            ways_rd[depth + 1] = ways_rd[depth] | 1 << (column - row + highest)
            depth += 1
            continue

        if starts == room:
            room *= 2
            gaps, edges = _grown(gaps, room), _grown(edges, room)
            states = _grown(states, room * len(tops))
            longer = np.zeros(room + 1, np.int64)
            longer[: len(first)] = first
            first = longer
        ld, rd = ways_ld[most], ways_rd[most]
        at, before = 0, 0
        for row in range(inner):
            if not used >> row & 1:
                edges[starts, at] = (ld >> (row + low) | rd >> (highest - row + low)) & board
                if at:
                    gaps[starts, at - 1] = row - before
                at, before = at + 1, row
        begin = 0
        while used >> begin & 1:
            begin += 1
        end = first[starts]
        for i in range(len(tops)):
            own_ld, own_rd = (top_ld[i], top_rd[i]) if shared else (0, 0)
            if own_ld & (ld & ~edge_ld) or own_rd & (rd & ~edge_rd):
                continue  # it attacks a queen beside the window
            states[end, 0] = own_ld >> (begin + low)
            states[end, 1] = own_rd >> (highest - begin + low) & board
            states[end, 2] = ~(board & ~((taken | (1 << tops[i]) >> 1) >> low))
            end += 1
        if end > first[starts]:
            starts += 1
            first[starts] = end
        depth -= 1
    return gaps[:starts], edges[:starts], first[: starts + 1], states[: first[starts]]


@njit
def _grown(table: Integers, rows: int) -> Integers:
    """A longer table that begins with this one; the rest is zeros."""
    longer = np.zeros((rows, table.shape[1]), np.int64)
    longer[: len(table)] = table
    return longer
