"""The index of the search that tests every full board: boards in the order of an odometer, found by arithmetic.

Boards whose first queens stand alike up to the first one that is attacked are tested in the same way. They follow each
other: a stretch, as long as the other rows have ways to stand.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from itertools import accumulate

from ..algorithms.square_by_square import Look, Way, look
from ..step import CHECKS, SOLUTIONS, STEPS
from ..sums import Sums
from .index import Index

WAYS: tuple[Way, ...] = ("column", "ld", "rd")


class Boards(Index):
    """All ways to put one queen in each of n rows, the last row turning fastest, column 0 first."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.size: int = n**n
        self.table, self.stretch = None, self.size
        stretches = list(self._stretches([], 0))
        self.rows, sizes, self.checks = zip(*stretches, strict=True)  # row of the first queen attacked; n: none
        self.first: list[int] = list(accumulate(sizes, initial=0))
        self.solutions = list(accumulate((row == n for row in self.rows), initial=0))
        totals = (size * checks for size, checks in zip(sizes, self.checks, strict=True))
        self.checks_before = list(accumulate(totals, initial=0))

    @property
    def whole(self) -> bool:
        return True

    def sums(self, node: int, row: int, ld: int, col: int, rd: int) -> Sums | None:  # noqa: ARG002 - it makes no calls
        return None

    def _stretches(self, queens: list[int], checks: int) -> Iterator[tuple[int, int, int]]:
        """Row, boards, and checks of each, of the stretches that begin with these queens, none of them attacked."""
        row = len(queens)
        if row == self.n:
            yield row, 1, checks
            return
        for column in range(self.n):
            seen = look(self.n, queens, column, WAYS)
            if seen.along:
                yield row, self.n ** (self.n - row - 1), checks + seen.squares
            else:
                yield from self._stretches([*queens, column], checks + seen.squares)

    def queens(self, board: int) -> list[int]:
        """The column of each row's queen on a board."""
        return [board // self.n ** (self.n - row - 1) % self.n for row in range(self.n)]

    def tested(self, board: int) -> list[Look]:
        """How each queen of a board is tested, up to the first that is attacked."""
        queens = self.queens(board)
        row = self.rows[self.stretch_of(board)]
        return [look(self.n, queens[:tested], queens[tested], WAYS) for tested in range(min(row + 1, self.n))]

    def stretch_of(self, board: int) -> int:
        """The number of the stretch that holds a board."""
        return bisect_right(self.first, board) - 1

    def counted(self, board: int) -> tuple[int, int]:
        """Solutions and checks up to a board, with it."""
        stretch = self.stretch_of(board)
        tested = board + 1 - self.first[stretch]
        solutions = self.solutions[stretch] + (self.rows[stretch] == self.n)
        return solutions, self.checks_before[stretch] + tested * self.checks[stretch]

    def where(self, counter: int, value: int) -> int | None:
        """The first board at which a counter is `value` or more, from 1; None where there is none."""
        if counter == STEPS and value <= self.size:
            return value - 1
        if counter == SOLUTIONS and value <= self.solutions[-1]:
            stretch = bisect_right(self.solutions, value - 1) - 1
            return self.first[stretch]
        if counter == CHECKS:
            board = bisect_left(range(self.size), value, key=lambda board: self.counted(board)[1])
            return board if board < self.size else None
        return None

    def nearest(self, row: int, column: int, start: int, direction: str) -> int | None:
        """The nearest board after (before) `start` on which the queen of this row has just come to this column."""
        run = self.n ** (self.n - row - 1)  # boards for which it stays
        turn = run * self.n
        if direction == "forward":
            found = start + 1 + (column * run - start - 1) % turn
        else:
            found = start - 1 - (start - 1 - column * run) % turn
        return found if 0 <= found < self.size else None
