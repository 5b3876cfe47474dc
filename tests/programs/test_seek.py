"""The state at an event is the same, read from the head of its chunk or walked to from the start."""

from __future__ import annotations

import copy
import math
import random

import pytest

from server.programs.recorder import chunks, tracer
from server.programs.recorder.bounds import Bounds
from server.programs.recorder.effects import Everything
from server.programs.recorder.record import record
from server.programs.recording.chunk import read_chunk
from server.programs.recording.recording import Recording, read_blocks
from tests.programs.programs import SEARCHES, options_of, recorded_text, shown, text_of
from tests.tools.slow import some

USUAL = ["right/generator", "right/list_of_objects", "right/list_handed_on", "right/cells_of_objects", "wrong/doubled"]
BOUNDS = Bounds(events=3_000)
SHORT = 97  # events in a chunk, so that there are many of them


@pytest.mark.parametrize("name", some(SEARCHES, *USUAL))
def test_seeking_shows_what_walking_shows(name: str) -> None:
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
    """Failed: events were looked for where they are if all chunks have the same length."""
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
def test_an_event_that_is_not_there_is_said(event: int) -> None:
    recording = recorded_text("a = 1\nb = 2\n")
    assert recording.count == 4
    with pytest.raises(IndexError, match=f"event must be from 0 to 3, not {event}"):
        recording.state(event)


@pytest.mark.parametrize("name", some(SEARCHES, *USUAL, "right/masks", "right/no_reset"))
def test_lines_that_are_said_to_change_nothing_change_nothing(name: str) -> None:
    text = text_of(name)
    both = [record(text, options_of(name, effects=effects, bounds=BOUNDS)) for effects in (None, Everything())]
    fast, slow = map(Recording.load, both)
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
