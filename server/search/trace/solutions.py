"""Solutions as such: with the steps that find them, or all of them at once without any steps.

Knows where the search keeps its queens, and in which order each algorithm comes upon them.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from ..algorithms.algorithm import Algorithm, MaskAlgorithm
from ..algorithms.square_by_square import TryingAlgorithm
from ..step import SOLUTIONS
from ..symmetry import Columns, Turn, image, product
from ..walks.reach import Reach


@dataclass(frozen=True, slots=True)
class Solution:
    """One solution.

    - `number`: which one it is in the order of the search, from 1;
    - `step`: the step at which it was found;
    - `columns`: the column of the queen in each row, from the top.
    """

    number: int
    step: int
    columns: Columns


def solutions(reach: Reach, start: int, stop: int | None) -> Iterator[Solution]:
    """Those of the indexes `start` to before `stop` (None: to the end), by one walk that never goes back."""
    if stop is not None and stop <= start:
        return
    walk = reach.towards(SOLUTIONS, start + 1)
    number = start
    while (stop is None or number < stop) and reach.on(walk, SOLUTIONS, number + 1):
        number += 1
        yield Solution(number, walk.position, tuple(column for _, column in sorted(walk.picture().queens)))


def boards(algorithm: Algorithm, n: int) -> Iterator[Columns]:
    """The columns of all solutions in the order of the algorithm, by a search that counts nothing.

    The time is proportional to the placements: a quarter of a second for n = 12.
    """
    turn = turn_of(algorithm)
    for columns in rightmost_first(n):
        yield image(columns, turn)


def turn_of(algorithm: Algorithm) -> Turn:
    """What makes the solutions of this algorithm of those of the bitmask search, one by one."""
    if isinstance(algorithm, MaskAlgorithm):
        return "identity"
    sideways = isinstance(algorithm, TryingAlgorithm) and algorithm.sideways
    return product("left_right", "falling_diagonal") if sideways else "left_right"


def rightmost_first(n: int) -> Iterator[Columns]:
    """All solutions, row by row and the rightmost free square first."""
    done = (1 << n) - 1
    waiting: list[tuple[int, int, int, Columns]] = [(0, 0, 0, ())]
    while waiting:
        ld, col, rd, columns = waiting.pop()
        if col == done:
            yield columns
        poss = ~(ld | col | rd) & done
        while poss:  # the highest bit first: the lowest is to be taken from the stack first
            place = poss.bit_length() - 1
            bit = 1 << place
            poss ^= bit
            waiting.append(((ld | bit) >> 1, col | bit, (rd | bit) << 1, (*columns, n - 1 - place)))
