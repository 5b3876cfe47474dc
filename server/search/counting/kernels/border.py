"""Border constellations: the queens on the four border lines, one constellation for each symmetry class.

Every solution has one queen in the top row, one in the bottom row, one in the left and one in the right column. Four
numbers describe them (a queen in a corner is described twice). The eight symmetries of the board map solutions to
solutions, so constellations that are images of each other have equally many completions. It is enough to complete one
of each class and multiply by the size of the class: 8 / (number of symmetries that leave it unchanged).

Other fast counters use the same idea (NQueensFAF, the FPGA and GPU counts of n = 26 and 27); this code is our own.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from ...compiled import intrinsic, njit

Integers = npt.NDArray[np.int64]

# The share of the free squares below it that one more inner queen leaves free. Fitted to times at N = 14 to 17.
# Only the order and the sizes of jobs depend on it, never a result.
SURVIVAL = 0.78


def tabulate(n: int, table: Integers, work: npt.NDArray[np.float64]) -> int:
    """Write each class's top column, bottom column, left row, right row, weight, and work; return their number."""
    last = n - 1
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
                        work[classes] = _work(n, turned)
                        classes += 1
    return classes


@njit
def _left_fits(last: int, top: int, bottom: int, left: int) -> bool:
    """Return whether a queen in the left column fits those at the top and bottom. Pass the right column mirrored."""
    if (left == 0) != (top == 0) or (left == last) != (bottom == 0):
        return False  # a corner belongs to two lines, so both describe it or neither
    return (top == 0 or left != top) and (bottom == 0 or last - left != bottom)


@njit
def _name(top: int, bottom: int, left: int, right: int) -> int:
    """Return one integer for a constellation, by which images are compared."""
    return ((top << 6 | bottom) << 6 | left) << 6 | right


@njit
def _stabiliser(last: int, top: int, bottom: int, left: int, right: int) -> int:
    """Count the symmetries that leave a constellation unchanged; 0 if an image with a smaller name is its class's."""
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
    """Return the image that is cheapest to complete from the top, mirrored so that left < right: half as many groups.

    The queen nearest a corner attacks the fewest squares of the rows next to it. It is turned to the bottom, where the
    search has little left to cut; among equals the image with lower side queens is taken. Measured at n = 14: this way
    the search tries 4.1 million placements, with that queen at the top 6.6, with the most central one at the bottom
    7.2. Filling the rows from the middle or from both ends tries more.
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
def lines_of(n: int, row: int, column: int) -> tuple[int, int]:
    """Return the diagonals of the inner board that a queen on the border attacks: one bit of ld, one of rd, or none.

    Column c of row r is bit c + r of ld and bit c - r + n - 3 of rd, rows and columns counted on the inner board.
    """
    inner = n - 2
    falling, rising = column + row - 2, column - row + inner - 1
    ld = 1 << falling if 0 <= falling < 2 * inner - 1 else 0
    rd = 1 << rising if 0 <= rising < 2 * inner - 1 else 0
    return ld, rd


@intrinsic
def popcount(typing_context: Any, mask: Any) -> Any:
    """Emit LLVM's population count for an integer of any width."""
    from numba import types

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.cast(builder, builder.ctpop(arguments[0]), signature.args[0], types.int64)

    return types.int64(mask), emit


@njit
def _work(n: int, queens: tuple[int, int, int, int]) -> float:
    top, bottom, left, right = queens
    ld, rd, taken = 0, 0, 0
    for row, column in ((0, top), (n - 1, bottom), (left, 0), (right, n - 1)):
        falling, rising = lines_of(n, row, column)
        ld |= falling
        rd |= rising
        taken |= (1 << column) >> 1  # a corner's column lies outside and drops out
    return _estimate(n - 2, left - 1, right - 1, ld, rd, ~(((1 << n - 2) - 1) & ~taken))


@njit
def _estimate(inner: int, left: int, right: int, ld: int, rd: int, col: int) -> float:
    """Estimate the placements to try, if every inner queen leaves the share SURVIVAL of the squares free."""
    states, survivors, total = 1.0, 1.0, 0.0
    for row in range(inner):
        if row not in (left, right):
            free = ~(ld >> row | rd >> (inner - 1 - row) | col)
            states *= popcount(free) * survivors
            survivors *= SURVIVAL
            total += states
    return total
