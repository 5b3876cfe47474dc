"""Detect a forgotten undo: sets, lists and flags that the search fills for its queens, and never clears."""

from __future__ import annotations

from dataclasses import dataclass

from ..board.codes import is_plain, items_of, pairs_of
from ..board.film import Change
from ..board.sizes import last_part, slots_of
from ..recording.state import Code, State
from .run import Fault, Run
from .uses import is_asked

LEAST = 2  # entries for which the queens are gone


@dataclass
class Mark:
    """The number of entries, or of flags that are set; how often it rose and fell; the event of its first change."""

    count: int
    rises: int = 0
    falls: int = 0
    event: int = 0


class Marks:
    """What the program's names hold at each change of the board: entries of sets and lists, and flags."""

    def __init__(self) -> None:
        self.found: dict[str, Mark] = {}
        self.lifted = 0  # event of the last change that took a queen off

    def add(self, state: State, change: Change) -> None:
        """Add the values at a change of the board."""
        if change.lifted:
            self.lifted = change.event
        names = {**state.globals, **(state.stack[-1].names if state.stack[-1].number else {})}
        for name, value in slots_of(state, names):
            count = count_marks(value) if type(value) in (list, dict) else None
            if count is None:
                continue
            mark = self.found.setdefault(name, Mark(count))
            if count != mark.count:
                mark.rises += count > mark.count
                mark.falls += count < mark.count
                mark.count, mark.event = count, mark.event or change.event


def count_marks(value: Code) -> int | None:
    """Return the number of flags that are set, or of entries; None for values that mark no lines of a board."""
    pairs = pairs_of(value)
    entries = [one for _, one in pairs] if pairs else items_of(value) or []
    if entries and all(type(one) is bool or (type(value) is list and one in (0, 1)) for one in entries):
        return sum(map(bool, entries))
    return len(entries) if not pairs and all(map(is_plain, entries)) else None


def find_kept(run: Run) -> Fault | None:
    """Find a mark that only rises, or only falls, though queens are taken off again and the program asks for it."""
    marks = run.observation.marks
    for name, mark in sorted(marks.found.items(), key=lambda one: not one[0].startswith("self.")):
        turns = sorted((mark.rises, mark.falls))
        if turns[0] or turns[1] < LEAST or mark.event >= marks.lifted or last_part(name) == last_part(run.reading.name):
            continue
        if turns[1] <= len(run.changes) and is_asked(run.recording.source, last_part(name)):
            return Fault("kept", mark.event, {"name": name})
    return None
