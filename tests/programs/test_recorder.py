"""Tests of a recording: its events, names, objects and output, and the state at an event, direct or by a walk."""

import copy
import math
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from server.programs.recorder import chunks, plans, tracer
from server.programs.recorder.ends import End
from server.programs.recorder.journal import Journal, pack_lines, read_journal
from server.programs.recorder.options import Bounds, Options
from server.programs.recorder.record import record
from server.programs.recording.blocks import NoRecording, read_blocks, read_chunk
from server.programs.recording.recording import Recording
from tests.programs.programs import SEARCHES, expanded, lines, options_of, recorded_text, shown, text_of
from tests.tools.serving import ROOT
from tests.tools.slow import some


def events(text: str, **more: object) -> list[tuple[str, int]]:
    return [(moment.kind, moment.line) for moment in recorded_text(text, **more).walk()]


def last_values(text: str) -> dict[str, object]:
    recording = recorded_text(text)
    assert recording.end.reason == "done", recording.end
    state = recording.state(recording.count - 1)
    return {name: state.resolve(code) for name, code in state.globals.items()}


def test_calls_lines_and_returns_come_in_order() -> None:
    text = "def f(a):\n    b = a + 1\n    return b\nf(1)\n"
    assert events(text) == [("c", 1), ("l", 1), ("l", 4), ("c", 1), ("l", 2), ("l", 3), ("r", 3), ("r", 4)]
    entered, line, left = (recorded_text(text).moment(event) for event in (3, 5, 6))
    assert [frame.function for frame in entered.state.stack] == ["<module>", "f"]
    assert entered.local == {"a": 1}
    assert line.local == {"b": 2}
    assert left.value == 2


def test_a_generator_goes_on_as_the_same_call() -> None:
    text = "def g(n):\n    for i in range(n):\n        yield i\n    yield\na = list(g(2))\n"
    moments = [(moment.kind, moment.value, moment.state.stack[-1].number) for moment in recorded_text(text).walk()]
    inner = [one for one in moments if one[2] == 1]
    assert "".join(kind for kind, _, _ in inner) == "cllysllysllysr"
    assert [value for kind, value, _ in inner if kind == "y"] == [0, 1, None]


def test_a_generator_that_is_closed_or_thrown_into_returns() -> None:
    text = """
def g():
    try:
        yield 1
    finally:
        done.append(1)
done = []
one = g(); next(one); one.close()
two = g(); next(two)
try:
    two.throw(KeyError("k"))
except KeyError:
    pass
"""
    recording = recorded_text(text)
    kinds = [(moment.kind, moment.state.stack[-1].number) for moment in recording.walk() if moment.kind in "cysr"]
    assert kinds == [("c", 0), ("c", 1), ("y", 1), ("s", 1), ("r", 1), ("c", 2), ("y", 2), ("s", 2), ("r", 2), ("r", 0)]
    assert [moment.value for moment in recording.walk() if moment.kind == "e"] == ["KeyError: 'k'"] * 2


def test_an_exception_says_its_text_in_each_call_that_it_leaves() -> None:
    recording = recorded_text(
        "def f():\n    raise ValueError('no  queen')\ntry:\n    f()\nexcept ValueError:\n    pass\n"
    )
    found = [(moment.line, moment.value) for moment in recording.walk() if moment.kind == "e"]
    assert found == [(2, "ValueError: no queen"), (4, "ValueError: no queen")]


def test_values_have_their_forms() -> None:
    big = 2**53
    values = last_values(f"""
from collections import deque, OrderedDict
from enum import Enum
class Mark(Enum):
    QUEEN = 1
class Square:
    __slots__ = ("row", "column")
    def __init__(self): self.row = 1
small, large, negative, huge = {big - 1}, {big}, {-big}, 1 << 5_000
half, whole, nan = 0.5, 1.0, float("nan")
text, long = "a", "b" * 500
flag, nothing = True, None
pair, pairs = (1, 2), [(0, 1), [2, 3]]
some, frozen = {{3, 1, 2}}, frozenset([(1, 2)])
table = OrderedDict([(1, "x"), ((0, 0), [1])])
waiting = deque([1, 2])
mark, square, numbers = Mark.QUEEN, Square(), range(3)
many = list(range(500))
mixed = [True, 1, None, "q", {big}]
def function(): pass
""")
    assert values["small"] == big - 1
    assert (values["large"], values["negative"]) == ({"i": str(big)}, {"i": str(-big)})
    assert values["huge"] == {"r": "int of 5001 bits"}
    assert (values["half"], values["whole"], values["nan"]) == (0.5, {"f": "1.0"}, {"f": "nan"})
    assert (values["text"], values["long"]) == ("a", {"c": ["b" * 400, 500]})
    assert values["flag"] is True
    assert values["nothing"] is None
    assert (values["pair"], values["pairs"]) == ({"t": [1, 2]}, [{"t": [0, 1]}, [2, 3]])
    assert (values["some"], values["frozen"]) == ({"s": [1, 2, 3]}, {"s": [{"t": [1, 2]}]})
    assert values["table"] == {"d": [[1, "x"], [{"t": [0, 0]}, [1]]]}
    assert values["waiting"] == {"q": [1, 2]}
    assert (values["mark"], values["numbers"]) == ({"r": "Mark.QUEEN"}, {"r": "range(0, 3)"})
    assert values["square"] == {"o": "Square", "a": {"row": 1}}
    assert values["many"] == {"z": [500, 499]}
    assert values["mixed"] == [True, 1, None, "q", {"i": str(big)}]
    assert not {"function", "deque", "Square"} & values.keys()


