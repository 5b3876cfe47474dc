"""Tallies of the values that mark lines of the board, taken at each of its changes."""

from __future__ import annotations

from dataclasses import dataclass

from ..board.codes import is_plain, items_of, pairs_of
from ..board.film import Change
from ..board.sizes import slots_of
from ..recording.state import Code, State


@dataclass
class Mark:
    """The number of entries, or of flags that are set; how often it rose and fell; the event of its first change."""

    count: int
    rises: int = 0
    falls: int = 0
    event: int = 0


class Marks:
    """Values of the program's names at each change of the board: entries of sets and lists, and flags."""

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
