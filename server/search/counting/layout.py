"""The layout of states in memory, on which the scheduler and its steps agree."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

BATCH = 512  # states in one pass: enough to make choosing a row cheap, few enough for the nearest caches
MAX_LANES = 16  # the most states in one vector step, whose stores may pass the end of a row by as many

# Words in one plane of one row: at most BATCH states are added to fewer than BATCH waiting ones. It is a constant, so
# that the four planes of a state are at fixed distances from one address.
PLANE = 2 * BATCH + MAX_LANES
BLOCK = 4 * PLANE  # words in one row: its planes ld, rd, col, poss

NARROW_MAX = (
    18  # largest board whose 2n - 5 inner diagonals fit a 32-bit word, so that a vector holds twice as many states
)
MAX_N = 34  # the same with 64 bits

States: TypeAlias = npt.NDArray[np.int32] | npt.NDArray[np.int64]
