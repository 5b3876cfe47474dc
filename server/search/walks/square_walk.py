"""Walks in the searches that try square after square: each square is a step, `place` or `reject`.

The leftmost square comes first, so the k-th square of a row stands in column k. Such a search knows that nothing could
be placed only when it has tried all: a dead end is counted at the `return`.
"""

from __future__ import annotations

from ..algorithms.square_by_square import Call, Look, Moment, TryingAlgorithm, look
from ..index.index import Index
from ..index.scan_index import ScanIndex
from ..step import CHECKS, DEAD_ENDS, Counters, Square, State, TryingFrame, TryingStep
from ..sums import Scans, Sums
from .walk import OpenCall, Walk


class TryingWalk(Walk):
    """A walk whose steps show squares that are tested."""

    algorithm: TryingAlgorithm

    def __init__(self, algorithm: TryingAlgorithm, n: int, index: Index) -> None:
        super().__init__(algorithm, n, index)
        self.looked: Look | None = None  # how the last step tested a square

    def copy(self) -> TryingWalk:
        twin = super().copy()
        twin.looked = self.looked
        return twin

    def step(self) -> None:
        self.looked = None
        super().step()

    def begin(self, call: OpenCall) -> None:
        call.poss = self.done & ~call.col if self.algorithm.tried == "unused" else self.done

    def take(self, call: OpenCall) -> None:
        bit = call.poss & -call.poss
        self.looked = look(self.n, self.above(call), bit.bit_length() - 1, self.algorithm.ways)
        self.count[CHECKS] += self.algorithm.cost(self.looked)
        if not bit & (call.ld | call.col | call.rd):
            super().take(call)
            return
        self.kind = "reject"
        call.bit = bit
        call.poss -= bit
        call.drawn = None

    def leave(self) -> None:
        super().leave()
        call = self.ended
        assert call
        barren = not ~(call.ld | call.col | call.rd) & self.done
        self.count[DEAD_ENDS] += barren and call.col != self.done

    def body(self, call: OpenCall) -> Counters | None:
        sums: Sums | Scans | None
        if isinstance(self.index, ScanIndex):
            sums = self.index.scans(call.node, self.above(call))
        else:
            sums = self.index.sums(call.node, call.row, call.ld, call.col, call.rd)
        return sums and self.algorithm.body(self.n, sums)

    def above(self, call: OpenCall) -> list[int]:
        """The columns of the queens above a call."""
        return [column_of(other) for other in self.open[: call.row]]

    def square(self, call: OpenCall) -> Square:
        return self.turned((call.row, column_of(call)))

    def turned(self, square: Square) -> Square:
        """A square as the board shows it; turning it twice leaves it as it is."""
        return square[::-1] if self.algorithm.sideways else square

    def place_of(self, square: Square) -> tuple[int, int]:
        row, column = self.turned(square)
        return row, 1 << column

    @property
    def lines(self) -> tuple[int, ...]:
        lines = self.algorithm.lines
        match self.kind:
            case "call":
                return lines.call
            case "solution":
                return lines.solution
            case "reject" | "place":
                assert self.looked
                return (*lines.tested(self.looked), *(lines.place if self.kind == "place" else ()))
            case "return":
                return (*(() if self.ended_in_solution else lines.end), *(lines.lift if self.open else ()))
            case _:
                raise AssertionError(self.kind)

    def picture(self) -> TryingStep:
        """The last step taken, whole."""
        algorithm, looked = self.algorithm, self.looked
        row = len(self.open) - 1 if self.open else 0
        queens = [column_of(call) for call in self.standing()]
        moved = self.open and self.kind in ("place", "reject", "return")
        _, calls, placements, solutions, dead_ends, checks = self.count
        stack = tuple([self.frame(call) for call in self.open])
        return TryingStep(
            self.position,
            self.kind,
            None if algorithm.sideways else row,
            row if algorithm.sideways else None,
            tuple([self.turned(square) for square in enumerate(queens)]),
            self.square(self.open[-1]) if moved else None,
            self.turned(looked.attacker) if looked and looked.attacker else None,
            algorithm.along(looked.along) if looked else None,
            {**algorithm.shared(Moment(self.n, queens, looked)), **(stack[-1].state if stack else {})},
            stack,
            calls,
            placements,
            solutions,
            dead_ends,
            checks,
            self.lines,
            self.n,
        )

    def frame(self, call: OpenCall) -> TryingFrame:
        """A call as it is shown on the stack."""
        if call.drawn is None:
            tried = column_of(call) if call.bit else None
            own: State = self.algorithm.own(Call(self.n, self.above(call), tried))
            sideways = self.algorithm.sideways
            call.drawn = TryingFrame(None if sideways else call.row, call.row if sideways else None, own)
        frame: TryingFrame = call.drawn
        return frame


def column_of(call: OpenCall) -> int:
    """The column of the square that a call has tried last."""
    return call.bit.bit_length() - 1
