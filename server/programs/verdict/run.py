"""A learner's run as detectors see it, and a fault that they find."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import factorial
from typing import Any

from ..answers.known import list_solutions_of
from ..answers.outcome import find_outcome
from ..board.film import Change, numbers_of
from ..board.reading import Reading
from ..board.sizes import CHAIN
from ..recorder.ends import BY_ITSELF
from ..recording.recording import Recording
from ..tries.places import uses_chance
from .fullboards import FullBoards
from .manner import builds_on, goes_home, is_listing
from .observation import Observation
from .searches import Size


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


class Run:
    """A run with its board.

    - `n`: rows; `changes`: the film of the search that is judged; `printed`: all output; `texts`: its output and its
      lists, which may hold boards; `outcome`: the answer;
    - `full`: its full boards; `missing`: the solutions that are not found though it looks for all; `sizes`: the
      searches of a run with several;
    - `is_whole`: it repairs or lists whole boards; `is_listing`: its board only shows what was found;
    - `is_chain`: its queens are linked objects, each of which stands before it looks for its column;
    - `first_only`: it ends on purpose with its first full board; `goes_on`: it does not, but never clears the board;
    - `has_ended`: it was not cut off; `by_chance`: it draws random numbers, so that its run proves no fault.
    """

    def __init__(
        self,
        recording: Recording,
        reading: Reading,
        changes: Sequence[Change],
        observation: Observation,
        is_whole: bool,
    ) -> None:
        self.recording, self.reading, self.changes, self.observation = recording, reading, changes, observation
        self.n = changes[0].size
        self.sizes: list[Size] = []
        self.printed = "".join(text for _, text in recording.output())
        self.texts = [self.printed, *observation.stored, *observation.results]
        self.has_ended, self.by_chance = recording.end.reason in BY_ITSELF, uses_chance(recording.source)
        self.is_chain, self.is_listing, self.is_whole = reading.name.endswith(CHAIN), is_listing(changes), is_whole
        self.full = FullBoards(changes, observation)
        self.first_only, self.goes_on = self._look_after()
        self.missing = self.full.missing if self.has_ended and not self.first_only else []
        is_one = self.first_only or self.is_chain or self.by_chance
        self.outcome = find_outcome(self.printed, observation.returned, self.n, is_one)

    def _look_after(self) -> tuple[bool, bool]:
        """Return `first_only` and `goes_on`."""
        full, n = self.full, self.n
        if self.is_whole:
            boards = {frozenset(change.squares) for change in self.changes}
            return not (self.is_listing or (self.has_ended and len(boards) >= factorial(n))), False
        accepted = [*full.solutions, *full.doubled, *full.wrong]
        later = [change for change in self.changes if accepted and change.event > accepted[-1].event]
        if len(accepted) == 1:
            functions = self.observation.functions
            is_home = not any(change.placed for change in later)
            if any(one.searches for one in functions):  # perhaps it only changes the board for its output
                is_home = goes_home(self.recording, accepted[0].event, functions, n)
            return is_home, not (is_home or later)
        if accepted == full.solutions and 1 < len(accepted) < len(list_solutions_of(n)):
            is_named = len(accepted) in numbers_of(self.recording) - {n} or "next(" in self.recording.source
            return is_named and not builds_on(later), False
        return False, False
