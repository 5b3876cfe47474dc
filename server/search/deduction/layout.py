"""A board's squares as the bits of whole numbers, its units, and the squares that each queen attacks.

The first square is the highest bit, so a row of a set is a mask of the search.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import Literal, NamedTuple

from ..puzzle.board import LETTERS, Board, Square, squares_of

Kind = Literal["row", "column", "region"]


class Unit(NamedTuple):
    """A row, a column or a region, which has at most one queen, with its squares."""

    kind: Kind
    number: int
    squares: int


class State(NamedTuple):
    """The queens that are placed, and the free squares: neither closed nor crossed out."""

    free: int
    queens: int


def bits(squares: int) -> Iterator[int]:
    """Yield the squares of a set, each as a set of its own, the last one first."""
    while squares:
        bit = squares & -squares
        squares ^= bit
        yield bit


def union(sets: Iterable[int]) -> int:
    """Return the squares that are in any of these sets."""
    return reduce(or_, sets, 0)


@dataclass(frozen=True)
class Layout:
    """The units of a board, and conversions of its squares."""

    board: Board

    def bit(self, square: Square) -> int:
        """Return a square as a set."""
        return 1 << self.board.n**2 - 1 - square[0] * self.board.n - square[1]

    def set_of(self, squares: Iterable[Square]) -> int:
        """Return some squares as a set."""
        return union(map(self.bit, squares))

    def squares(self, chosen: int) -> list[Square]:
        """Return the squares of a set as rows and columns, row by row."""
        return [self._square[bit] for bit in reversed([*bits(chosen)])]

    def masks(self, chosen: int) -> list[int]:
        """Return the mask of each row of a set."""
        n = self.board.n
        return [chosen >> (n - 1 - row) * n & (1 << n) - 1 for row in range(n)]

    @cached_property
    def start(self) -> State:
        """The board as it is given, before the squares are crossed out that its queens attack."""
        queens = self.set_of(self.board.queens)
        opened = self.set_of(square for square in squares_of(self.board.n) if self.board.sign(square) != "#")
        return State(opened & ~queens, queens)

    @cached_property
    def groups(self) -> dict[Kind, tuple[Unit, ...]]:
        """All units of each kind; no regions if the board has none."""
        n, squares = self.board.n, [*squares_of(self.board.n)]
        regions = LETTERS[:n] if self.board.regions else ""
        return {
            "row": tuple(Unit("row", k, self.set_of((k, other) for other in range(n))) for k in range(n)),
            "column": tuple(Unit("column", k, self.set_of((other, k) for other in range(n))) for k in range(n)),
            "region": tuple(
                Unit("region", k, self.set_of(square for square in squares if self.board.letter(square) == letter))
                for k, letter in enumerate(regions)
            ),
        }

    @cached_property
    def full(self) -> dict[Kind, tuple[Unit, ...]]:
        """The units that have exactly one queen: not the regions if a queen can stand outside of all."""
        inside = union(unit.squares for unit in self.groups["region"])
        outside = (self.start.free | self.start.queens) & ~inside
        return self.groups | ({"region": ()} if outside else {})

    def left(self, state: State, *kinds: Kind) -> list[Unit]:
        """Return the units of some kinds, by default of all, that still need a queen."""
        return [unit for kind in kinds or self.full for unit in self.full[kind] if not unit.squares & state.queens]

    @cached_property
    def reach(self) -> dict[int, int]:
        """The squares that a queen on each square attacks."""
        n, lines = self.board.n, [unit.squares for units in self.groups.values() for unit in units]
        far = n if self.board.rule == "long" else 2
        reached = {}
        for row, column in squares_of(n):
            bit = self.bit((row, column))
            diagonals = (
                (row + down * away, column + right * away)
                for away in range(1, far)
                for down in (-1, 1)
                for right in (-1, 1)
            )
            near = self.set_of((r, c) for r, c in diagonals if 0 <= r < n and 0 <= c < n)
            reached[bit] = (near | union(line for line in lines if line & bit)) & ~bit
        return reached

    @cached_property
    def _square(self) -> dict[int, Square]:
        return {self.bit(square): square for square in squares_of(self.board.n)}
