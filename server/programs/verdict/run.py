"""A learner's run as detectors see it, and a fault that they find."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..answers.outcome import Outcome
from ..board.film import Change
from ..board.reading import Reading
from ..recording.recording import Recording

if TYPE_CHECKING:
    from ..answers.known import Squares
    from .accepted import Board, FullBoards
    from .observation import Observation


@dataclass(frozen=True)
class Fault:
    """A fault of a program.

    - `kind`: names its sentence; `event` shows it, None without one; `facts`: the parts of the sentence;
    - `seen`: the harm is seen in what the program gives, so that a right count does not excuse it.
    """

    kind: str
    event: int | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    seen: bool = False


@dataclass
class Run:
    """A run with its board.

    - `n`: rows; `changes`: the film of the search that is judged; `printed`: all output;
    - `full`, `solutions`, `doubled`, `missing`: full boards, distinct solutions, those that come again, and those that
      are not found though it looks for all;
    - `orders`: the orders in which each solution comes, 0 if they are not all; `is_whole`: it repairs or lists whole
      boards; `is_listing`: its board only shows what was found;
    - `first_only`: it ends on purpose with its first full boards; `goes_on`: it does not, but never clears the board.
    """

    recording: Recording
    reading: Reading
    n: int
    changes: Sequence[Change]
    observation: Observation
    printed: str
    outcome: Outcome
    full: FullBoards
    solutions: list[Board]
    doubled: list[Board]
    missing: list[Squares]
    orders: int
    is_whole: bool
    is_listing: bool
    first_only: bool
    goes_on: bool
    has_ended: bool

    @property
    def texts(self) -> list[str]:
        """What it prints, and its lists: texts that may hold boards."""
        observation = self.observation
        return [self.printed, *observation.stored, *observation.results]
