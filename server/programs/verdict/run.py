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
    from .accepted import FullBoards
    from .observation import Observation
    from .sizes import Size


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

    def to_json(self) -> dict[str, Any]:
        """Return the fault for a page."""
        return {"kind": self.kind, "event": self.event, **self.facts}


@dataclass
class Run:
    """A run with its board.

    - `n`: rows; `changes`: the film of the search that is judged; `printed`: all output; `outcome`: the answer;
    - `full`: its full boards; `missing`: the solutions that are not found though it looks for all; `sizes`: the
      searches of a run with several;
    - `is_whole`: it repairs or lists whole boards; `is_listing`: its board only shows what was found;
    - `is_chain`: its queens are linked objects, each of which stands before it looks for its column;
    - `first_only`: it ends on purpose with its first full board; `goes_on`: it does not, but never clears the board;
    - `has_ended`: it was not cut off; `by_chance`: it draws random numbers, so that its run proves no fault.
    """

    recording: Recording
    reading: Reading
    n: int
    changes: Sequence[Change]
    observation: Observation
    printed: str
    outcome: Outcome
    full: FullBoards
    missing: list[Squares]
    sizes: list[Size]
    is_whole: bool
    is_listing: bool
    is_chain: bool
    first_only: bool
    goes_on: bool
    has_ended: bool
    by_chance: bool

    @property
    def texts(self) -> list[str]:
        """What it prints, and its lists: texts that may hold boards."""
        observation = self.observation
        return [self.printed, *observation.stored, *observation.results]
