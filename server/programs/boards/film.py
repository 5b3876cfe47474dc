"""The film of boards: from change to change of the board, as a reading sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ..recording.recording import Moment, Recording
from ..recording.state import CALL, LINE, RESUME, RETURN, YIELD, Code, State
from .codes import expand, has_references, items_of, pairs_of
from .judge import find_attack
from .live import Live, depth_at
from .read import read_squares, size_of
from .reading import Reading, Square, Squares
from .sizes import Sizes, look_up
from .waiting import read_added, read_calls, turn_axis

Kind = Literal["place", "lift", "move", "other"]


@dataclass(frozen=True, slots=True)
class Change:
    """A board that is another than the one before.

    - `event`: at which it is seen; `size`: its rows; `squares`: its queens, in the program's own order;
    - `kind`: `place`, one queen more; `lift`, queens less; `move`, one queen elsewhere; `other`, more than that;
    - `squares` that came and went are in `placed` and `lifted`;
    - `attacked`: the first two queens that attack each other, or None; `solution`: full and without an attack;
    - `trial`: a queen that is attacked, and is taken away or moved at once.
    """

    event: int
    size: int
    squares: tuple[Square, ...]
    kind: Kind
    placed: tuple[Square, ...]
    lifted: tuple[Square, ...]
    attacked: tuple[Square, Square] | None
    solution: bool
    trial: bool = False


def film(recording: Recording, reading: Reading) -> list[Change]:
    """All boards in order."""
    found: list[Change] = []
    before: tuple[Square, ...] = ()
    boards = [(event, size, tuple(squares)) for event, size, squares in read_boards(recording, reading)]
    for index, (event, size, squares) in enumerate(boards):
        following = boards[index + 1][2] if index + 1 < len(boards) else None
        found.append(make_change(event, size, before, squares, following))
        before = squares
    return found


def make_change(
    event: int, size: int, before: tuple[Square, ...], squares: tuple[Square, ...], following: tuple[Square, ...] | None
) -> Change:
    placed = tuple(one for one in squares if one not in before)
    lifted = tuple(one for one in before if one not in squares)
    counts = len(placed), len(lifted)
    kinds: dict[tuple[int, int], Kind] = {(1, 0): "place", (1, 1): "move"}
    kind = kinds.get(counts, "lift" if not placed else "other")
    attacked = find_attack(squares)
    solution = not attacked and len(set(squares)) == len(squares) == size
    trial = bool(attacked and placed and following is not None and not set(placed) <= set(following))
    return Change(event, size, squares, kind, placed, lifted, attacked, solution, trial)


def read_boards(recording: Recording, reading: Reading) -> Iterator[tuple[int, int, Squares]]:
    """Event, rows and squares of each board that differs from the one before."""
    reader = _CallReader if reading.way in ("calls", "bits", "added") else _ValueReader
    read = reader(recording, reading).read
    shown: tuple[frozenset[Square], int] | None = None
    for moment in recording.walk():
        found = read(moment)
        if found is None:
            continue
        squares, size = found
        key = (frozenset(squares), size)
        if key != shown and (shown is not None or squares):
            yield moment.event, size, squares
            shown = key


class _CallReader:
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


class _ValueReader:
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
