"""Recordings of small programs with the data that Python reads from them, for tests of the page's reader."""

import json
from base64 import b64encode
from typing import Any

from server.programs.board.reading import WAYS
from server.programs.recorder.ends import NOTES, REASONS
from server.programs.recorder.options import Bounds, Options
from server.programs.recorder.record import record
from server.programs.recording.recording import Moment, Recording
from server.programs.recording.state import Frame, State
from server.programs.verdict.findings import find
from server.search.algorithms.catalogue import ALGORITHMS
from tests.programs.programs import SEARCH

CHUNK = 64  # events, so that there are many chunks
BOUNDS = Bounds(events=1_500)

LISTS = SEARCH.replace("\ndef free", "found = []\n\ndef free", 1)
LISTS = LISTS.replace("        print(queens)", "        found.append(queens[:])\n        print(queens)")
WRONG = LISTS.replace("abs(column - c)", "column - c")
DICTS = """\
placed = {}
board = [["."] * 4 for _ in range(4)]
seen = set()
for row, column in enumerate((1, 3, 0, 2)):
    placed[row] = (row, column)
    board[row][column] = "Q"
    seen.add(row - column)
    print("".join(board[row]), end=" ")
del placed[0]
large = [2 ** 80, -(2 ** 53), 1.5, 2.0, float("inf"), 0.00001, True, None, "it's", 'a"b\\n', (), (1,), set()]
del column
constructor = placed
"""
GENERATORS = """\
def count(n):
    for i in range(n):
        x = yield i
    return n

def twice(n):
    yield from count(n)
    yield from count(n + 1)

both = zip(twice(3), count(7))
for pair in both:
    print(pair)
one = count(2)
next(one)
one.close()
"""
EXCEPTIONS = """\
class Full(Exception):
    pass

def put(row):
    if row > 2:
        raise Full(f"row {row}")
    try:
        put(row + 1)
    except KeyError:
        pass
    finally:
        print("back", row)

for first in (2, 0):
    try:
        put(first)
    except Full as wrong:
        text = str(wrong)
put(1)
"""
SELVES = """\
class Node:
    def __init__(self, row, above):
        self.row, self.above = row, above
        self.columns = []

class Solver:
    size = 4

    def __init__(self):
        self.queens, self.count, self.last = [], 0, None

    def solve(self, row):
        self.last = Node(row, self.last)
        if row == self.size:
            self.count += 1
            return
        for column in range(self.size):
            if all(column != c and abs(column - c) != row - r for r, c in enumerate(self.queens)):
                self.queens.append(column)
                self.last.columns.append(column)
                self.solve(row + 1)
                self.queens.pop()

solver = Solver()
solver.solve(0)
solver.last.above = solver.last
del solver.count
"""
RECURSION = """\
def down(n, path=()):
    return 0 if n == 0 else 1 + down(n - 1, (*path, n))

print(down(30))
def forever(n):
    return forever(n + 1)
forever(0)
"""
BITMASK = ALGORITHMS["bitmask"].listing()
LATE = "a = 1\n"  # three events, so that the output of the call comes after the last chunk

PROGRAMS: dict[str, tuple[str, dict[str, Any]]] = {
    "bitmask": (BITMASK.replace("n = 8", "n = 4"), {}),
    "shifted": (BITMASK.replace("n = 8", "n = 5").replace("(rd | bit) << 1", "(rd | bit) >> 1"), {}),
    "lists": (LISTS, {}),
    "wrong": (WRONG, {}),
    "dicts": (DICTS, {}),
    "generators": (GENERATORS, {}),
    "exceptions": (EXCEPTIONS, {}),
    "selves": (SELVES, {}),
    "recursion": (RECURSION, {"bounds": Bounds(depth=60)}),
    "late": (LATE, {"chunk": 3, "call": "print('late')"}),
    "syntax": ("a = (\n", {}),
}


def programs() -> dict[str, Any]:
    """Return by name: the recording in base64, its moments as Python reads them, the output, and the findings."""
    return {name: _read(*program) for name, program in PROGRAMS.items()}


def recorded(*sources: str) -> list[dict[str, Any]]:
    """Return the recordings of programs, in base64, each with its findings."""
    found = []
    for source in sources:
        recording = Recording.load(record(source, Options(chunk=CHUNK)))
        found.append({"recording": b64encode(recording.save()).decode(), "findings": find(recording)})
    return found


# Values that names may have, each as its repr.
VALUES = """\
0 -7 2**53-1 2**53 -(2**100) True False None 1.5 -0.25 2.0 -0.0 1e-05 1.25e-07 0.0001 123456.75 1e22 1e300 5e-324
float('inf') float('nan') '' 'it\\'s' '"' '\\'"' 'a\\nb\\tc\\r\\\\' '\\x00\\x1b[31m\\x7f\\x85\\xa0' 'ä♛'
[] [1,[2,[]]] () (1,) (1,2)
set() {3,1} {} {1:[],'a':None} {(0,1):'Q'} [None,True] range(3) 1+2j [[0]*4]*4 ['.Q..','...Q']
"""


def written_values() -> list[list[Any]]:
    """Return triples: a value as recorded, the heap that it refers to, and its repr."""
    found = []
    for text in VALUES.split():
        recording = Recording.load(record(f"x = {text}\n"))
        state = recording.state(recording.count - 1)
        found.append([state.globals["x"], state.heap, repr(eval(text))])
    return found


def reasons() -> list[str]:
    """Return the reasons for which a program can end."""
    return list(REASONS)


def notes() -> list[str]:
    """Return the notes: ways in which a recorded run can differ from an ordinary one."""
    return list(NOTES)


def ways() -> list[str]:
    """Return the ways of reading a board."""
    return list(WAYS)


def _read(source: str, options: dict[str, Any]) -> dict[str, Any]:
    data = record(source, Options(**{"chunk": CHUNK, "bounds": BOUNDS, **options}))
    recording = Recording.load(data)
    return {
        "recording": b64encode(recording.save()).decode(),
        "blocks": b64encode(data).decode(),
        "header": recording.header,
        "moments": [json.loads(json.dumps(_moment(moment))) for moment in recording.walk()],
        "output": list(recording.output()),
        "findings": find(recording),
    }


def _moment(moment: Moment) -> dict[str, Any]:
    names = ("event", "kind", "line", "local", "heap", "globals", "value")
    return {**{name: getattr(moment, name) for name in names}, "state": _state(moment.state)}


def _state(state: State) -> dict[str, Any]:
    return {
        "stack": [_frame(frame) for frame in state.stack],
        "parked": [_frame(frame) for frame in state.parked.values()],
        "globals": state.globals,
        "heap": state.heap,
        "frames": state.frames,
    }


def _frame(frame: Frame) -> dict[str, Any]:
    return {name: getattr(frame, name) for name in ("number", "function", "file", "line", "names")}
