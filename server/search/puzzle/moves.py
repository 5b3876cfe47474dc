"""The masks of the search on a board: the free squares of a row, and the masks of the row below a queen."""

from dataclasses import dataclass
from functools import lru_cache

from .board import Board

Masks = tuple[int, int, int, int, int]  # row, ld, col, rd and reg

TOP: Masks = (0, 0, 0, 0, 0)  # the masks of the outermost call


@dataclass(frozen=True)
class Moves:
    """The moves of the search for n queens.

    - `far`: the attacks along a diagonal that go on in the row after the next one;
    - `open`: for each row the squares that are neither closed nor attacked by a given queen; 0 below the last row;
    - `areas`: for each row the region of the square of each bit, from this row down, as a number of n bits a row.

    The `reg` of a call is such a number, too: the squares of the regions that have a queen, its own row lowest.
    """

    n: int
    far: int
    open: tuple[int, ...]
    areas: tuple[dict[int, int], ...]

    def free(self, row: int, ld: int, col: int, rd: int, reg: int) -> int:
        """Return the free squares of a row."""
        return self.open[row] & ~(ld | col | rd | reg)

    def below(self, masks: Masks, bit: int) -> Masks:
        """Return the masks of the row below a queen on this bit."""
        row, ld, col, rd, reg = masks
        ld, rd = (ld & self.far | bit) >> 1, (rd & self.far | bit) << 1 & (1 << self.n) - 1
        return row + 1, ld, col | bit, rd, (reg | self.areas[row].get(bit, 0)) >> self.n


def moves_without_board(n: int) -> Moves:
    """Return the moves of queens on a board with neither closed squares nor regions."""
    done = (1 << n) - 1
    return Moves(n, done, (*[done] * n, 0), ({},) * n)


@lru_cache(64)
def moves_on(board: Board) -> Moves:
    """Return the moves on a board."""
    n, far = board.n, (1 << board.n) - 1 if board.rule == "long" else 0
    areas: list[dict[int, int]] = [{} for _ in range(n)]
    for region in board.regions:
        area = 0
        for row in range(n - 1, -1, -1):
            area = area << n | region[row]
            areas[row].update({1 << place: area for place in range(n) if region[row] >> place & 1})
    return Moves(n, far, (*board.free, 0), tuple(areas))
