"""What is found when a learner's search is laid beside ours."""

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
    """What a search did on the board that was there most.

    - `n`: the rows of that board; `style`: it puts queen after queen, or changes `whole` boards (then `order` is None);
    - `placements`: queens that were put and stayed; `trials`: those taken up at once; `lifts`: how often some were;
    - `order`: how far it goes as ours; `alike`: the id of ours that goes in this order;
    - `accepted`: the first attacked pair that it builds upon;
    - `solutions`: the different ones, in its order; `wrong`: full boards with an attack that it accepts; `doubled`:
      solutions that it finds again; `missing`: ours that it does not find, if it ran to its end and looks for all;
    - `first_only`: it ends with its first solution, as it means to; `uncleared`: it goes on after that, but the board
      is never cleared;
    - `shared`: entries of a list that should be different boards, and are one and the same; 0 if there are none;
    - `functions`: what its functions gave back; `has_ended`: it was not cut off.
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
        """The function that was called most to say yes or no: each call is a check."""
        return max((one for one in self.functions if one.tests), key=lambda one: one.calls, default=None)

    @property
    def is_right(self) -> bool:
        """It finds all solutions, or the first one and means to, once each, and accepts nothing else."""
        faults = self.wrong or self.doubled or self.missing or self.accepted or self.uncleared or self.shared
        return self.has_ended and not faults and bool(self.solutions or not list_solutions_of(self.n))
