"""Whatever is damaged in a recording, its readers have one error for it, in Python and in the page."""

from __future__ import annotations

import json
import subprocess
import zlib
from base64 import b64encode
from pathlib import Path

import pytest

from server.programs.findings import find
from server.programs.recorder.chunk import LARGEST
from server.programs.recorder.chunks import END, EVENTS, HEADER, pack, to_json
from server.programs.recorder.options import Options, header_of
from server.programs.recorder.record import record
from server.programs.recording.checks import NoRecording
from server.programs.recording.recording import Recording
from tests.programs.damage import damaged
from tests.tools.programs import need
from tests.tools.slow import some

SEEDS = some(range(10), 0)
MANY = 200  # for each seed


def read(data: bytes) -> bool:
    """Whether all of it can be read."""
    try:
        recording = Recording.load(data)
        recording.end.sentence()
        recording.printed(recording.count)
        for moment in recording.walk():
            assert recording.state(moment.event)
        find(recording)
    except NoRecording:
        return False
    return True


@pytest.mark.parametrize("seed", SEEDS)
def test_each_is_read_or_refused(seed: int) -> None:
    """Failed for 459 of the 2,000: TypeError, IndexError, AttributeError, zlib.error, KeyError, ValueError."""
    assert {read(data) for data in damaged(seed, MANY)} == {True, False}


def read_in_page(recordings: list[bytes]) -> list[str]:
    need("node")
    letters = json.dumps([b64encode(data).decode() for data in recordings])
    script = ["node", str(Path(__file__).with_name("damaged.mjs"))]
    found: list[str] = json.loads(
        subprocess.run(script, input=letters, capture_output=True, text=True, check=True).stdout
    )
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_each_is_read_or_refused_in_the_page(seed: int) -> None:
    """No mutation raises another error in the page, and none goes on without end."""
    assert {*read_in_page([*damaged(seed, MANY)])} == {"read", "refused"}


def made(chunk: bytes, header: dict[str, object] | None = None) -> bytes:
    """A recording with this chunk."""
    end = {"end": {"reason": "done", "line": None, "text": ""}}
    return (
        pack(HEADER, to_json({**header_of("", Options()), **(header or {})}))
        + pack(EVENTS, chunk)
        + pack(END, to_json(end))
    )


HEAD = '{"at":0,"head":{"stack":[],"parked":[],"globals":{},"heap":{},"frames":0},"k":"c"'
CALL = f'{HEAD},"l":[1],"d":[[0,0,0,0,"f"]],"o":[]}}'.encode()


def test_what_is_small_and_unpacks_to_much_is_refused() -> None:
    bombs = [made(zlib.compress(CALL[:-1] + b" " * size + b"}")) for size in (LARGEST // 2, LARGEST)]
    assert [read(bomb) for bomb in bombs] == [True, False]
    assert read_in_page(bombs) == ["read", "refused"]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ((b'"l":[1]', b'"l":[]'), r"l must be 1 lines, not \[\]"),
        ((b'"at":0', b'"at":-1e15'), "a chunk must be one that begins with its first event"),
        ((b'"at":0', b'"at":7'), r"the first events of chunks must be 0, and rising, not \[7\]"),
        ((b'"k":"c"', b'"k":"r"'), "an event must be one of an open call"),
        ((b'"globals":{}', b'"globals":{"a":NaN}'), "NaN is no JSON"),
        ((b'"o":[]', b'"o":[[5,"x"]]'), "output must be a place in its chunk and a text"),
    ],
)
def test_it_says_what_is_wrong(changes: tuple[bytes, bytes], why: str) -> None:
    assert changes[0] in CALL
    with pytest.raises(NoRecording, match=why):
        list(Recording.load(made(zlib.compress(CALL.replace(*changes)))).walk())


def test_counts_must_agree() -> None:
    header = Recording.load(record("a = 1\n")).header
    with pytest.raises(NoRecording, match="events must be 1, as many as the chunks have, not 3"):
        Recording.load(made(zlib.compress(CALL), header))
