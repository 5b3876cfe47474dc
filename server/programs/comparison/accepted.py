"""What a search accepts: an attacked pair that it builds upon, and full boards that it takes for solutions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..boards.film import Change
from ..boards.reading import Square
from ..recording.recording import Moment, Recording
from ..recording.state import CALL
from .functions import Function


@dataclass(frozen=True)
class Accepted:
    """Two queens that attack each other and stay: `event`, when the second one came; `line`, where it goes on."""

    event: int
    line: int
    pair: tuple[Square, Square]


@dataclass(frozen=True)
class Board:
    """A full board that was accepted: the event at which it was full, and its squares."""

    event: int
    squares: frozenset[Square]


class Marks:
    """The events at which the program goes on from a board: it prints, or its searching function calls itself."""

    def __init__(self, recording: Recording, functions: Sequence[Function]) -> None:
        searching = {function.name for function in functions if function.searches}
        printing = {event for event, _ in recording.output()}
        self._lines: list[int] = []
        self._events: list[int] = []
        for moment in recording.walk():
            line = moment.line if moment.event in printing else calls_itself(moment, searching)
            if line:
                self._lines.append(line)
                self._events.append(moment.event)

    def line_between(self, start: int, end: int | None) -> int | None:
        """The line of the first such event from `start` on and before `end`; None if there is none."""
        index = bisect_left(self._events, start)
        if index < len(self._events) and (end is None or self._events[index] < end):
            return self._lines[index]
        return None


def calls_itself(moment: Moment, searching: set[str]) -> int:
    """The line in which a searching function calls itself; 0 if this event is no such call."""
    stack = moment.state.stack
    if moment.kind != CALL or len(stack) < 2 or stack[-1].function not in searching:
        return 0
    return stack[-2].line if stack[-2].function == stack[-1].function else 0


def find_accepted(recording: Recording, changes: Sequence[Change], marks: Marks) -> Accepted | None:
    """The first attacked pair with which the search goes on, or puts one more queen; None if it never does."""
    for index, (change, end) in enumerate(with_ends(changes)):
        if not change.attacked:
            continue
        line = marks.line_between(change.event, end)
        if line is None and end is not None and set(change.squares) < set(changes[index + 1].squares):
            line = recording.moment(end).line
        if line is not None:
            return Accepted(change.event, line, change.attacked)
    return None


def list_full(changes: Sequence[Change], marks: Marks) -> Iterator[tuple[Board, bool]]:
    """The full boards that were accepted, and whether each is a solution.

    A full board without an attack is taken for accepted; one with an attack only if the search goes on from it.
    """
    for change, end in with_ends(changes):
        squares = frozenset(change.squares)
        if len(change.squares) != change.size or not change.placed:
            continue
        if change.solution or marks.line_between(change.event, end) is not None:
            yield Board(change.event, squares), change.solution


def with_ends(changes: Sequence[Change]) -> Iterator[tuple[Change, int | None]]:
    """Each change with the event of the next one, None after the last."""
    for index, change in enumerate(changes):
        yield change, changes[index + 1].event if index + 1 < len(changes) else None
