"""The eight symmetries of a board, called turns here, and the classes of solutions that they map onto each other.

A board is given by the column of the queen in each row, from the top. The number of classes for n queens is OEIS
A002562.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from .pausable import Pauses
from .step import Square

Columns = tuple[int, ...]
Turn = Literal[
    "identity", "quarter", "half", "three_quarters", "left_right", "top_bottom", "falling_diagonal", "rising_diagonal"
]

# The image of a square under a turn, given its row, its column and the last row. Quarters are clockwise; mirrors swap
# left and right, top and bottom, or the two sides of a diagonal; the falling diagonal runs from top left.
_MOVES: Mapping[Turn, Callable[[int, int, int], Square]] = {
    "identity": lambda row, column, _: (row, column),
    "quarter": lambda row, column, last: (column, last - row),
    "half": lambda row, column, last: (last - row, last - column),
    "three_quarters": lambda row, column, last: (last - column, row),
    "left_right": lambda row, column, last: (row, last - column),
    "top_bottom": lambda row, column, last: (last - row, column),
    "falling_diagonal": lambda row, column, _: (column, row),
    "rising_diagonal": lambda row, column, last: (last - column, last - row),
}
TURNS: tuple[Turn, ...] = get_args(Turn)  # if several turns make the same board, the first one is meant


def image(columns: Columns, turn: Turn) -> Columns:
    """Return the board after a turn. Each row and each column must have one queen."""
    move, last = _MOVES[turn], len(columns) - 1
    return tuple(column for _, column in sorted(move(row, column, last) for row, column in enumerate(columns)))


def turn_square(square: Square, turn: Turn, n: int) -> Square:
    """Return the image of a square under a turn of a board with n rows."""
    return _MOVES[turn](*square, n - 1)


def product(first: Turn, then: Turn) -> Turn:
    """Return the turn that equals two turns, one after the other."""
    return _TURN_OF[image(image(_ASYMMETRIC, first), then)]


def inverse(turn: Turn) -> Turn:
    """Return the turn that takes a turn back."""
    return next(back for back in TURNS if product(turn, back) == "identity")


_ASYMMETRIC = (1, 3, 0, 2, 4)  # a board whose eight images all differ, so that each image identifies its turn
_TURN_OF = {image(_ASYMMETRIC, turn): turn for turn in TURNS}


@dataclass(frozen=True, slots=True)
class SolutionClasses:
    """The symmetry classes of some solutions, in the order in which their first members were found.

    - `members`: for each class the indexes of its solutions, the one found first at the front;
    - `of`: for each solution the index of its class;
    - `turns`: for each solution the turn that makes it of the first member of its class;
    - `seen`: for each solution the number of classes among it and all before it.
    """

    members: list[list[int]]
    of: list[int]
    turns: list[Turn]
    seen: list[int]


def classify(solutions: Iterable[Columns]) -> Pauses[SolutionClasses]:
    """Sort solutions into classes, in the order given, with a pause after each."""
    known: dict[Columns, tuple[int, Turn]] = {}
    found = SolutionClasses([], [], [], [])
    for index, columns in enumerate(solutions):
        if columns not in known:
            for turn in reversed(TURNS):  # so that of several turns that make the same board the first one stays
                known[image(columns, turn)] = len(found.members), turn
            found.members.append([])
        number, turn = known[columns]
        found.members[number].append(index)
        found.of.append(number)
        found.turns.append(turn)
        found.seen.append(len(found.members))
        yield
    return found