def test_numbers_that_json_lacks_are_values_of_an_array_too() -> None:
    """Failed while browsers could not read them."""
    values = last_values("import numpy\na = numpy.array([1.5, float('nan'), -float('inf')])\n")
    assert values["a"] == {"n": "float64", "a": [1.5, {"f": "nan"}, {"f": "-inf"}]}


def test_a_snapshot_is_no_reference() -> None:
    recording = recorded_text("a = [[0], (1, [2])]\nb = a\na[0][0] = 5\na[1][1].append(6)\nc = 1\n")
    seen = [expanded(moment.state, moment.state.globals.get("b")) for moment in recording.walk()]
    one, two, five, six = (("int", number) for number in (1, 2, 5, 6))
    assert seen[-1] == [[five], {"t": [one, [two, six]]}]
    assert seen[-3] == [[five], {"t": [one, [two]]}]


def test_one_object_is_one_however_many_names_it_has() -> None:
    recording = recorded_text("def f(x):\n    x.append(1)\n    return 0\na = []\nb = a\nf(a)\n")
    state = recording.state(recording.count - 2)
    assert state.stack[-1].names["x"] == state.globals["a"] == state.globals["b"]
    assert state.resolve(state.globals["a"]) == [1]


def test_an_object_says_only_the_attributes_that_changed() -> None:
    text = """
class A:
    def __init__(self):
        self.a = 1
        self.b = [2]
one = A()
one.a = 3
del one.b
c = 0
"""
    recording = recorded_text(text)
    changes = [code for moment in recording.walk() for code in moment.heap.values() if "a" in code]
    assert {"a": {"a": 3}} in changes
    assert {"a": {"b": {"x": 1}}} in changes
    state = recording.state(recording.count - 1)
    assert state.resolve(state.globals["one"]) == {"o": "A", "a": {"a": 3}}


def test_names_that_are_deleted_are_gone() -> None:
    recording = recorded_text("def f():\n    a = 1\n    del a\n    b = 2\n    return b\nf()\n")
    seen = [sorted(moment.state.stack[-1].names) for moment in recording.walk() if len(moment.state.stack) == 2]
    assert seen == [[], [], ["a"], [], ["b"], ["b"]]


def test_the_data_of_a_class_are_seen() -> None:
    recording = recorded_text("class A:\n    rows = []\n    def f(self): pass\nA.rows.append(1)\nA.more = 2\nb = 1\n")
    state = recording.state(recording.count - 1)
    shown = expanded(state, state.globals["A"])
    assert shown == {"o": ("str", "class A"), "a": {"rows": [("int", 1)], "more": ("int", 2)}}


def test_output_stands_with_the_event_that_printed_it() -> None:
    text = """import sys
for i in range(5):
    print(i, end=' ')
sys.stdout.buffer.write(b'bytes')
print('x', file=sys.stderr)
"""
    for chunk in (3, 8_192):
        recording = recorded_text(text, chunk=chunk)
        output = list(recording.output())
        assert "".join(part for _, part in output) == "0 1 2 3 4 bytesx\n"
        assert [recording.moment(event).line for event, _ in output] == [3] * 5 + [4, 5]
        assert recording.printed(output[2][0]) == "0 1 "
        assert recording.printed(output[2][0] + 1) == "0 1 2 "


