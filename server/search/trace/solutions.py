"""Solutions: one with the step that finds it, or all of them without any steps.

Each algorithm finds the same solutions in its own order; a turn of the board maps one order to the other.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from ..algorithms.algorithm import Algorithm, MaskAlgorithm
from ..algorithms.square_by_square import SquareAlgorithm
from ..index.tree import prefixes
from ..notebook import format_board
from ..step import SOLUTIONS
from ..symmetry import TURNS, Columns, Turn, image, inverse, product
from ..walks.walk import Walk


@dataclass(frozen=True, slots=True)
class Solution:
    """One solution.

    - `number`: its number in the order of the search, from 1;
    - `step`: the step that finds it;
    - `columns`: the column of the queen in each row, from the top: n numbers from 0, column 0 on the left.

    >>> next(Trace("bitmask", 8).solutions())
    Solution(number=1, step=331, columns=(7, 3, 0, 2, 5, 1, 6, 4))
    """

    number: int
    step: int
    columns: Columns

    @property
    def images(self) -> tuple[Columns, ...]:
        """The boards that turns and mirrors make of this one, itself first: eight, or fewer if it is symmetric.

        >>> [len(solution.images) for solution in Trace("bitmask", 6).solutions(classes=True)]
        [4]
        """
        return tuple(dict.fromkeys(image(self.columns, turn) for turn in TURNS))

    def _repr_html_(self) -> str:
        caption = f"solution {self.number:,}, found by step {self.step:,}"
        return format_board(caption, len(self.columns), enumerate(self.columns))


def solution_at(walk: Walk) -> Solution:
    queens = sorted(walk.current_step().queens)
    return Solution(walk.count[SOLUTIONS], walk.position, tuple(column for _, column in queens))


def leads_its_class(solution: Solution, algorithm: Algorithm) -> bool:
    """Return True if the algorithm finds none of the solution's images before the solution itself."""
    to_bitmask = inverse(turn_of(algorithm))

    def place(columns: Columns) -> Columns:
        """Return a key that grows from solution to solution: the bitmask search begins at the right."""
        return tuple(-column for column in image(columns, to_bitmask))

    return place(solution.columns) == min(map(place, solution.images))


def search_boards(algorithm: Algorithm, n: int) -> Iterator[Columns]:
    """Yield all solutions in the order of the algorithm, found by a search without steps or counters.

    The time is proportional to the placements: a quarter of a second for n = 12.
    """
    turn = turn_of(algorithm)
    columns, taken = [0] * (n + 1), [0] * (n + 1)  # by row: the column of its queen, and all columns above the row
    for row, _, col, _ in prefixes(n, n):  # in the order of the bitmask search
        taken[row] = col
        columns[row - 1] = n - (col ^ taken[row - 1]).bit_length()
        if row == n:
            yield image(tuple(columns[:n]), turn)


def turn_of(algorithm: Algorithm) -> Turn:
    """Return the turn that maps the k-th solution of the bitmask search to the k-th one of this algorithm."""
    if isinstance(algorithm, MaskAlgorithm):
        return "identity"
    fills_columns = isinstance(algorithm, SquareAlgorithm) and algorithm.fills_columns
    return product("left_right", "falling_diagonal") if fills_columns else "left_right"
