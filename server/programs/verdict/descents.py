"""Read the descents of a search with masks: its steps from one row to the next, with the masks before and after."""

from __future__ import annotations

from collections import defaultdict

from ..board.codes import number_of
from ..board.sizes import last_part, slots_of
from ..recording.recording import Moment
from ..recording.state import CALL, Frame, Names, State
from .level import Descent, Key, Level, Made
from .rows import IndexedRows
from .stacks import Stacks

SCAN = 120_000  # events to read
MOST = 6_000  # descents of one search
RUNAWAY = 256  # bits of a value from which a search has long left the board: what follows would hide the fault
SHORT = 3  # entries of a list that holds a mask only to have it changed by functions


class Descents:
    """The descents of all searches of a run. Add each event, and finish.

    - `found`: the descents by search: from call to call, or from one value of an index to the next;
    - `names`: the last parts of the masks' names; `values`: the values of each name of a function or the module;
    - `negative`: the first negative value of a mask.
    """

    def __init__(self, names: set[str]) -> None:
        self.found: dict[Key, list[Descent]] = defaultdict(list)
        self.values: dict[Key, set[int]] = defaultdict(set)
        self.negative: dict[Key, Made] = {}
        self.names = names
        self._open: dict[int, Level] = {}  # by the number of the call
        self._lines: dict[int, int] = {}  # the line that each call ran last
        self._rows, self._stacks = IndexedRows(names, self._descend), Stacks(names, self._descend)
        self._has_run_away = False

    def add(self, moment: Moment) -> None:
        """Add an event."""
        if moment.state.stack and moment.event < SCAN and not self._has_run_away:
            self._add(moment, moment.state.stack[-1])

    def finish(self) -> None:
        """Name the masks that wait in lists."""
        self._stacks.finish()

    def _add(self, moment: Moment, top: Frame) -> None:
        state = moment.state
        if moment.kind == CALL:
            self._add_call(moment, top)
        elif moment.changed:
            self._add_made(moment, top)
        if (top.function, "") not in self.found:
            self._add_rows(moment, top)
        self._lines[top.number] = moment.line
        for owner, changes in ((top.function, moment.local), ("", moment.globals)):
            for name, value in slots_of(state, changes):
                number = number_of(value)
                if number is None:
                    continue
                self._has_run_away = self._has_run_away or number.bit_length() > RUNAWAY
                if len(self.values[owner, name]) < MOST:
                    self.values[owner, name].add(number)

    def _add_call(self, moment: Moment, top: Frame) -> None:
        state = moment.state
        level = self._open[top.number] = Level(self._masks(state, top.names))
        below = next((one for one in reversed(state.stack[:-1]) if one.function == top.function), None)
        if below and below.number in self._open:
            now = numbers_in(state, {**state.globals, **below.names})
            self._descend((top.function, ""), moment.event, below.line, now, self._open[below.number], level)

    def _descend(self, key: Key, event: int, line: int, now: dict[str, int], old: Level, new: Level) -> None:
        if len(self.found[key]) < MOST:
            new.above = old.latest = Descent(event, line, old, new, now, old.latest)
            self.found[key].append(new.above)

    def _add_made(self, moment: Moment, top: Frame) -> None:
        """Add the masks that an event's call has made, and first negative values."""
        level = self._open.get(top.number)
        line = self._lines.get(top.number, moment.line)
        for owner, changes in ((top.function, moment.local), ("", moment.globals)):
            for name, value in numbers_in(moment.state, changes).items():
                if last_part(name) not in self.names:
                    continue
                made = (moment.event, line, value)
                if level and owner and name not in level.masks:
                    level.made.setdefault(name, made)
                if value < 0:
                    self.negative.setdefault((owner, name), made)

    def _add_rows(self, moment: Moment, top: Frame) -> None:
        if not moment.changed:
            self._rows.settle(top)
            return
        values = dict(slots_of(moment.state, {**moment.state.globals, **top.names}))
        numbers = {name: number for name, code in values.items() if (number := number_of(code)) is not None}
        line = self._lines.get(top.number, moment.line)
        for reader in (self._rows, self._stacks):
            reader.add(moment, top, line, values, numbers)

    def masks_in(self, numbers: dict[str, int]) -> dict[str, int]:
        """Return the masks among numbers."""
        return {name: value for name, value in numbers.items() if last_part(name) in self.names}

    def _masks(self, state: State, names: Names) -> dict[str, int]:
        """Return the masks in scope, also those that are alone in a list, as in `columns[0]`."""
        found: dict[str, int] = {}
        for name, value in slots_of(state, {**state.globals, **names}):
            if last_part(name) in self.names:
                number = number_of(value)
                if number is not None:
                    found[name] = number
                elif type(value) is list and len(value) <= SHORT:
                    found.update((f"{name}[{i}]", one) for i, one in enumerate(value) if type(one) is int)
        return found


def numbers_in(state: State, names: Names) -> dict[str, int]:
    """Return the whole numbers among names and attributes."""
    numbers = ((name, number_of(value)) for name, value in slots_of(state, names))
    return {name: number for name, number in numbers if number is not None}
