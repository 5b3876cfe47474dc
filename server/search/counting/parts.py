"""Parts of the ways to fill a start: its first rows are filled in every way, and a part has every so many of them.

So parts cost no placements of their own, and take about equally long.
"""

import numpy as np

from .border import Integers
from .kernels.layout import BATCH
from .starts import Starts

EACH = 12  # ways in a part at least: so many even out to within a quarter
LEAST_ROWS = 3  # rows that a kernel fills


def select_part(starts: Starts, width: int, part: int, parts: int) -> Starts:
    """Return the part with this number, from 0, of a single start, whose words hold the whole board of `width` columns.

    All parts together have the ways of the start. They are the same for words of any size.
    """
    gaps, edges, states, rows = starts.gaps, starts.edges, starts.states, int(starts.rows[0])
    while len(states) < EACH * parts and rows > LEAST_ROWS:
        states = _fill_row(states, width, gaps[0, 0], edges[0, 0])
        gaps, edges, rows = gaps[:, 1:], edges[:, 1:], rows - 1
    states = states[part::parts].copy()
    first = np.append(np.arange(0, len(states), BATCH), len(states))  # a kernel has room for a batch
    same = np.zeros(len(first) - 1, np.int64)
    return Starts(gaps[same], edges[same], np.full_like(same, rows), starts.weights[same], first, states)


def _fill_row(states: Integers, width: int, gap: int, edge: int) -> Integers:
    """Return the states in the next row, `gap` rows further down, for every free column of this one."""
    board = (1 << width) - 1
    free = ~(states[:, 0] | states[:, 1] | states[:, 2] | edge)
    filled = []
    for column in range(width):
        bit = 1 << column
        ld, rd, col = states[free & bit != 0].T
        filled.append(np.stack([(ld | bit) >> gap, (rd | bit) << gap & board, col | bit], axis=1))
    return np.concatenate(filled)
