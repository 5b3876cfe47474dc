"""Facts about a learner's search beside ours."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ..answers.known import Squares, list_solutions_of
from ..answers.outcome import NOTHING, Outcome
from .accepted import Board
from .functions import Function
from .placements import Order
from .rules import Another
from .run import Fault
from .sizes import Size

Style = Literal["placing", "whole"]


@dataclass(frozen=True)
class Comparison:
    """The facts about a search, on its most frequent board size.

    - `n`: the rows of that board; `style`: `placing`, queen after queen, or `whole`, by whole boards (`order` is None);
    - `outcome`: the answer that the program gives; `elsewhere`: solutions that are in values and output, but not on the
      board; `sizes`: the searches of a run with several;
    - `placements`: queens that stayed; `trials`: queens lifted at once; `lifts`: changes that lifted queens; `moves`:
      changes of whole boards;
    - `order`: the agreement with our placements; `alike`: the id of our search with this order;
    - `solutions`: distinct solutions, in its order; `wrong`: accepted full boards with an attack; `doubled`: repeated
      solutions, `orders`: the orders of each, if it has them all; `missing`: solutions that it did not find, if it ran
      to its end and looks for all;
    - `faults`: what the detectors found, the heaviest first; `first_only`: it ends on purpose with some solutions;
    - `functions`: counts of its functions' calls and results; `has_ended`: it was not cut off; `by_chance`: it draws
      random numbers, so that its run proves no fault.
    """

    n: int
    style: Style
    outcome: Outcome = NOTHING
    elsewhere: int = 0
    sizes: list[Size] = field(default_factory=list)
    placements: int = 0
    trials: int = 0
    lifts: int = 0
    moves: int = 0
    order: Order | None = None
    alike: str = ""
    solutions: list[Board] = field(default_factory=list)
    wrong: list[Board] = field(default_factory=list)
    doubled: list[Board] = field(default_factory=list)
    orders: int = 0
    missing: list[Squares] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    first_only: bool = False
    functions: list[Function] = field(default_factory=list)
    has_ended: bool = True
    by_chance: bool = False
    another: Another | None = None

    @property
    def tests(self) -> Function | None:
        """The function with the most calls that returns only yes or no: each call is a check."""
        return max((one for one in self.functions if one.tests), key=lambda one: one.calls, default=None)

    @property
    def has_fault(self) -> bool:
        """True if something on the board or in a list is wrong."""
        return bool(self.faults) or any(size.is_wrong for size in self.sizes)

    @property
    def visits_all(self) -> bool:
        """True if its film has each solution once, and no other full board."""
        return len(self.solutions) == len(list_solutions_of(self.n)) and not (self.wrong or self.doubled)

    @property
    def is_sound(self) -> bool:
        """True if it finds each solution, or ends on purpose with its first, and accepts nothing else."""
        found = self.solutions or self.elsewhere or not list_solutions_of(self.n)
        return self.has_ended and not self.has_fault and not self.missing and bool(found)

    @property
    def is_right(self) -> bool:
        """True if it is sound, and gives the right answer."""
        return self.is_sound and self.outcome.result == "agrees" and self.outcome.orders == 1
