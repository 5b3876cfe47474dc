"""Lists that the walk over a run meets: those that hold one list several times, and those that mark lines."""

from collections import defaultdict
from dataclasses import dataclass

from ..board.codes import is_plain, items_of, pairs_of
from ..board.film import Change
from ..board.sizes import slots_of
from ..recording.recording import Moment, Recording
from ..recording.state import Code, State


@dataclass
class Alias:
    """A list that holds one list `times` times at the event `met`.

    - `name`: a name of it; `rows`: its entries, and as many in each of them; 0 if they are not as many;
    - `event`: where all rows got a new value at once, None if they never did; `length`: entries of one, -1 if unknown.
    """

    met: int
    times: int
    name: str = ""
    rows: int = 0
    length: int = -1
    event: int | None = None


class Aliases:
    """The lists of a run that hold one list several times. Add each event that changes objects."""

    def __init__(self, recording: Recording) -> None:
        aliases = recording.header.get("aliases", [])
        self.found = {str(number): Alias(event, times) for event, number, times in aliases}

    def add(self, moment: Moment) -> None:
        """Add an event that changes objects."""
        for number in self.found.keys() & moment.heap.keys():
            alias, items = self.found[number], items_of(moment.heap[number]) or []
            first = items_of(items[0]) if items else None
            if first and items.count(items[0]) == alias.times and len({*map(repr, first)}) > 1 and alias.event is None:
                alias.event = moment.event
            if moment.event == alias.met:
                alias.name = name_of(moment.state, moment.heap[number])
                alias.length = len(first or ()) if items else -1
                alias.rows = len(items) if len(items) == alias.times == alias.length else 0


def name_of(state: State, value: Code) -> str:
    """Return a name that refers to this very object, or an attribute of such a name; "" without one."""
    scopes = (*(frame.names for frame in reversed(state.stack)), state.globals)
    return next((name for names in scopes for name, one in slots_of(state, names) if one is value), "")


class Marks:
    """Sets, lists and flags beside the board: the events of its changes with other counts of them, by name."""

    def __init__(self) -> None:
        self.found: dict[str, list[tuple[int, int]]] = defaultdict(list)

    def add(self, state: State, change: Change) -> None:
        """Count the values at a change of the board."""
        for name, value in slots_of(state, {**state.globals, **state.stack[-1].names}):
            count = count_marks(value) if type(value) in (list, dict) else None
            if count is not None and (name not in self.found or self.found[name][-1][1] != count):
                self.found[name].append((change.event, count))


def count_marks(value: Code) -> int | None:
    """Return the number of flags that are set, or of entries; None for values that mark no lines of a board."""
    pairs = pairs_of(value)
    entries = [one for _, one in pairs] if pairs else items_of(value) or []
    if entries and all(type(one) is bool or (type(value) is list and one in (0, 1)) for one in entries):
        return sum(map(bool, entries))
    return len(entries) if not pairs and all(map(is_plain, entries)) else None
