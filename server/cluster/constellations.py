"""The constellations of a board in a fixed order, and the estimated work in each, to within a tenth.

Two programs whose tables have the same name cut a count alike.
"""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate

import numpy as np
import numpy.typing as npt

from ..search.counting.border import Group, Integers, groups
from ..search.counting.workload import border_placements

Floats = npt.NDArray[np.float64]  # so that every machine cuts alike: with shorter ones the last digits would matter

VERSION = 2  # of the meaning of a table, a cut and an answer

# A spread queen attacks more than its share by this factor, because real queens stand on free squares. Fitted to
# counted placements at N = 22 and 24.
STRENGTH = 1.5
AT_ONCE = 1024  # constellations whose squares fit a cache


@dataclass(frozen=True, slots=True)
class ConstellationTable:
    """All constellations of a board, in the order of `groups`."""

    name: str  # a hash of its content
    groups: list[Group]
    starts: list[int]  # the index of each group's first constellation, and the number of all

    def __len__(self) -> int:
        return self.starts[-1]

    def part(self, first: int, last: int) -> Iterator[Group]:
        """Yield the groups between two indexes, the outer ones cut."""
        for at in range(bisect_right(self.starts, first) - 1, len(self.groups)):
            group, start = self.groups[at], self.starts[at]
            if start >= last:
                break
            here = slice(max(0, first - start), last - start)
            yield replace(group, tops=group.tops[here], work=group.work[here])


@lru_cache(maxsize=4)
def table_of(n: int) -> ConstellationTable:
    """Make the table of the n-board. n: 8 to 34."""
    found = groups(n)
    digest = sha256(f"{VERSION} {n}".encode())
    for group in found:
        digest.update(np.array([group.weight, group.bottom, group.left, group.right, *group.tops], "<i8").tobytes())
    return ConstellationTable(digest.hexdigest()[:16], found, [0, *accumulate(len(group.tops) for group in found)])


@lru_cache(maxsize=4)
def work_of(n: int) -> list[float]:
    """Estimate the placements in each constellation of the table: a second for a board of a million core seconds."""
    lines = [
        np.stack(np.broadcast_arrays(group.tops, group.bottom, group.left, group.right), axis=1)
        for group in table_of(n).groups
    ]
    work = estimate_work(n, np.concatenate(lines))
    found: list[float] = (work * (border_placements(n) / work.sum())).tolist()
    return found


def estimate_work(n: int, constellations: Integers) -> Floats:
    """Return numbers in proportion to the placements to try.

    In each row, going down, one queen is spread evenly over the free squares, and attacks a share of each square below.

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
