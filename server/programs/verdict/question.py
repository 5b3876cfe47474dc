"""The boards that a program accepts, and the words and values that may name their rule."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..answers.known import Squares, list_solutions_of
from ..board.film import Change
from ..recording.recording import Recording
from .evidence import without_comments
from .facts import Comparison
from .observation import Observation
from .puzzle import Another

# Words for the rule of a puzzle; a program that has none of them is asked, or accused.
WORDS: Mapping[str, re.Pattern[str]] = {
    kind: re.compile(words, re.I)
    for kind, words in {
        "rooks": r"rook|tower|turm|türm|torre|toren|wież|ладь|ладей|fortezza",
        "bishops": r"bishop|läufer|laeufer|alfil|alfier|bispo|loper|слон",
        "touch": r"touch|adjacent|neighbo|next to each|region|zone\b|berühr|beruehr|nachbar|angrenz|gebiet",
        "super": r"super.?queen|superdame|knight|amazon|springer|maharaja|magnificent|caball|cavali",
        "torus": r"torus|toroid|modular|cylind|zylind|wrap.?around|periodic",
        "given": r"given|fixed|pre.?(plac|set|fill)|first queen|initial|must stand|gegeben|vorgab|gesetzt|complet",
        "classes": r"symmetr|reflect|rotat|mirror|fundamental|unique|distinct|spiegel|dreh",
    }.items()
}


@dataclass(frozen=True)
class Question:
    """A run whose boards are to be explained.

    - `facts`: its comparison with queens, before any fault is dropped; `changes`: the film of all its searches;
    - `observation`: the calls of its functions; `shown`: the boards that it gives, as often as they come.
    """

    recording: Recording
    facts: Comparison
    changes: Sequence[Change]
    observation: Observation
    shown: Sequence[Squares]

    @property
    def n(self) -> int:
        """The rows of the board."""
        return self.facts.n

    @property
    def given(self) -> int:
        """The count that it gives, -1 without one."""
        return self.facts.outcome.given

    @property
    def solutions(self) -> list[Squares]:
        """The solutions for queens."""
        return list_solutions_of(self.n)

    @cached_property
    def accepted(self) -> set[Squares]:
        """The boards that the search accepts."""
        return {board.squares for board in (*self.facts.solutions, *self.facts.wrong)}

    @cached_property
    def code(self) -> str:
        """The text without its comments."""
        return without_comments(self.recording.source)

    def name(self, kind: str, *, squares: Squares = frozenset(), is_asked: bool = False) -> Another:
        """Return the puzzle of this kind whose boards are the accepted ones."""
        return Another(kind, len(self.accepted), len(self.solutions), sorted(squares), is_asked=is_asked)

    def says(self, kind: str) -> bool:
        """Return True if the text has a word for the kind."""
        return bool(WORDS[kind].search(self.recording.source))
