"""What the page's worker calls: a task as JSON, blocks of a recording, and findings as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.programs.findings import find
from server.programs.recorder.options import Options
from server.programs.recorder.record import record
from server.programs.recording.checks import NoRecording
from server.programs.recording.recording import Recording
from server.programs.worker import find_all, run
from tests.programs.programs import text_of

ASKS = "import sys\nprint(sys.argv, input())\ndef twice(x):\n    return 2 * x\n"


def blocks_of(**task: Any) -> list[bytes]:
    blocks: list[bytes] = []
    run(json.dumps(task), blocks.append)
    return blocks


def test_blocks_come_one_by_one_and_are_the_recording() -> None:
    source = text_of("right/masks")
    blocks = blocks_of(source=source, path="masks.py")
    assert [block[:1] for block in blocks] == [b"h", *[b"c"] * (len(blocks) - 2), b"e"]
    assert b"".join(blocks) == record(source, Options(path="masks.py"))


def test_a_task_has_arguments_input_and_a_call() -> None:
    task = {"argv": ["8", "x"], "stdin": "mine\n", "call": "twice(21)", "path": "a/asks.py"}
    recording = Recording.load(b"".join(blocks_of(source=ASKS, **task, unknown=1)))
    assert recording.printed(recording.count) == "['a/asks.py', '8', 'x'] mine\n"
    assert recording.header["call"] == "twice(21)"
    assert [moment.value for moment in recording.walk() if moment.kind == "r"] == [None, 42]
    assert recording.end.reason == "done"


def test_a_task_has_bounds() -> None:
    recording = Recording.load(b"".join(blocks_of(source="i = 0\nwhile True:\n    i += 1\n", bounds={"events": 100})))
    assert (recording.end.reason, recording.count) == ("events", 100)
    with pytest.raises(ValueError, match="bound events must be a number above 0, not 0"):
        blocks_of(source="", bounds={"events": 0})


def test_findings_are_those_of_the_choice() -> None:
    data = b"".join(blocks_of(source=text_of("right/list_by_row")))
    recording = Recording.load(data)
    usual = json.loads(find_all(data))
    assert usual == json.loads(json.dumps(find(recording)))
    assert json.loads(find_all(data, "none")) == json.loads(json.dumps(find(recording, boardless=True)))
    again = json.loads(find_all(data, json.dumps(usual["readings"][1])))
    assert (again["board"], again["readings"]) == (1, usual["readings"])


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ("[]", r"a reading must be an object with the fields of `Reading`, not \[\]"),
        ('{"name": "queens"}', "a reading must name its function, name and way"),
        ('{"function": "", "name": "queens", "way": "guess"}', "way must be one of line, squares, "),
        ("queens", "Expecting value"),
    ],
)
def test_a_choice_that_is_no_reading_is_told(choice: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        find_all(b"".join(blocks_of(source="x = 1\n")), choice)


def test_bytes_that_are_no_recording_are_told() -> None:
    with pytest.raises(NoRecording, match="a block must begin with h, c or e"):
        find_all(b"<html>", "")