def test_arguments_input_and_chance_are_given() -> None:
    text = "import sys, random\nn = int(sys.argv[1])\na = input('? ')\nb = sys.stdin.read()\nc = random.random()\n"
    first, second = (recorded_text(text, argv=["8"], stdin="one\ntwo\n") for _ in range(2))
    state = first.state(first.count - 1)
    assert (state.globals["n"], state.globals["a"], state.globals["b"]) == (8, "one", "two\n")
    assert state.globals["c"] == second.state(second.count - 1).globals["c"]
    assert first.printed(first.count) == "? "


def test_after_a_run_all_is_as_before() -> None:
    def look() -> tuple[object, ...]:
        changed = sys.argv, sys.stdin, sys.stdout, sys.modules["__main__"]
        return *changed, sys.gettrace(), sys.getrecursionlimit(), sys.path[:]

    before = look()
    recorded_text("import sys\nsys.path.append('x')\nsys.setrecursionlimit(2000)\nraise SystemExit(3)\n")
    assert look() == before


def test_a_call_is_watched_to_its_end() -> None:
    text = "def solve(n):\n    for i in range(n):\n        yield i\n"
    recording = recorded_text(text, call="solve(3)")
    assert recording.end.reason == "done"
    assert list(lines(recording, "y")) == [3, 3, 3]
    assert recorded_text(text).end.reason == "uncalled"
    assert recorded_text(text).header["calls"] == ["solve(8)"]


def test_functions_are_called_by_their_full_name() -> None:
    text = "class A:\n    def f(self):\n        def g():\n            return 1\n        return g()\nA().f()\n"
    found = {frame.function for moment in recorded_text(text).walk() for frame in moment.state.stack}
    assert found == {"<module>", "A.f", "A.f.<locals>.g"}


def test_names_of_leetcode_are_given_with_a_note() -> None:
    recording = recorded_text(
        "class Solution:\n    def f(self, n: int) -> List[int]:\n        return deque([n])\n", call="Solution().f(1)"
    )
    assert recording.end.reason == "done"
    assert recording.header["notes"] == [["typing", "List, deque"]]
    plain = recorded_text("def f():\n    return deque()\nf()\n")
    assert plain.end.text == "NameError: name 'deque' is not defined"


def test_a_chunk_too_large_for_readers_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "a = ['x' * 400] * 10\nb = 1\nc = a[:] * 5\nd = 2\n"
    assert recorded_text(text).count == 6
    monkeypatch.setattr(chunks, "LARGEST", 15_000)
    recording = recorded_text(text)
    assert recording.end == End("memory", 4)
    assert recording.count == 4


def test_a_journal_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    file, blocks = tmp_path / "journal", list[bytes]()
    record("for i in range(3):\n    print(i)\n", Options(journal=str(file), chunk=5), blocks.append)
    assert read_journal(file.read_bytes()) == ["9"]
    journal = Journal(str(file))
    for line in ("7", "h{}", 'c1[0,0,0,0,"f"]', "l2", 'o[1,"x"]', 'o[1,"y"]'):
        journal.write(line)
    whole = file.read_bytes().rstrip(b"\0")
    parts = []
    for length in range(len(whole) + 1):
        chunk = read_chunk(pack_lines(lines)) if (lines := read_journal(whole[:length])) else {}
        parts.append((chunk.get("k"), chunk.get("l"), chunk.get("o")))
    found = [part for number, part in enumerate(parts) if part not in parts[:number]]
    assert found == [
        (None, None, None),
        ("", [], []),
        ("c", [1], []),
        ("cl", [1, 2], []),
        ("cl", [1, 2], [[1, "x"]]),
        ("cl", [1, 2], [[1, "xy"]]),
    ]


def test_a_saved_recording_can_be_read() -> None:
    data = record("a = 1\nprint(a)\n")
    recording = Recording.load(data)
    again = Recording.load(recording.save())
    assert again.header == recording.header
    assert [moment.line for moment in again.walk()] == [moment.line for moment in recording.walk()]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "it has no end"),
        (b"nothing", "a block must begin with h, c or e, not b'n'"),
        (record("a = 1\n")[:-3], "it has no end"),
        (record("a = 1\n").replace(b'"version":1', b'"version":9'), "version must be 1, not 9"),
        (record("a = 1\n").replace(b'"events"', b"'events'"), "it is damaged"),
    ],
)
def test_an_invalid_recording_is_an_error(data: bytes, why: str) -> None:
    with pytest.raises(NoRecording, match=why):
        Recording.load(data)


USUAL = ["right/generator", "right/list_of_objects", "right/list_handed_on", "right/cells_of_objects", "wrong/doubled"]
BOUNDS = Bounds(events=3_000)
SHORT = 97  # events in a chunk, so that there are many chunks


