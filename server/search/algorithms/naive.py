"""Every way to put one queen in each row, counted like an odometer; each full board is then tested."""

from dataclasses import dataclass

from ..step import Kind
from .algorithm import Algorithm
from .square_by_square import Lines

KINDS: tuple[Kind, ...] = ("reject", "solution")


@dataclass(frozen=True, kw_only=True)
class NaiveAlgorithm(Algorithm):
    """An algorithm without calls: a step is a board.

    In its `lines`, `call` begins a board, `test`, `looks`, `hit` and `free` test the queen of a row, `solution` follows
    if all of them pass, and `end` follows the last board.
    """

    lines: Lines

    def kinds_at(self, line: int) -> set[Kind]:
        lines = self.lines.by_kind()
        every = lines["call"] | lines["place"] | lines["return"]
        return {kind for kind in KINDS if line in every | lines[kind]}


NAIVE = NaiveAlgorithm(
    id="naive",
    title="Naive",
    blurb="Every way to put one queen in each row, counted like an odometer; each full board is then tested.",
    largest=8,
    indexed=8,
    reason="naive tests N to the power of N boards one by one, and for N = 9 they are 387 million already",
    lines=Lines(
        call=(5, 6),
        solution=(10, 13, 7),
        test=(10, 11, 16),
        looks={"column": (17, 18), "ld": (20, 21), "rd": (23, 24)},
        hit={"column": (19, 12), "ld": (22, 12), "rd": (25, 12)},
        free=(26,),
        place=(),
        end=(5,),
        lift=(),
    ),
)
