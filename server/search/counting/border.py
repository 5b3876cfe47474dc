"""The classes of border constellations, in groups (see `kernels.border`)."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .kernels import load_kernel

Integers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Group:
    """Constellations that share all border queens but the one at the top, and their weight.

    The queens left to place belong on the *inner board*: the n-2 columns and n-2 rows inside the border.
    """

    weight: int  # solutions of the whole board for each completion: 8, 4 or 2
    bottom: int  # columns of the queens at the top and at the bottom, rows of those at the left and at the right
    left: int
    right: int
    tops: Integers
    work: npt.NDArray[np.float64]  # for each constellation an estimate of the placements to try


def groups(n: int) -> list[Group]:
    """Return one constellation of each symmetry class of the n-board, in groups. n: 8 to 34."""
    most = n**4 // 8  # there are fewer classes
    table, work = np.empty((most, 5), np.int64), np.empty(most)
    classes = load_kernel("border.tabulate")(n, table, work)
    order = np.lexsort([table[:classes, column] for column in (0, 4, 1, 3, 2)])
    table, work = table[order], work[order]
    keys = table[:, 1:]
    starts = np.flatnonzero(np.any(keys[1:] != keys[:-1], axis=1)) + 1
    found = []
    for lines in np.split(np.arange(len(table)), starts):
        bottom, left, right, weight = keys[lines[0]].tolist()
        found.append(Group(weight, bottom, left, right, table[lines, 0].copy(), work[lines]))
    return found
