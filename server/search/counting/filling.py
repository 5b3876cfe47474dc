"""The ways to fill the rows of some starts (see `kernels.batches`)."""

import numpy as np

from .kernels import load_kernel
from .kernels.layout import BATCH, BLOCK, States, word_type
from .starts import Starts


class Filling:
    """The search for all ways to fill the rows of some starts, a number of passes at a time."""

    def __init__(self, starts: Starts, bits: int, lanes: int) -> None:
        """Raise ValueError for more states in a start than there is room for, or fewer rows than three."""
        if len(starts) and (starts.rows.min() < 3 or np.diff(starts.first).max() > BATCH):
            raise ValueError("too many states or too few rows for a kernel")  # memory would be overrun
        rows = starts.gaps.shape[1]
        self._starts, self._complete = starts, load_kernel("batches.make_kernel", lanes)
        self._states: States = np.empty(rows * BLOCK, word_type(bits))
        # The number of states waiting in each row, and last the number of starts begun.
        self._progress = np.zeros(rows + 1, np.int64)

    def run_passes(self, passes: int) -> int:
        """Run so many passes, of half a microsecond each; return the number of solutions found."""
        starts = self._starts
        arrays = starts.gaps, starts.edges, starts.rows, starts.weights, starts.first, starts.states
        return self._complete(self._states, self._progress, *arrays, passes)

    @property
    def is_over(self) -> bool:
        """True once every way has been found."""
        return bool(self._progress[-1] == len(self._starts)) and not self._progress[:-1].any()
