"""Find the boards that a search accepts: an attacked pair that it builds upon, and full boards."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..boards.film import Change
from ..boards.reading import Square
from ..recording.recording import Recording


@dataclass(frozen=True)
class Accepted:
    """Two queens that attack each other and stay: `event` placed the second one, and the search goes on in `line`."""

    event: int
    line: int
    pair: tuple[Square, Square]


@dataclass(frozen=True)
class Board:
    """A full board that the search accepted: the event that filled it, and its squares."""

    event: int
    squares: frozenset[Square]


class Printing:
    """Events that print, with their lines."""

    def __init__(self, recording: Recording) -> None:
        printing = {event for event, _ in recording.output()}
        lines = ((moment.event, moment.line) for moment in recording.walk() if moment.event in printing)
        self._lines = dict(lines) if printing else {}
        self._events = sorted(self._lines)

    def line_between(self, start: int, end: int | None) -> int:
        """Return the line of the first event that prints from `start` on and before `end`; 0 if none does."""
        index = bisect_left(self._events, start)
        if index < len(self._events) and (end is None or self._events[index] < end):
            return self._lines[self._events[index]]
        return 0


def find_accepted(recording: Recording, changes: Sequence[Change], printing: Printing) -> Accepted | None:
    """Return the first attacked pair that the search builds upon or prints; None without one."""
    for index, (change, end) in enumerate(with_ends(changes)):
        if not change.attacks:
            continue
        line = change.line or printing.line_between(change.event, end)
        if not line and end is not None and set(change.squares) < set(changes[index + 1].squares):
            line = recording.moment(end).line
        if line:
            return Accepted(change.event, line, change.attacks[0])
    return None


def list_full(changes: Sequence[Change], printing: Printing) -> Iterator[tuple[Board, bool]]:
    """Yield each accepted full board, with True if it is a solution.

    A full board without an attack counts as accepted; one with an attack only if the search goes on from it.
    """
    for change, end in with_ends(changes):
        if len(change.squares) != change.size or not change.placed:
            continue
        if change.solution or change.line or printing.line_between(change.event, end):
            yield Board(change.event, frozenset(change.squares)), change.solution


def with_ends(changes: Sequence[Change]) -> Iterator[tuple[Change, int | None]]:
    """Yield each change with the event of the next one, None after the last."""
    for index, change in enumerate(changes):
        yield change, changes[index + 1].event if index + 1 < len(changes) else None
