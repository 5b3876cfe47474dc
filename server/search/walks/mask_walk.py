"""Walks in the searches that find all free squares of a row at once: `bitmask` and `flipped`.

The rightmost free square comes first, so squares are numbered as the columns of a mask are.
"""

from __future__ import annotations

from ..algorithms.algorithm import MaskAlgorithm
from ..index.index import Index
from ..step import CHECKS, DEAD_ENDS, Counters, Frame, Square, Step
from .walk import OpenCall, Walk

NO_FRAME = Frame(0, 0, 0, 0, 0, 0)  # what is active after the outermost return


class MaskWalk(Walk):
    """A walk whose steps show masks."""

    algorithm: MaskAlgorithm

    def __init__(self, algorithm: MaskAlgorithm, n: int, index: Index) -> None:
        super().__init__(algorithm, n, index)
        self.turned = self.done if algorithm.inverted else 0  # the bits of ld, col and rd that are shown the other way

    def begin(self, call: OpenCall) -> None:
        call.poss = ~(call.ld | call.col | call.rd) & self.done
        self.count[DEAD_ENDS] += not call.poss
        self.count[CHECKS] += 1

    def body(self, call: OpenCall) -> Counters | None:
        sums = self.index.sums(call.node, call.row, call.ld, call.col, call.rd)
        return sums and self.algorithm.body(self.n, sums)

    def square(self, call: OpenCall) -> Square:
        return call.row, self.n - call.bit.bit_length()

    def place_of(self, square: Square) -> tuple[int, int]:
        row, column = square
        return row, 1 << self.n - 1 - column

    @property
    def lines(self) -> tuple[int, ...]:
        return () if self.ended_in_solution else self.algorithm.lines[self.kind]

    def picture(self) -> Step:
        """The last step taken, whole."""
        stack = tuple([self.frame(call) for call in self.open])
        active = stack[-1] if stack else NO_FRAME
        moved = self.open and self.kind in ("place", "return")
        _, calls, placements, solutions, dead_ends, checks = self.count
        return Step(
            self.position,
            self.kind,
            active.row,
            active.ld,
            active.col,
            active.rd,
            active.poss,
            active.bit,
            tuple([self.square(call) for call in self.standing()]),
            self.square(self.open[-1]) if moved else None,
            stack,
            calls,
            placements,
            solutions,
            dead_ends,
            checks,
            self.lines,
            self.n,
        )

    def frame(self, call: OpenCall) -> Frame:
        """A call as it is shown on the stack."""
        if call.drawn is None:
            turned = self.turned
            masks = call.ld ^ turned, call.col ^ turned, call.rd ^ turned
            call.drawn = Frame(call.row, *masks, call.poss, call.bit)
        frame: Frame = call.drawn
        return frame
