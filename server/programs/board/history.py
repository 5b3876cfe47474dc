"""History of every name's values over a run: the evidence for guessing the board."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import NamedTuple

from ..recording.recording import Moment, Recording
from ..recording.state import CALL, Code, Frame, Names
from .codes import expand, has_references, number_of
from .reading import LARGEST
from .sizes import SIZE, Sizes, Slot, last_part, slots_of

SCAN = 80_000  # events to read
MOST = 2_000  # values of one name
CELLS = 100_000  # cells in the matrices of one name: they are read cell by cell
NUMBERS = 4_000  # numbers of one name
FRAMES = 4 * LARGEST  # innermost open calls to read
WAITING = 6_000  # recursive calls to keep


class Entry(NamedTuple):
    """A value of a name: its event, and the board's size by other names (0 if unknown)."""

    event: int
    value: Code
    size: int


class Waiting(NamedTuple):
    """The open calls of one function at the moment when it calls itself, each with its names."""

    event: int
    function: str
    names: list[Names]
    size: int


class History:
    """The values of names.

    - `values`: the values of each name; `numbers`: the same for names of numbers;
    - `loops`: for each change of a list, the numbers in scope: one of them may be its index;
    - `waiting`: open calls of recursive functions; `depths`: the most calls of a function that were open at once;
    - `seen`: changes while a name existed; `full`: names with more values than are stored;
    - `sizes`: a count of the board's sizes by other names.
    """

    def __init__(self, sizes: Sizes) -> None:
        self.values: dict[Slot, list[Entry]] = defaultdict(list)
        self.numbers: dict[Slot, list[int]] = defaultdict(list)
        self.loops: dict[Slot, list[tuple[int, str, dict[str, int]]]] = defaultdict(list)
        self.waiting: list[Waiting] = []
        self.depths: Counter[str] = Counter()
        self.seen: Counter[Slot] = Counter()
        self.sizes: Counter[int] = Counter()
        self.full: set[Slot] = set()
        self._scanned = 0
        self._latest_moment: Moment | None = None
        self._sizes = sizes
        self._size: int | None = None  # at the current event
        self._latest: dict[Slot, Code] = {}
        self._cells: Counter[Slot] = Counter()
        self._frame = -1

    @classmethod
    def of(cls, recording: Recording) -> History:
        """Return the history of a recording."""
        sizes = Sizes.of(recording)
        found: History = recording.readers.setdefault(cls, cls(sizes))
        start, found._scanned = found._scanned, min(SCAN, recording.count)
        for moment in recording.walk(start, found._scanned, moment=found._latest_moment):
            found._add_moment(moment)
        return found

    def _add_moment(self, moment: Moment) -> None:
        state, top = moment.state, moment.state.stack[-1]
        self._latest_moment, self._size = moment, None
        if moment.kind == CALL:
            self._add_call(moment, top)
        entered = self._frame != top.number
        if not entered and not moment.changed:
            return
        self._frame = top.number
        if top.number:
            self._add_names(moment, top.function, top.names, top, None if entered else moment.local)
        self._add_names(moment, "", state.globals, top, None if entered else moment.globals)

    def _add_names(self, moment: Moment, owner: str, names: Names, top: Frame, changed: Names | None) -> None:
        """Add the names that may have a new value: those in `changed`, and those of changed objects."""
        if changed is not None and not changed and not moment.heap:
            return
        state = moment.state
        for name, code in names.items():
            kind = type(code)
            if changed is not None and name not in changed and not (moment.heap and kind is dict and "@" in code):
                continue
            if kind is int:
                self._add_number((owner, name), code)
            elif kind is dict or kind is str:
                for path, value in slots_of(state, {name: code}):
                    number = number_of(value)
                    if number is not None:
                        self._add_number((owner, path), number)
                    elif type(value) in (list, str) or (type(value) is dict and "r" not in value and "z" not in value):
                        self._add_value(moment, (owner, path), value, top)

    def _add_number(self, slot: Slot, value: int) -> None:
        if self._latest.get(slot) != value:
            self._latest[slot] = value
            if len(self.numbers[slot]) < NUMBERS:
                self.numbers[slot].append(value)

    def _add_value(self, moment: Moment, slot: Slot, value: Code, top: Frame) -> None:
        self.seen[slot] += 1
        latest = self._latest.get(slot)
        if latest is not value and type(value) is not str and has_references(value):
            value = expand(moment.state, value)
            if latest == value:
                return
        values = self.values[slot]
        if len(values) >= MOST or self._cells[slot] > CELLS:
            self.full.add(slot)
        if latest is value or slot in self.full:
            return
        if type(value) is list:
            self._cells[slot] += sum(len(line) for line in value if type(line) is list)
        self._latest[slot] = value
        values.append(Entry(moment.event, value, self._size_at(moment)))
        if type(value) is list and len(value) <= LARGEST:
            names = top.names or moment.state.globals
            numbers = {one: code for one, code in names.items() if type(code) is int}
            self.loops[slot].append((moment.event, top.function, numbers))

    def _size_at(self, moment: Moment) -> int:
        """Return the size of the board at the current event."""
        if self._size is None:
            self._size = self._sizes.find(moment.state)
        return self._size

    def _add_call(self, moment: Moment, top: Frame) -> None:
        state = moment.state
        same = [frame for frame in state.stack[-FRAMES:] if frame.function == top.function]
        self.depths[top.function] = max(self.depths[top.function], len(same))
        size = self._size_at(moment)
        if size:
            self.sizes[size] += 1
        if 1 < len(same) <= LARGEST + 1 and len(self.waiting) < WAITING:
            self.waiting.append(Waiting(moment.event, top.function, [dict(frame.names) for frame in same], size))

    @property
    def usual_size(self) -> int:
        """The most frequent size; 0 if none is known."""
        if self.sizes:
            return self.sizes.most_common(1)[0][0]
        known = Counter(
            value for slot, values in self.numbers.items() if SIZE.match(last_part(slot[1])) for value in values
        )
        return next((size for size, _ in known.most_common() if 1 <= size <= LARGEST), 0)

    def spread(self, events: list[int], is_full: bool = False) -> float:
        """Return the share of twenty parts of the run that contain one of these events: mere output comes late.

        `is_full`: a name has more values than are stored, so the run ends for it with the last one.
        """
        end = events[-1] + 1 if is_full else self._scanned
        return len({event * 20 // end for event in events}) / 20
