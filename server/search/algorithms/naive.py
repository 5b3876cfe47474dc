"""Every way to put one queen in each row, counted like an odometer; each full board is then tested."""

from dataclasses import dataclass

from ..step import Kind
from .algorithm import Algorithm, Family, Goal
from .square_by_square import Lines

KINDS: tuple[Kind, ...] = ("reject", "solution")


@dataclass(frozen=True, kw_only=True)
class NaiveAlgorithm(Algorithm):
    """An algorithm without calls: a step is a board.

    In its `lines`, `call` begins a board, `test`, `looks`, `hit` and `free` test the queen of a row, `solution` follows
    if all of them pass, and `end` follows the last board.
    """

    lines: Lines

    @property
    def family(self) -> Family:
        return "boards"

    def kinds_at(self, line: int, goal: Goal = "all") -> set[Kind]:
        """Return the kinds of step that may run a line; the last board of a film is tested like all before it."""
        kinds = super().kinds_at(line, goal)
        return {*kinds, "solution"} if line in self._tests() else kinds

    def kinds_of_all_at(self, line: int) -> set[Kind]:
        return {kind for kind in KINDS if line in self._tests() | self.lines.by_kind()[kind]}

    def _tests(self) -> set[int]:
        lines = self.lines.by_kind()
        return lines["call"] | lines["place"] | lines["return"]


NAIVE = NaiveAlgorithm(
    id="naive",
    title="Naive",
    blurb="Every way to put one queen in each row, counted like an odometer; each full board is then tested.",
    largest=8,
    indexed=8,
    reason="naive tests N to the power of N boards one by one, and for N = 9 they are 387 million already",
    lines=Lines(
        call=(24, 25),
        solution=(4, 7, 26),
        test=(4, 5, 10),
        looks={"column": (11, 12), "ld": (14, 15), "rd": (17, 18)},
        hit={"column": (13, 6), "ld": (16, 6), "rd": (19, 6)},
        free=(20,),
        place=(),
        end=(24,),
        lift=(),
    ),
    ended=(4, 7, 26, 27),
)
