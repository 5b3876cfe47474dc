"""Walks of the searches that try square by square: each square is a step, `place` or `reject`.

The search tries the leftmost square first, so bit k of a mask stands for column k. A call that placed nothing shows
only after trying all squares, so a dead end is counted at the `return`.
"""

from __future__ import annotations

from typing import Any

from ..algorithms.algorithm import Scans, Sums
from ..algorithms.square_by_square import BoardState, Call, Look, SquareAlgorithm, look
from ..index.index import Index
from ..index.scan_index import ScanIndex
from ..step import CHECKS, DEAD_ENDS, Square, SquareFrame, SquareStep, State
from .walk import OpenCall, Walk


class SquareWalk(Walk):
    """A walk whose steps show the tests of single squares."""

    algorithm: SquareAlgorithm
    step_type = SquareStep

    def __init__(self, algorithm: SquareAlgorithm, n: int, index: Index, *, first_only: bool = False) -> None:
        super().__init__(algorithm, n, index, first_only=first_only)
        self.looked: Look | None = None  # the last step's test of a square

    def copy(self) -> SquareWalk:
        twin = super().copy()
        twin.looked = self.looked
        return twin

    def step(self) -> None:
        self.looked = None
        super().step()

    def set_candidates(self, call: OpenCall) -> None:
        call.poss = self.done & ~call.col if self.algorithm.candidates == "unused" else self.done

    def try_square(self, call: OpenCall) -> None:
        bit = call.poss & -call.poss
        self.looked = look(self.n, self.above(call), bit.bit_length() - 1, self.algorithm.ways)
        self.count[CHECKS] += self.algorithm.cost(self.looked)
        if not bit & (call.ld | call.col | call.rd):
            super().try_square(call)
            return
        self.kind = "reject"
        call.bit = bit
        call.poss -= bit
        call.frame = None

    def leave(self) -> None:
        super().leave()
        call = self.ended
        assert call
        barren = not ~(call.ld | call.col | call.rd) & self.done
        self.count[DEAD_ENDS] += barren and call.col != self.done

    def sums(self, call: OpenCall) -> Sums | Scans | None:
        if isinstance(self.index, ScanIndex):
            return self.index.scans(call.node, self.above(call))
        return super().sums(call)

    def above(self, call: OpenCall) -> list[int]:
        """Return the columns of the queens above a call."""
        return [column_of(other) for other in self.open[: call.row]]

    def square(self, call: OpenCall) -> Square:
        return self.on_board((call.row, column_of(call)))

    def on_board(self, square: Square) -> Square:
        """Swap row and column if the search fills columns. Applied twice, this changes nothing."""
        return square[::-1] if self.algorithm.fills_columns else square

    def locate(self, square: Square) -> tuple[int, int]:
        row, column = self.on_board(square)
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
                return (*lines.of_test(self.looked), *(lines.place if self.kind == "place" else ()))
            case "return":
                return (*(() if self.ended_in_solution else lines.end), *(lines.lift if self.open else ()))
            case _:
                raise AssertionError(self.kind)

    def variables(self) -> tuple[Any, ...]:
        algorithm, looked = self.algorithm, self.looked
        row = len(self.open) - 1 if self.open else 0
        queens = [column_of(call) for call in self.placed_calls()]
        moved = self.open and self.kind in ("place", "reject", "return")
        stack = tuple([self.frame(call) for call in self.open])
        state = algorithm.search_state(BoardState(self.n, queens, looked))
        return (
            None if algorithm.fills_columns else row,
            row if algorithm.fills_columns else None,
            tuple([self.on_board(square) for square in enumerate(queens)]),
            self.square(self.open[-1]) if moved else None,
            self.on_board(looked.attacker) if looked and looked.attacker else None,
            algorithm.along(looked.along) if looked else None,
            {**state, **(stack[-1].state if stack else {})},
            stack,
        )

    def frame(self, call: OpenCall) -> SquareFrame:
        if call.frame is None:
            tried = column_of(call) if call.bit else None
            state: State = self.algorithm.call_state(Call(self.n, self.above(call), tried))
            fills_columns = self.algorithm.fills_columns
            call.frame = SquareFrame(None if fills_columns else call.row, call.row if fills_columns else None, state)
        frame: SquareFrame = call.frame
        return frame


def column_of(call: OpenCall) -> int:
    return call.bit.bit_length() - 1
