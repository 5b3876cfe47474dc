"""Border constellations: the queens of the four border lines, one of each symmetry class, and the board they leave.

Every solution has one queen in the top row, one in the bottom row, one in the left and one in the right column. Four
numbers name them (a queen in a corner is named twice). The eight symmetries of the board carry solutions to solutions,
so constellations that are images of each other have equally many completions: complete one of each class and multiply
by the size of the class, 8 / (number of symmetries that leave it as it is). Must not know how they are completed.

An idea common to fast counters of our day (NQueensFAF, the FPGA and GPU counts of n = 26 and 27); the code is our own.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..compiled import njit, popcount

Integers = npt.NDArray[np.int64]

# Of all squares that earlier inner queens leave free of the border's attack, how many does one more inner queen leave?
# Fitted once to measured times at N = 14 to 17; only the order and the sizes of jobs hang on it, never a result.
SURVIVAL = 0.78


@dataclass(frozen=True, slots=True)
class Group:
    """Constellations with the same rows still to fill and the same weight: what one call of a kernel can complete.

    The queens left to place stand on the *inner board*, the n-2 columns and n-2 rows within the border.
    """

    weight: int  # solutions of the whole board for each completion: 8, 4 or 2
    rows: Integers  # inner rows without a queen yet, from the top
    seeds: Integers  # one line a constellation: ld, rd, col (see `scalar`)
    work: npt.NDArray[np.float64]  # estimate of placements to try, one a constellation


def groups(n: int) -> list[Group]:
    """All constellations of the n-board, one a symmetry class, by (left row, right row, weight). n from 8 to 34."""
    table = _constellations(n)
    left, right, weight = table[:, 2], table[:, 3], table[:, 4]
    order = np.lexsort((weight, right, left))
    table = table[order]
    seeds, work = _seeds(n, table)
    keys = table[:, 2:5]
    starts = np.flatnonzero(np.any(keys[1:] != keys[:-1], axis=1)) + 1
    found = []
    for lines in np.split(np.arange(len(table)), starts):
        left_row, right_row, weight_here = keys[lines[0]].tolist()
        rows = np.array([row - 1 for row in range(1, n - 1) if row not in (left_row, right_row)], np.int64)
        found.append(Group(weight_here, rows, seeds[lines], work[lines]))
    return found


@njit
def _constellations(n: int) -> Integers:
    """One line a class: top column, bottom column, left row, right row, weight."""
    last = n - 1
    table = np.empty((n**4 // 8, 5), np.int64)  # as many classes as four free choices would make, and some
    classes = 0
    for top in range(n):
        for bottom in range(n):
            if top == bottom or abs(top - bottom) == last:
                continue
            for left in range(n):
                if not _left_fits(last, top, bottom, left):
                    continue
                for right in range(n):
                    if left == right or abs(left - right) == last:
                        continue
                    if not _left_fits(last, last - top, last - bottom, right):
                        continue
                    kept = _stabiliser(last, top, bottom, left, right)
                    if kept:
                        turned = _turn(last, top, bottom, left, right)
                        for line in range(4):
                            table[classes, line] = turned[line]
                        table[classes, 4] = 8 // kept
                        classes += 1
    return table[:classes]


@njit
def _left_fits(last: int, top: int, bottom: int, left: int) -> bool:
    """Whether a queen in the left column agrees with those above and below; the right column is this one mirrored."""
    if (left == 0) != (top == 0) or (left == last) != (bottom == 0):
        return False  # a corner belongs to two lines: both name it or neither
    return (top == 0 or left != top) and (bottom == 0 or last - left != bottom)


@njit
def _name(top: int, bottom: int, left: int, right: int) -> int:
    """One integer for a constellation, to compare images by."""
    return ((top << 6 | bottom) << 6 | left) << 6 | right


@njit
def _stabiliser(last: int, top: int, bottom: int, left: int, right: int) -> int:
    """How many of the eight symmetries leave it as it is; 0 when another image with a smaller name stands for it."""
    own = _name(top, bottom, left, right)
    kept = 0
    for _ in range(4):
        turned = _name(top, bottom, left, right)
        mirrored = _name(last - top, last - bottom, right, left)
        if turned < own or mirrored < own:
            return 0
        kept += (turned == own) + (mirrored == own)
        top, bottom, left, right = last - left, last - right, bottom, top  # a quarter turn
    return kept


@njit
def _turn(last: int, top: int, bottom: int, left: int, right: int) -> tuple[int, int, int, int]:
    """The image that is cheapest to complete from the top down, mirrored so that left < right: half as many groups.

    The queen nearest a corner attacks the fewest squares of the rows next to it. It is turned to the bottom, where the
    search is nearly over, so that stronger ones stand where cutting pays; among equals the side queens stand low. By
    trial: this way 4.1 million placements are tried at n = 14, with that queen on top 6.6, with the most central one at
    the bottom 7.2. Other orders of rows, from the middle or from both ends, try more.
    """
    best = (0, 0, 0, 0)
    best_rank = -1
    for _ in range(4):
        rank = abs(2 * bottom - last) << 8 | (left + right)
        if rank > best_rank:
            best_rank = rank
            best = (top, bottom, left, right)
        top, bottom, left, right = last - left, last - right, bottom, top
    top, bottom, left, right = best
    if left > right:
        return last - top, last - bottom, right, left
    return best


@njit
def _seeds(n: int, table: Integers) -> tuple[Integers, npt.NDArray[np.float64]]:
    """The masks of each constellation on the inner board, and the work its completion is thought to be."""
    seeds = np.empty((len(table), 3), np.int64)
    work = np.empty(len(table))
    for i in range(len(table)):
        top, bottom, left, right, _weight = table[i]
        ld, rd, col = _masks(n, top, bottom, left, right)
        seeds[i, 0], seeds[i, 1], seeds[i, 2] = ld, rd, col
        work[i] = _estimate(n - 2, left - 1, right - 1, ld, rd, col)
    return seeds, work


@njit
def _masks(n: int, top: int, bottom: int, left: int, right: int) -> tuple[int, int, int]:
    """What the border queens attack of the inner board, in the layout of `scalar`."""
    inner, last = n - 2, n - 1
    ld, rd, taken = 0, 0, 0
    for row, column in ((0, top), (last, bottom), (left, 0), (right, last)):
        falling, rising = column + row - 2, column - row + inner - 1
        if 0 <= falling < 2 * inner - 1:
            ld |= 1 << falling
        if 0 <= rising < 2 * inner - 1:
            rd |= 1 << rising
        taken |= (1 << column) >> 1  # a corner's column lies outside and drops out
    return ld, rd, ~(((1 << inner) - 1) & ~taken)


@njit
def _estimate(inner: int, left: int, right: int, ld: int, rd: int, col: int) -> float:
    """Placements to try, if every inner queen left the same share of the squares below it free."""
    states, survivors, total = 1.0, 1.0, 0.0
    for row in range(inner):
        if row not in (left, right):
            free = ~(ld >> row | rd >> (inner - 1 - row) | col)
            states *= popcount(free) * survivors
            survivors *= SURVIVAL
            total += states
    return total
