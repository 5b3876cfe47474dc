"""Follows the board from event to event, as a reading sees it."""

from __future__ import annotations

from ..recording.recording import Moment, Recording
from ..recording.state import CALL, LINE, RESUME, RETURN, YIELD, Code, State
from .codes import expand, has_references, items_of, pairs_of
from .live import Live, depth_at
from .read import read_squares, size_of
from .reading import Reading, Squares
from .sizes import Sizes, look_up
from .waiting import read_added, read_calls, turn_axis


class CallReader:
    """Boards of calls that wait."""

    def __init__(self, recording: Recording, reading: Reading) -> None:
        self._reading, self._sizes = reading, Sizes(recording)

    def read(self, moment: Moment) -> tuple[Squares, int] | None:
        reading, state = self._reading, moment.state
        if moment.kind not in (CALL, RETURN):
            return None
        values = [frame.names.get(reading.name) for frame in state.stack if frame.function == reading.function]
        if moment.kind == RETURN and state.stack[-1].function == reading.function:
            values.pop()
        size = self._sizes.find(state) or reading.size
        squares = read_calls(values, reading, size) if values else []
        return None if squares is None else (squares, size)


class ValueReader:
    """Boards of a name's values."""

    def __init__(self, recording: Recording, reading: Reading) -> None:
        self._reading, self._sizes = reading, Sizes(recording)
        self._root = reading.name.partition(".")[0]
        self._live = Live() if reading.counter is not None else None
        self._latest: Code = None
        self._depth: tuple[int, int] | None = None

    def read(self, moment: Moment) -> tuple[Squares, int] | None:
        if moment.kind in (YIELD, RESUME) or (moment.kind == LINE and not moment.changed):
            return None  # generators that lead to one another come and go one by one: that is no change of the board
        reading, state = self._reading, moment.state
        value = self._find(state)
        depth = depth_at(state, reading)
        if value is None or (value is self._latest and depth == self._depth):
            return None
        self._latest, self._depth = value, depth
        if type(value) is not str and has_references(value):
            value = expand(state, value)
            self._latest = None
        size = size_of(value, reading, self._sizes.find(state))
        if reading.way == "stack":
            masks = (items_of(value) or [])[: depth[1] + 1] if depth else []
            added = turn_axis(read_added(masks, size), reading)
            return None if added is None else (added, size)
        squares = read_squares(value, reading, size)
        if squares and self._live:
            frame = state.stack[-1].number if state.stack else 0
            squares = self._live.choose(value, squares, frame, depth, reading.index == "column")
        return None if squares is None else (squares, size)

    def _find(self, state: State) -> Code:
        """In the innermost call that has the name, whatever its function: helpers often call it the same."""
        reading = self._reading
        for frame in reversed(state.stack):
            if self._root in frame.names and (frame.function == reading.function or reading.counter is None):
                value = look_up(state, frame.names, reading.name)
                if items_of(value) is not None or pairs_of(value) is not None:
                    return value
        return look_up(state, state.globals, reading.name)
