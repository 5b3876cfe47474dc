"""Detect boards that a search accepts though queens attack each other; part its full boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import factorial

from ..answers.known import Squares, list_solutions_of
from ..board.film import Change
from .manner import prunes
from .observation import Observation
from .run import Fault, Run


@dataclass(frozen=True)
class Board:
    """A full board that the search accepted: the event that filled it, and its squares."""

    event: int
    squares: Squares


class FullBoards:
    """The full boards of a film, parted into accepted and rejected ones.

    A solution counts as accepted. An attacked board is accepted if the program treats it as it treats a solution: it
    runs the same lines with the same results. Without a solution to compare with, it is accepted if the search prints
    it, calls itself with it, or returns only true values for it.

    - `solutions`, `doubled`: those without an attack, when they come for the first time, and when they come again;
    - `wrong`: accepted ones with an attack;
    - `tests_late`: it tests boards when they are full: it treats most attacked ones unlike solutions.
    """

    def __init__(self, changes: Sequence[Change], observation: Observation) -> None:
        self.size = changes[0].size
        self.solutions: list[Board] = []
        self.doubled: list[Board] = []
        self.wrong: list[Board] = []
        met = set[Squares]()
        rejected = 0
        treatments = observation.treatments
        full = [pair for pair in with_ends(changes) if len(pair[0].squares) == pair[0].size and pair[0].placed]
        known = {treatments.get(change.event) for change, _ in full if change.solution}
        for change, end in full:
            board = Board(change.event, frozenset(change.squares))
            treatment = treatments.get(change.event, frozenset())
            if change.solution:
                (self.doubled if board.squares in met else self.solutions).append(board)
                met.add(board.squares)
            elif treatment in known or (
                not known
                and is_welcome(change, observation.line_printing(change.event, end), {word for _, word in treatment})
            ):
                self.wrong.append(board)
            elif not change.trial:
                rejected += 1
        self.tests_late = bool(known) and rejected > len(self.wrong)

    @property
    def missing(self) -> list[Squares]:
        """The solutions that are not among them, in our order."""
        found = {board.squares for board in self.solutions}
        return [board for board in list_solutions_of(self.size) if board not in found]

    @property
    def is_complete(self) -> bool:
        """True if each solution comes once, and no accepted board has an attack."""
        return not (self.missing or self.doubled or self.wrong)

    @property
    def orders(self) -> int:
        """N! if each solution occurs in all orders of its queens; 0 otherwise."""
        counted = Counter(board.squares for board in [*self.solutions, *self.doubled])
        orders = factorial(self.size)
        return orders if self.doubled and {*counted.values()} == {orders} else 0


def is_welcome(change: Change, printing: int, results: set[str]) -> bool:
    """Return True if an attacked full board is printed, handed on, given back, or answered by true values only."""
    if "no" in results or (change.trial and "given" not in results):
        return False
    return bool(change.line or printing or results & {"yes", "given"})


def find_accepted(run: Run) -> Fault | None:
    """Find the first attacked pair that the search builds upon or prints."""
    if run.is_whole or run.full.tests_late or (not run.has_ended and not run.full.wrong and not prunes(run.changes)):
        return None  # it tests the board when it is full, or may do so
    for index, (change, end) in enumerate(with_ends(run.changes)):
        if not change.attacks:
            continue
        line = change.line or run.observation.line_printing(change.event, end)
        if not line and end is not None and set(change.squares) < set(run.changes[index + 1].squares):
            line = run.observation.lines[end]
        if line:
            return Fault("accepted", change.event, {"pair": change.attacks[0], "line": line})
    return None


def find_wrong(run: Run) -> Fault | None:
    """Find the full boards with an attack that the search accepts."""
    wrong = [] if run.is_whole else run.full.wrong
    return Fault("wrong", wrong[0].event, {"count": len(wrong)}) if wrong else None


def with_ends(changes: Sequence[Change]) -> Iterator[tuple[Change, int | None]]:
    """Yield each change with the event of the next one, None after the last."""
    for index, change in enumerate(changes):
        yield change, changes[index + 1].event if index + 1 < len(changes) else None
