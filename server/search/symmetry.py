"""The eight ways to lay a board on itself, and the classes of solutions that they make of one another.

Pure: knows boards by their columns (the column of the queen in each row, from the top), neither steps nor masks. The
number of classes for n queens is OEIS A002562.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from .step import Square

Columns = tuple[int, ...]
Turn = Literal[
    "identity", "quarter", "half", "three_quarters", "left_right", "top_bottom", "falling_diagonal", "rising_diagonal"
]

# Where a square goes, given the last row: turns are clockwise, mirrors swap left and right, top and bottom, or the two
# sides of a diagonal; the falling one runs from top left to bottom right.
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
TURNS: tuple[Turn, ...] = get_args(Turn)  # in the order in which they are tried and told


def image(columns: Columns, turn: Turn) -> Columns:
    """The board after a turn. There must be one queen in each row and each column."""
    move, last = _MOVES[turn], len(columns) - 1
    return tuple(column for _, column in sorted(move(row, column, last) for row, column in enumerate(columns)))


def images(columns: Columns) -> dict[Turn, Columns]:
    """The board after each of the eight turns."""
    return {turn: image(columns, turn) for turn in TURNS}


def canonical(columns: Columns) -> Columns:
    """The one of the eight images that stands for all: the first in the order of tuples."""
    return min(images(columns).values())


def distinct(columns: Columns) -> int:
    """How many of the eight images differ: 8 for most boards, fewer for those that a turn leaves as they are."""
    return len(set(images(columns).values()))


def turning(one: Columns, other: Columns) -> Turn | None:
    """The first turn that makes `other` of `one`; None where none does."""
    return next((turn for turn, turned in images(one).items() if turned == other), None)


def product(first: Turn, then: Turn) -> Turn:
    """The one turn that does what two do, one after the other."""
    return _TOLD[image(image(_TELLTALE, first), then)]


def inverse(turn: Turn) -> Turn:
    """The turn that takes this one back."""
    return next(back for back in TURNS if product(turn, back) == "identity")


_TELLTALE = (1, 3, 0, 2, 4)  # a board whose eight images all differ, so that each tells its turn
_TOLD = {turned: turn for turn, turned in images(_TELLTALE).items()}


@dataclass(frozen=True, slots=True)
class Classes:
    """Which solutions are turns of one another, in the order in which they came.

    - `members`: for each class the indexes of its solutions; its first one is the one found first;
    - `of`: for each solution the index of its class;
    - `turns`: for each solution the turn that makes it of the first one of its class;
    - `seen`: for each solution how many classes have been seen with it and all before it.
    """

    members: list[list[int]]
    of: list[int]
    turns: list[Turn]
    seen: list[int]


def classes(solutions: Iterable[Columns]) -> Classes:
    """Sort solutions into classes, each as it comes."""
    known: dict[Columns, tuple[int, Turn]] = {}
    found = Classes([], [], [], [])
    for index, columns in enumerate(solutions):
        if columns not in known:
            for turn in reversed(TURNS):  # so that of several turns that lead to the same board the first one stays
                known[image(columns, turn)] = len(found.members), turn
            found.members.append([])
        number, turn = known[columns]
        found.members[number].append(index)
        found.of.append(number)
        found.turns.append(turn)
        found.seen.append(len(found.members))
    return found
