"""The puzzle that a program seems to solve, if it is not that of n queens on a board of n rows."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..board.reading import Square


@dataclass(frozen=True)
class Another:
    """The puzzle that a program seems to solve.

    - `kind`: one of WORDS, `reserved`, `each` (one board for each place of the first queen), or `oblong`;
    - `count`: the boards that it accepts; `total`: the solutions for queens; `squares`: those reserved or given;
    - `size`: rows and columns of an oblong board; `is_asked`: the text does not decide: the learner is asked.
    """

    kind: str
    count: int
    total: int
    squares: list[Square] = field(default_factory=list)
    size: tuple[int, int] = (0, 0)
    is_asked: bool = False
