"""Lists of a run that hold one list several times, as the walk over its events meets them."""

from __future__ import annotations

from dataclasses import dataclass

from ..board.codes import items_of
from ..board.sizes import slots_of
from ..recording.recording import Moment, Recording
from ..recording.state import Code, State


@dataclass
class Alias:
    """A list of `name` that holds one list `times` times.

    - `rows`: its entries, and as many in each of them; 0 if they are not as many;
    - `event`: where all rows got a new value at once, None if they never did; `length`: entries of one, -1 if unknown.
    """

    times: int
    name: str = ""
    rows: int = 0
    length: int = -1
    event: int | None = None


class Aliases:
    """The lists of a run that hold one list several times. Add each event that changes objects."""

    def __init__(self, recording: Recording) -> None:
        self._events: dict[str, int] = {}
        self.found: dict[str, Alias] = {}
        for event, number, times in recording.header.get("aliases", []):
            self._events[str(number)] = event
            self.found[str(number)] = Alias(times)

    def add(self, moment: Moment) -> None:
        """Add an event that changes objects."""
        for number in self.found.keys() & moment.heap.keys():
            alias, items = self.found[number], items_of(moment.heap[number]) or []
            first = items_of(items[0]) if items else None
            if first and items.count(items[0]) == alias.times and len({*map(repr, first)}) > 1 and alias.event is None:
                alias.event = moment.event
            if moment.event == self._events[number]:
                alias.name = name_of(moment.state, moment.heap[number])
                alias.length = len(first or ()) if items else -1
                alias.rows = len(items) if len(items) == alias.times == alias.length else 0


def name_of(state: State, value: Code) -> str:
    """Return a name that refers to this very object, or an attribute of such a name; "" without one."""
    scopes = (*(frame.names for frame in reversed(state.stack)), state.globals)
    return next((name for names in scopes for name, one in slots_of(state, names) if one is value), "")
