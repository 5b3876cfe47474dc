"""Walks over the full boards of `naive`. Each step is a board; there are no calls."""

from typing import Any, NoReturn

from ..algorithms.naive import NaiveAlgorithm
from ..algorithms.square_by_square import list_scans
from ..index.boards import Boards
from ..index.index import Index
from ..pausable import Pauses
from ..step import CHECKS, SOLUTIONS, STEPS, Square, SquareStep
from .walk import NEVER, Walk


class OdometerWalk(Walk):
    """A walk that computes everything from its position."""

    algorithm: NaiveAlgorithm
    index: Boards
    step_type = SquareStep

    def __init__(self, algorithm: NaiveAlgorithm, n: int, index: Index, *, first_only: bool = False) -> None:
        assert isinstance(index, Boards)
        super().__init__(algorithm, n, index, first_only=first_only)
        self.coming = None
        first = index.find_board(SOLUTIONS, 1) if first_only else None
        self.last = index.size - 1 if first is None else first  # the last board of the trace

    @property
    def finished(self) -> bool:
        return self.position >= self.last

    def advance(self, counter: int, value: int, last: int | None = None) -> Pauses[bool]:  # noqa: ARG002 - every board is at hand
        yield from ()
        if self.count[counter] >= value:
            return True
        board = self.index.find_board(counter, value)
        self.move_to(self.last if board is None else min(board, self.last))
        return board is not None and board <= self.last

    def step(self) -> None:
        self.move_to(self.position + 1)

    def move_to(self, board: int) -> None:
        solved = self.index.rows[self.index.block_of(board)] == self.n
        self.kind = "solution" if solved else "reject"
        self.count[STEPS] = board + 1
        self.count[SOLUTIONS], self.count[CHECKS] = self.index.count_to(board)

    def leap(self, end: int = NEVER) -> None:
        """Move to the last board that is tested like this one, but leave room for one step before `end`."""
        if self.position < 0:
            return
        last = self.index.first[self.index.block_of(self.position) + 1] - 1
        self.move_to(max(self.position, min(last, self.last - 1, end - 2)))

    @property
    def lines(self) -> tuple[int, ...]:
        lines = self.algorithm.lines
        run = list(lines.call)
        for tested in self.index.tests(self.position):
            run += lines.of_test(tested)
        if self.kind == "solution" and self.first_only:
            return (*run, *self.algorithm.ended)
        if self.kind == "solution":
            run += lines.solution
        if self.position == self.index.size - 1:
            run += lines.end
        return tuple(run)

    def variables(self) -> tuple[Any, ...]:
        queens, tests = self.index.queens(self.position), self.index.tests(self.position)
        rejected = tests[-1] if self.kind == "reject" else None
        return (
            rejected.row if rejected else self.n,
            None,
            tuple(enumerate(queens)),
            (rejected.row, rejected.column) if rejected else None,
            rejected.attacker if rejected else None,
            rejected.along if rejected else None,
            {
                "odometer": queens,
                "turned": self.count_turned(),
                "scans": [scan for tested in tests for scan in list_scans(tested)],
            },
            None,
        )

    def count_turned(self) -> int:
        """Count the rows whose queens have moved since the board before, from the last row up; on board 0, all."""
        rows = 1
        while rows < self.n and self.position % self.n**rows == 0:
            rows += 1
        return rows

    def locate(self, square: Square) -> NoReturn:  # noqa: ARG002 - this walk has no calls
        raise AssertionError("squares are found by arithmetic")
