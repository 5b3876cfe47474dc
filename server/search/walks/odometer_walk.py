"""Walks over the boards of the search that tests them all. Each step is a board; there are no calls."""

from __future__ import annotations

from typing import NoReturn

from ..algorithms.naive import NaiveAlgorithm
from ..algorithms.square_by_square import scanned
from ..index.boards import Boards
from ..index.index import Index
from ..step import CHECKS, SOLUTIONS, STEPS, Square, TryingStep
from .walk import Walk


class OdometerWalk(Walk):
    """A walk whose position is all that it needs to know."""

    algorithm: NaiveAlgorithm
    index: Boards

    def __init__(self, algorithm: NaiveAlgorithm, n: int, index: Index) -> None:
        assert isinstance(index, Boards)
        super().__init__(algorithm, n, index)
        self.coming = None

    @property
    def finished(self) -> bool:
        return self.position >= self.index.size - 1

    def advance(self, counter: int, value: int, last: int | None = None) -> bool:  # noqa: ARG002 - no way is too far
        if self.count[counter] >= value:
            return True
        board = self.index.where(counter, value)
        self.stand(self.index.size - 1 if board is None else board)
        return board is not None

    def finish(self) -> None:
        self.stand(self.index.size - 1)

    def step(self) -> None:
        self.stand(self.position + 1)

    def stand(self, board: int) -> None:
        """Be at a board."""
        solved = self.index.rows[self.index.stretch_of(board)] == self.n
        self.kind = "solution" if solved else "reject"
        self.count[STEPS] = board + 1
        self.count[SOLUTIONS], self.count[CHECKS] = self.index.counted(board)

    def leap(self, end: int | None) -> None:
        """Go to the last board that is tested like this one, with room for a step before `end`."""
        if self.position < 0:
            return
        last = self.index.first[self.index.stretch_of(self.position) + 1] - 1
        self.stand(max(self.position, min(last, self.index.size - 2, last if end is None else end - 2)))

    @property
    def lines(self) -> tuple[int, ...]:
        lines = self.algorithm.lines
        found = list(lines.call)
        for seen in self.index.tested(self.position):
            found += lines.tested(seen)
        if self.kind == "solution":
            found += lines.solution
        if self.finished:
            found += lines.end
        return tuple(found)

    def picture(self) -> TryingStep:
        """The last step taken, whole."""
        queens, tested = self.index.queens(self.position), self.index.tested(self.position)
        rejected = tested[-1] if self.kind == "reject" else None
        _, calls, placements, solutions, dead_ends, checks = self.count
        return TryingStep(
            self.position,
            self.kind,
            rejected.row if rejected else self.n,
            None,
            tuple(enumerate(queens)),
            (rejected.row, rejected.column) if rejected else None,
            rejected.attacker if rejected else None,
            rejected.along if rejected else None,
            {
                "odometer": queens,
                "turned": self.turned(),
                "scans": [scan for seen in tested for scan in scanned(seen)],
            },
            None,
            calls,
            placements,
            solutions,
            dead_ends,
            checks,
            self.lines,
            self.n,
        )

    def turned(self) -> int:
        """How many wheels have turned since the board before, the last row's first; on the first board all are new."""
        wheels = 1
        while wheels < self.n and self.position % self.n**wheels == 0:
            wheels += 1
        return wheels

    def place_of(self, square: Square) -> NoReturn:  # noqa: ARG002 - there is none
        raise AssertionError("squares are found by arithmetic")
