"""Part the full boards of a search into those that it accepts and those that it rejects."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import factorial

from ..answers.known import Squares, list_solutions_of
from ..board.film import Change
from .observation import Observation


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
        full = [pair for pair in with_ends(changes) if len(pair[0].squares) == pair[0].size and pair[0].placed]
        known = {observation.treatments.get(change.event) for change, _ in full if change.solution}
        for change, end in full:
            board = Board(change.event, frozenset(change.squares))
            if change.solution:
                (self.doubled if board.squares in met else self.solutions).append(board)
                met.add(board.squares)
                continue
            treatment = observation.treatments.get(change.event, frozenset())
            if treatment in known if known else is_welcome(change, end, observation):
                self.wrong.append(board)
            else:
                rejected += not change.trial
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


def is_welcome(change: Change, end: int | None, observation: Observation) -> bool:
    """Return True if an attacked full board is printed, handed on, given back, or answered by true values only."""
    results = {word for _, word in observation.treatments.get(change.event, frozenset())}
    if "no" in results or (change.trial and "given" not in results):
        return False
    return bool(change.line or observation.line_printing(change.event, end) or results & {"yes", "given"})


def with_ends(changes: Sequence[Change]) -> Iterator[tuple[Change, int | None]]:
    """Yield each change with the event of the next one, None after the last."""
    return zip(changes, [*(change.event for change in changes[1:]), None], strict=True)
