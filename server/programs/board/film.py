"""Film of boards: every change of the board under one reading."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal

from ..recorder.ends import CUT_OFF
from ..recording.recording import Moment, Recording
from ..recording.state import CALL, State
from .follow import CallReader, ValueReader
from .judge import find_attacks
from .reading import Reading, Square, Squares
from .waiting import WAYS as WAITING

Kind = Literal["place", "lift", "move", "other"]
Queens = tuple[Square, ...]

SMALLEST = 4  # rows of a board that is a corner of a larger one


@dataclass(frozen=True, slots=True)
class Change:
    """A board that differs from the one before.

    - `event`: the first event with this board; `size`: its rows; `squares`: its queens in the program's own order;
    - `kind`: `place`, one queen more; `lift`, fewer queens; `move`, one queen elsewhere; `other`, anything else;
    - `placed`, `lifted`: the squares that gained or lost a queen;
    - `attacks`: the pairs of queens that attack each other; `solution`: the board is full and has no attack;
    - `line`: the line in which the search calls itself with this board; 0 if it does not;
    - `trial`: the new queen is attacked, and is lifted or moved before the search goes on.
    """

    event: int
    size: int
    squares: Queens
    kind: Kind
    placed: Queens
    lifted: Queens
    attacks: tuple[tuple[Square, Square], ...]
    solution: bool
    line: int = 0
    trial: bool = False


@dataclass(slots=True)
class _Board:
    """The current board: its first event, the number of calls until then, and the line that goes on with it."""

    event: int
    size: int
    squares: Queens
    calls: int
    line: int = 0


def film(recording: Recording, reading: Reading) -> list[Change]:
    """Return all changes of the board in order."""
    found: list[Change] = []
    before: Queens = ()
    boards = fit(Boards.of(recording, reading).found, numbers_of(recording))
    last = () if recording.end.reason in CUT_OFF else None  # the next board is unknown
    for index, board in enumerate(boards):
        following = boards[index + 1].squares if index + 1 < len(boards) else last
        found.append(_make_change(before, board, following))
        before = board.squares
    return found


def numbers_of(recording: Recording) -> set[int]:
    """Return the whole numbers in the program's text, input, arguments and call."""
    header = recording.header
    texts = (re.sub(r"#.*", "", recording.source), header.get("stdin"), *header.get("argv", ()), header.get("call"))
    return {int(number) for text in texts for number in re.findall(r"(?<![\w.])\d+(?![\w.])", str(text))}


def fit(boards: list[_Board], numbers: set[int]) -> list[_Board]:
    """Return the boards cut to the corner that their queens fill, if its rows are one of these numbers."""
    most = max((len(board.squares) for board in boards), default=0)
    if most not in numbers or not SMALLEST <= most < min(board.size for board in boards):
        return boards
    rows, columns = ({square[axis] for board in boards for square in board.squares} for axis in (0, 1))
    row, column = min(rows), min(columns)
    if max(row, column) > 1 or max(max(rows) - row, max(columns) - column) >= most:
        return boards
    return [replace(one, size=most, squares=tuple((r - row, c - column) for r, c in one.squares)) for one in boards]


def _make_change(before: Queens, board: _Board, following: Queens | None) -> Change:
    squares = board.squares
    placed = tuple(one for one in squares if one not in before)
    lifted = tuple(one for one in before if one not in squares)
    kinds: dict[tuple[int, int], Kind] = {(1, 0): "place", (1, 1): "move"}
    kind = kinds.get((len(placed), len(lifted)), "other" if placed else "lift")
    attacks = tuple(find_attacks(squares))
    solution = not attacks and len(set(squares)) == len(squares) == board.size
    is_left = following is not None and not set(placed) <= set(following)
    trial = bool(attacks and placed and is_left and not board.line)
    return Change(board.event, board.size, squares, kind, placed, lifted, attacks, solution, board.line, trial)


class Boards:
    """The boards of a run, `found`: each differs from the one before."""

    def __init__(self, recording: Recording, reading: Reading) -> None:
        self.found: list[_Board] = []
        self._waits = reading.way in WAITING
        self._reader = (CallReader if self._waits else ValueReader)(recording, reading)
        self._read = 0  # events
        self._latest: Moment | None = None

    @classmethod
    def of(cls, recording: Recording, reading: Reading) -> Boards:
        """Return the boards of a recording."""
        found: Boards = recording.readers.setdefault(reading, cls(recording, reading))
        plain = bool(found._reader.writes)
        for moment in recording.walk(found._read, plain=plain, moment=found._latest):
            found._add(moment)
        found._read = recording.count
        return found

    def _add(self, moment: Moment) -> None:
        self._latest = moment
        board = self.found[-1] if self.found else None
        read = self._reader.read(moment)
        squares, size = read if read is not None else ([], 0)
        if read is None or (board is None and not squares) or (board is not None and is_same(board, squares, size)):
            if board and not board.line and moment.kind == CALL:
                board.line = goes_on_in(moment.state, board.calls)
            return
        board = _Board(moment.event, size, tuple(squares), moment.state.frames)
        self.found.append(board)
        if self._waits and moment.kind == CALL:  # the call that shows the queen is the one that goes on with it
            board.line = goes_on_in(moment.state, board.calls - 1)


def is_same(board: _Board, squares: Squares, size: int) -> bool:
    return size == board.size and len(squares) == len(board.squares) and set(squares) == set(board.squares)


def goes_on_in(state: State, calls: int) -> int:
    """Return the line of the latest call if its function was already open after the first `calls` calls; else 0.

    A recursive test does not qualify: its first call is later.
    """
    function = state.stack[-1].function
    if any(frame.function == function and frame.number < calls for frame in state.stack[:-1]):
        return state.stack[-2].line
    return 0
