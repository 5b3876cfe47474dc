"""Facts about a learner's search beside ours."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from .accepted import Accepted, Board
from .functions import Function
from .placements import Order
from .reference import Squares, list_solutions_of

Style = Literal["placing", "whole"]


@dataclass(frozen=True)
class Comparison:
    """The facts about a search, on its most frequent board size.

    - `n`: the rows of that board; `style`: `placing`, queen after queen, or `whole`, by whole boards (`order` is None);
    - `placements`: queens that stayed; `trials`: queens lifted at once; `lifts`: changes that lifted queens;
    - `order`: the agreement with our placements; `alike`: the id of our search with this order;
    - `accepted`: the first attacked pair that it builds upon;
    - `solutions`: distinct solutions, in its order; `wrong`: accepted full boards with an attack; `doubled`: repeated
      solutions; `missing`: solutions that it did not find, if it ran to its end and looks for all;
    - `first_only`: it ends on purpose with its first solution; `uncleared`: it goes on after that, but never clears the
      board;
    - `shared`: entries of a list that should be different boards, but are the same object; 0 if there are none;
    - `functions`: counts of its functions' calls and results; `has_ended`: it was not cut off.
    """

    n: int
    style: Style
    placements: int = 0
    trials: int = 0
    lifts: int = 0
    order: Order | None = None
    alike: str = ""
    accepted: Accepted | None = None
    solutions: list[Board] = field(default_factory=list)
    wrong: list[Board] = field(default_factory=list)
    doubled: list[Board] = field(default_factory=list)
    missing: list[Squares] = field(default_factory=list)
    first_only: bool = False
    uncleared: bool = False
    shared: int = 0
    functions: list[Function] = field(default_factory=list)
    has_ended: bool = True

    @property
    def tests(self) -> Function | None:
        """The function with the most calls that returns only yes or no: each call is a check."""
        return max((one for one in self.functions if one.tests), key=lambda one: one.calls, default=None)

    @property
    def is_right(self) -> bool:
        """True if it finds each solution once, or ends on purpose with its first, and accepts nothing else."""
        faults = self.wrong or self.doubled or self.missing or self.accepted or self.uncleared or self.shared
        return self.has_ended and not faults and bool(self.solutions or not list_solutions_of(self.n))
