"""Walks of the searches that find all free squares of a row at once: `bitmask` and `flipped`.

The search tries the rightmost free square first, so bit k of a mask is also the k-th square tried.
"""

from typing import Any

from ..algorithms.algorithm import MaskAlgorithm
from ..index.index import Index
from ..step import CHECKS, DEAD_ENDS, Frame, Square, Step
from .walk import OpenCall, Walk

NO_FRAME = Frame(0, 0, 0, 0, 0, 0)  # the active frame after the outermost return


class MaskWalk(Walk):
    """A walk whose steps show masks."""

    algorithm: MaskAlgorithm
    step_type = Step

    def __init__(self, algorithm: MaskAlgorithm, n: int, index: Index, *, first_only: bool = False) -> None:
        super().__init__(algorithm, n, index, first_only=first_only)
        self.inversion = self.done if algorithm.inverted else 0  # XORed with ld, col and rd before they are shown

    def set_candidates(self, call: OpenCall) -> None:
        call.poss = self.free(call)
        self.count[DEAD_ENDS] += not call.poss
        self.count[CHECKS] += 1

    def square(self, call: OpenCall) -> Square:
        return call.row, self.n - call.bit.bit_length()

    def locate(self, square: Square) -> tuple[int, int]:
        row, column = square
        return row, 1 << self.n - 1 - column

    @property
    def lines(self) -> tuple[int, ...]:
        if self.ended_in_solution:
            return self.algorithm.solved
        if self.first_only and self.kind == "solution" and self.algorithm.ended:
            return self.algorithm.ended
        return (self.position == 0 and self.algorithm.first) or self.algorithm.lines[self.kind]

    def variables(self) -> tuple[Any, ...]:
        stack = tuple([self.frame(call) for call in self.open])
        active = stack[-1] if stack else NO_FRAME
        moved = self.open and self.kind in ("place", "return")
        return (
            active.row,
            active.ld,
            active.col,
            active.rd,
            active.poss,
            active.bit,
            tuple([self.square(call) for call in self.placed_calls()]),
            self.square(self.open[-1]) if moved else None,
            stack,
        )

    def frame(self, call: OpenCall) -> Frame:
        if call.frame is None:
            flip = self.inversion
            call.frame = Frame(call.row, call.ld ^ flip, call.col ^ flip, call.rd ^ flip, call.poss, call.bit)
        frame: Frame = call.frame
        return frame
