"""Read the descents of a search with masks: its steps from one row to the next, with the masks before and after."""

from collections import defaultdict

from ..board.sizes import last_part, slots_of
from ..recording.recording import Moment
from ..recording.state import CALL, Frame, State
from .rows import Descent, IndexedRows, Key, Level, numbers_in

SCAN = 120_000  # events to read
MOST = 6_000  # descents of one search
RUNAWAY = 256  # bits of a mask from which a search has long left the board: what follows would hide the fault


class Descents:
    """The descents of all searches of a run. Add each event.

    - `found`: the descents by search: from call to call, or from one value of an index to the next;
    - `names`: the last parts of the masks' names.
    """

    def __init__(self, names: set[str]) -> None:
        self.found: dict[Key, list[Descent]] = defaultdict(list)
        self.names = names
        self._open: dict[int, Level] = {}  # by the number of the call
        self._lines: dict[int, int] = {}  # the line that each call ran last
        self._rows = IndexedRows(names, self._descend)
        self._has_run_away = False

    def add(self, moment: Moment) -> None:
        """Add an event."""
        if not moment.state.stack or moment.event >= SCAN or self._has_run_away:
            return
        top = moment.state.stack[-1]
        line = self._lines.get(top.number, moment.line)
        if moment.kind == CALL:
            self._add_call(moment.event, moment.state, top)
        elif moment.changed:
            self._add_made(moment, top, line)
        if (top.function, "") not in self.found:
            if moment.changed:
                self._rows.add(moment, top, line)
            else:
                self._rows.settle(top)
        self._lines[top.number] = moment.line

    def _add_call(self, event: int, state: State, top: Frame) -> None:
        level = self._open[top.number] = Level(
            self.masks_in(numbers_in(slots_of(state, {**state.globals, **top.names})))
        )
        below = next((one for one in reversed(state.stack[:-1]) if one.function == top.function), None)
        if below and below.number in self._open:
            now = numbers_in(slots_of(state, {**state.globals, **below.names}))
            self._descend((top.function, ""), event, below.line, now, self._open[below.number], level)

    def _descend(self, key: Key, event: int, line: int, now: dict[str, int], old: Level, new: Level) -> None:
        if len(self.found[key]) < MOST:
            new.above = old.latest = Descent(event, line, old, new, now, old.latest)
            self.found[key].append(new.above)

    def _add_made(self, moment: Moment, top: Frame, line: int) -> None:
        """Add the masks that an event's call has made."""
        level = self._open.get(top.number)
        changed = numbers_in(slots_of(moment.state, {**moment.globals, **moment.local}))
        for name, value in self.masks_in(changed).items():
            if level and name not in level.masks:
                level.made.setdefault(name, (moment.event, line, value))
            self._has_run_away = self._has_run_away or value.bit_length() > RUNAWAY

    def masks_in(self, numbers: dict[str, int]) -> dict[str, int]:
        """Return the masks among numbers."""
        return {name: value for name, value in numbers.items() if last_part(name) in self.names}
