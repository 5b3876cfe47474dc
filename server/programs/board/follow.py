"""Follow the board from event to event under one reading."""

from collections.abc import Mapping

from ..recording.recording import Moment, Recording
from ..recording.state import CALL, LINE, MODULE, RESUME, RETURN, YIELD, Code, Frame, State
from .codes import expand, has_references, items_of, pairs_of
from .live import Live, depth_at
from .read import read_squares, size_of
from .reading import Reading, Squares
from .sizes import CHAIN, Sizes, last_part, look_up
from .text import read_text
from .waiting import read_calls


class CallReader:
    """Reader of boards in open calls."""

    writes: Mapping[int, bool] = {}

    def __init__(self, recording: Recording, reading: Reading) -> None:
        self._reading, self._sizes = reading, Sizes.of(recording)

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
    """Reader of boards in the values of a name."""

    def __init__(self, recording: Recording, reading: Reading) -> None:
        self._reading, self._sizes = reading, Sizes.of(recording)
        self._root, self._is_chain = reading.name.partition(".")[0], reading.name.endswith(CHAIN)
        self._live = Live(reading) if reading.counter is not None else None
        self._latest: Code = None
        self._top = -1  # the innermost call at the last look
        self._depth: tuple[int, int] | None = None
        writes = read_text(recording.source).writes if self._live else {}
        self.writes = writes.get(last_part(reading.name), {})  # the lines that assign entries
        self._lines: dict[int, int] = {}  # call -> the line that it ran last
        self._outer: set[str] | None = None  # functions that may hold the board outside of its own function; None: all
        self._calls_itself = False

    def read(self, moment: Moment) -> tuple[Squares, int] | None:
        puts = self._puts(moment) if self.writes else None
        if moment.kind in (YIELD, RESUME) or (moment.kind == LINE and not moment.changed and puts is None):
            return None  # nested generators are suspended and resumed one by one: no change of the board
        reading, state = self._reading, moment.state
        top = state.stack[-1].number if reading.function else 0
        is_bound = self._root in moment.local or self._root in moment.globals
        if top == self._top and not (moment.heap or is_bound or reading.counter):
            return None  # it is as it was
        self._top = top
        if moment.kind == CALL and state.stack[-1].function == reading.function and not self._is_chain:
            self._note_outer(state)
        value = self._find(state)
        depth = depth_at(state, reading) if reading.counter else None
        if value is None or (value is self._latest and depth == self._depth and puts is None):
            return None
        self._latest, self._depth = value, depth
        if type(value) is not str and has_references(value):
            value = expand(state, value)
            self._latest = None
        size = size_of(value, reading, self._sizes.find(state))
        if reading.way == "stack":
            masks = (items_of(value) or [])[: depth[1] + 1] if depth else []
            squares = read_calls(masks, reading, size)
        else:
            squares = read_squares(value, reading, size)
        if squares and self._live:
            squares = self._live.choose(value, squares, depth, puts)
        return None if squares is None else (squares, size)

    def _note_outer(self, state: State) -> None:
        """Note at a call of the board's function the functions that hold the name; none if it calls itself."""
        outer = state.stack[:-1]
        self._calls_itself = self._calls_itself or any(frame.function == self._reading.function for frame in outer)
        names = {frame.function for frame in outer if self._root in frame.names}
        if self._root in state.globals:
            names.add(MODULE)
        self._outer = set() if self._calls_itself else (self._outer or set()) | names

    def _puts(self, moment: Moment) -> bool | None:
        """Return True if the line that has just run sets an entry, False if it clears one, None if neither."""
        call = moment.state.stack[-1].number
        line, self._lines[call] = self._lines.get(call, 0), moment.line
        return self.writes.get(line) if moment.kind in (LINE, RETURN) else None

    def _find(self, state: State) -> Code:
        """Look the name up in the innermost call of its function, else in any: other functions often share the name."""
        reading = self._reading
        others: list[Frame] = []
        has_own = False
        for frame in reversed(state.stack) if reading.function else ():
            if self._root not in frame.names:
                continue
            if frame.function != reading.function:
                if self._outer is None or frame.function in self._outer:
                    others.append(frame)
                continue
            has_own = True
            value = look_up(state, frame.names, reading.name)
            if is_container(value):
                return value
        if has_own:
            return None
        for frame in others if reading.counter is None else ():
            value = look_up(state, frame.names, reading.name)
            if is_container(value):
                return value
        if reading.function and self._outer is not None and MODULE not in self._outer:
            return None
        return look_up(state, state.globals, reading.name)


def is_container(code: Code) -> bool:
    return items_of(code) is not None or pairs_of(code) is not None