@pytest.mark.parametrize("name", some(SEARCHES, *USUAL))
def test_seeking_and_walking_show_the_same(name: str) -> None:
    recording = Recording.load(record(text_of(name), options_of(name, chunk=SHORT, bounds=BOUNDS)))
    events = set(random.Random(name).sample(range(recording.count), 60)) | {0, SHORT - 1, SHORT, recording.count - 1}
    for moment in recording.walk():
        if moment.event in events:
            sought = recording.moment(moment.event)
            assert shown(sought.state) == shown(moment.state)
            assert (sought.kind, sought.line, sought.value) == (moment.kind, moment.line, moment.value)
            assert (sought.local, sought.heap, sought.globals) == (moment.local, moment.heap, moment.globals)


def test_a_walk_may_begin_and_end_anywhere() -> None:
    recording = recorded_text("for i in range(50):\n    pass\n", chunk=10)
    whole = [(moment.event, moment.line) for moment in recording.walk()]
    assert [event for event, _ in whole] == list(range(recording.count))
    for start, stop in ((0, 10), (9, 11), (35, 1_000), (recording.count, None)):
        part = [(moment.event, moment.line) for moment in recording.walk(start, stop)]
        assert part == whole[start:stop]


@pytest.mark.parametrize(("long", "seconds"), [(1_500, math.inf), (10**6, -1)])
def test_chunks_may_be_of_any_length(monkeypatch: pytest.MonkeyPatch, long: int, seconds: float) -> None:
    """Failed while readers expected chunks of equal length."""
    name = "right/cells_of_objects"
    even = Recording.load(record(text_of(name), options_of(name, bounds=BOUNDS)))
    monkeypatch.setattr(chunks, "LONG", long)  # characters
    monkeypatch.setattr(tracer, "PAUSE", -1)
    data = record(text_of(name), options_of(name, bounds=BOUNDS, seconds=seconds))
    lengths = {len(read_chunk(content)["k"]) for kind, content in read_blocks(data) if kind == b"c"}
    assert len(lengths) > 1 if seconds > 0 else lengths == {1}
    uneven = Recording.load(data)
    assert uneven.count == even.count
    for moment in even.walk(90, 200):
        assert shown(uneven.state(moment.event)) == shown(moment.state)
    assert [shown(one.state) for one in uneven.walk(95, 140)] == [shown(one.state) for one in even.walk(95, 140)]


@pytest.mark.parametrize("event", [-1, 5])
def test_a_missing_event_is_an_error(event: int) -> None:
    recording = recorded_text("a = 1\nb = 2\n")
    assert recording.count == 4
    with pytest.raises(IndexError, match=f"event must be from 0 to 3, not {event}"):
        recording.state(event)


@pytest.mark.parametrize("name", some(SEARCHES, *USUAL, "right/masks", "right/no_reset"))
def test_lines_without_effects_change_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(name)
    fast = Recording.load(record(text, options_of(name, bounds=BOUNDS)))
    monkeypatch.setattr(plans, "read_effects", lambda source: dict.fromkeys(range(source.count("\n") + 2)))
    slow = Recording.load(record(text, options_of(name, bounds=BOUNDS)))
    assert fast.count == slow.count
    for one, other in zip(fast.walk(), slow.walk(), strict=True):
        if one.changed or other.changed:
            assert shown(one.state) == shown(other.state), one.event


def test_the_same_program_gives_the_same_bytes() -> None:
    for name in USUAL:
        first, second = (record(text_of(name), options_of(name, bounds=BOUNDS)) for _ in range(2))
        assert first == second


def test_a_state_stays_as_it_is() -> None:
    recording = recorded_text("a = []\nfor i in range(5):\n    a.append(i)\n")
    states = [recording.state(event) for event in range(recording.count)]
    before = copy.deepcopy(states)
    list(recording.walk())
    assert states == before
    assert len({len(state.heap["1"]) for state in states if state.heap}) == 6


def test_the_folder_works_alone(tmp_path: Path) -> None:
    """Run the example of its README in a copy, with nothing but the standard library."""
    folder = ROOT / "server/programs/recorder"
    shutil.copytree(folder, tmp_path / "recorder", ignore=shutil.ignore_patterns("__pycache__"))
    example = (folder / "README.md").read_text("utf-8").split("```python\n")[1].split("```")[0]
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, '.')\n{example}"]
    subprocess.run(command, check=True, cwd=tmp_path)
    recording = Recording.load((tmp_path / "sum.recording").read_bytes())
    assert recording.printed(recording.count) == "3\n"
    assert recording.state(recording.count - 1).globals["total"] == 3
