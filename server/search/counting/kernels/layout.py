"""The layout of states in memory, on which the scheduler and its steps agree."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

BATCH = 256  # states in one pass: enough to make choosing a row cheap, few enough for the nearest cache
MAX_LANES = 32  # the most states in one vector step, whose stores may pass the end of a row by as many

# Words in one plane of one row: at most BATCH states are added to fewer than BATCH waiting ones. It is a constant, so
# that the four planes of a state are at fixed distances from one address; the rest keeps planes from sharing the same
# lines of the cache.
PLANE = 2 * BATCH + 3 * MAX_LANES
BLOCK = 4 * PLANE  # words in one row: its planes ld, rd, col, poss

States: TypeAlias = npt.NDArray[np.int16] | npt.NDArray[np.int32] | npt.NDArray[np.int64]


def word_type(bits: int) -> type[np.signedinteger[Any]]:
    """Return NumPy's type of a word of 16, 32 or 64 bits."""
    return {16: np.int16, 32: np.int32, 64: np.int64}[bits]
