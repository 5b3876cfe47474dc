"""Detect lists that hold one list several times: a board stored without a copy, or a board whose rows are one list."""

from __future__ import annotations

from dataclasses import dataclass

from ..answers.text import shows_same
from ..board.codes import items_of
from ..board.sizes import last_part
from ..recording.recording import Moment, Recording
from ..recording.state import State
from .run import Fault, Run
from .uses import is_read

LEAST_ROWS = 4


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
                alias.name = name_of(moment.state, int(number))
                alias.length = len(first or ()) if items else -1
                alias.rows = len(items) if len(items) == alias.times == alias.length else 0


def find_rows(aliases: Aliases) -> Fault | None:
    """Find a board whose rows are one and the same list, so that a queen stands in all of them."""
    for one in aliases.found.values():
        if one.rows >= LEAST_ROWS and one.name and one.event is not None:
            return Fault("rows", one.event, {"name": one.name, "times": one.times})
    return None


def find_shared(run: Run) -> Fault | None:
    """Find the list with the most entries that are one board.

    The recorder compares the entries' identities: equal copies do not count. A list that the program only fills and
    measures does no harm, and does not count either; nor does a single board.
    """
    if len(run.full.solutions) < 2:
        return None
    found = []
    for one in run.observation.aliases.found.values():
        name = last_part(one.name)
        if name and name != last_part(run.reading.name) and one.length in (-1, 0, run.n) and not one.rows:
            found.append(one)
    for one in sorted(found, key=lambda one: -one.times):
        is_seen = shows_same(f"{run.printed}\n{run.observation.returned}", one.times, run.n)
        if is_seen or (not run.outcome.boards and is_read(run.recording.source, last_part(one.name))):
            return Fault("shared", None, {"name": one.name, "times": one.times}, is_seen)
    return None


def name_of(state: State, number: int) -> str:
    """Return a name that refers to an object, or an attribute of such a name; "" without one."""
    for names in (*(frame.names for frame in reversed(state.stack)), state.globals):
        for name, code in names.items():
            if code == {"@": number}:
                return name
            value = state.resolve(code)
            inner = value["a"] if type(value) is dict and "o" in value else {}
            for attribute, part in inner.items():
                if part == {"@": number}:
                    return f"{name}.{attribute}"
    return ""
