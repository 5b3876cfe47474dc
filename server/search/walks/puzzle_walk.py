"""Walks of the search on a board, which has two masks more: the open squares of a row, and those of taken regions."""

from ..algorithms.algorithm import MaskAlgorithm, Sums
from ..index.board_index import BoardIndex
from ..index.index import Index
from ..puzzle.moves import moves_without_board
from ..step import PuzzleFrame, PuzzleStep
from .mask_walk import MaskWalk
from .walk import OpenCall


class PuzzleWalk(MaskWalk):
    """A walk on the board of its index, or, with the index of the plain search, on one without closed squares."""

    def __init__(self, algorithm: MaskAlgorithm, n: int, index: Index, *, first_only: bool = False) -> None:
        super().__init__(algorithm, n, index, first_only=first_only)
        self.moves = index.moves if isinstance(index, BoardIndex) else moves_without_board(n)

    def measure(self, call: OpenCall) -> Sums | None:
        if isinstance(self.index, BoardIndex):
            return self.index.sums(call.node, call.row, call.ld, call.col, call.rd, call.reg)
        return super().measure(call)

    def free(self, call: OpenCall) -> int:
        return self.moves.free(call.row, call.ld, call.col, call.rd, call.reg)

    def below(self, call: OpenCall, bit: int, node: int) -> OpenCall:
        row, ld, col, rd, reg = self.moves.below((call.row, call.ld, call.col, call.rd, call.reg), bit)
        return OpenCall(row, ld, col, rd, node, reg)

    def may_place(self, call: OpenCall, row: int, bit: int) -> bool:
        rows = row - call.row
        if rows < 0 or not self.moves.open[row] & bit or call.reg >> rows * self.n & bit:
            return False
        return super().may_place(call, row, bit) if self.moves.far or not rows else not call.col & bit

    def current_step(self) -> PuzzleStep:
        row, ld, col, rd, poss, bit, queens, square, stack = self.variables()
        masks = (stack[-1].open, stack[-1].reg) if stack else (0, 0)
        counters = self.count[1:]
        return PuzzleStep(
            *(self.position, self.kind, row, ld, col, rd, poss, bit, queens, square, stack),
            *(*counters, self.lines, self.n, *masks),
        )

    def frame(self, call: OpenCall) -> PuzzleFrame:
        if call.frame is None:
            masks = self.moves.open[call.row], call.reg & self.done
            call.frame = PuzzleFrame(call.row, call.ld, call.col, call.rd, call.poss, call.bit, *masks)
        frame: PuzzleFrame = call.frame
        return frame
