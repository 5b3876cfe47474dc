"""The index of `naive`, which tests every full board: boards in the order of an odometer, found by arithmetic.

Boards that share their queens down to the first one attacked are tested alike. They follow each other and form a block;
its length is the number of ways to place the queens of the rows below.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from itertools import accumulate

from ..algorithms.algorithm import Sums
from ..algorithms.square_by_square import Look, Way, look
from ..step import CHECKS, SOLUTIONS, STEPS
from .index import Index

WAYS: tuple[Way, ...] = ("column", "ld", "rd")


class Boards(Index):
    """All ways to put one queen in each of n rows; the last row's queen moves fastest, from column 0."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.size: int = n**n
        self.table = None
        blocks = list(self._blocks([], 0))
        self.rows, sizes, self.checks = zip(*blocks, strict=True)  # row of the first queen attacked; n: none
        self.first: list[int] = list(accumulate(sizes, initial=0))
        self.solutions = list(accumulate((row == n for row in self.rows), initial=0))
        totals = (size * checks for size, checks in zip(sizes, self.checks, strict=True))
        self.checks_before = list(accumulate(totals, initial=0))

    @property
    def horizon(self) -> int:
        return self.size

    @property
    def whole(self) -> bool:
        return True

    def sums(self, node: int, row: int, ld: int, col: int, rd: int) -> Sums | None:  # noqa: ARG002 - there are no calls
        return None

    def _blocks(self, queens: list[int], checks: int) -> Iterator[tuple[int, int, int]]:
        """Yield the blocks that begin with these queens, none attacked: row, number of boards, checks of each board."""
        row = len(queens)
        if row == self.n:
            yield row, 1, checks
            return
        for column in range(self.n):
            seen = look(self.n, queens, column, WAYS)
            if seen.along:
                yield row, self.n ** (self.n - row - 1), checks + seen.squares
            else:
                yield from self._blocks([*queens, column], checks + seen.squares)

    def queens(self, board: int) -> list[int]:
        """Return the column of each row's queen on a board."""
        return [board // self.n ** (self.n - row - 1) % self.n for row in range(self.n)]

    def tests(self, board: int) -> list[Look]:
        """Return the tests of a board's queens, from the top row to the first queen that is attacked."""
        queens = self.queens(board)
        last = min(self.rows[self.block_of(board)], self.n - 1)
        return [look(self.n, queens[:row], queens[row], WAYS) for row in range(last + 1)]

    def block_of(self, board: int) -> int:
        return bisect_right(self.first, board) - 1

    def count_to(self, board: int) -> tuple[int, int]:
        """Return the solutions and checks up to a board, this board included."""
        block = self.block_of(board)
        tested = board + 1 - self.first[block]
        solutions = self.solutions[block] + (self.rows[block] == self.n)
        return solutions, self.checks_before[block] + tested * self.checks[block]

    def find_board(self, counter: int, value: int) -> int | None:
        """Find the first board at which a counter is at least `value` (from 1); None if there is none."""
        if counter == STEPS and value <= self.size:
            return value - 1
        if counter == SOLUTIONS and value <= self.solutions[-1]:
            block = bisect_right(self.solutions, value - 1) - 1
            return self.first[block]
        if counter == CHECKS:
            board = bisect_left(range(self.size), value, key=lambda board: self.count_to(board)[1])
            return board if board < self.size else None
        return None

    def find_arrival(self, row: int, column: int, start: int, direction: str) -> int | None:
        """Find the nearest board after (backward: before) `start` whose queen of `row` has just moved to `column`."""
        stay = self.n ** (self.n - row - 1)  # boards before it moves on
        cycle = stay * self.n
        if direction == "forward":
            found = start + 1 + (column * stay - start - 1) % cycle
        else:
            found = start - 1 - (start - 1 - column * stay) % cycle
        return found if 0 <= found < self.size else None
