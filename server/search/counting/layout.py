"""How states lie in memory: what the scheduler and its steps agree on. Must not know what the words of a state mean."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

BATCH = 512  # states a pass: enough that choosing a row costs nothing, few enough to stay in the nearest caches
MAX_LANES = 16  # states a vector step takes, at most; its stores may run over the end of a row by as many

# Words in one plane of one row: fewer than BATCH states wait when at most BATCH more are born. A constant, so that the
# four planes of a state are one address with four fixed distances.
PLANE = 2 * BATCH + MAX_LANES
BLOCK = 4 * PLANE  # words a row: its planes ld, rd, col, poss

NARROW_MAX = 18  # largest board whose 2n - 5 inner diagonals fit a 32-bit word: twice as many states a vector
MAX_N = 34  # the same with 64 bits

States: TypeAlias = npt.NDArray[np.int32] | npt.NDArray[np.int64]
