"""Tests of damaged recordings: the page's reader raises one error for any damage, that in Python for any of bytes."""

import json
import random
import subprocess
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from server.programs.recorder.chunks import END, EVENTS, HEADER, pack, to_json
from server.programs.recorder.journal import LARGEST
from server.programs.recorder.options import Options, header_of
from server.programs.recorder.record import record
from server.programs.recording.blocks import NoRecording, read_blocks
from server.programs.recording.recording import Recording
from server.programs.verdict.findings import find
from tests.tools.programs import need
from tests.tools.slow import some

Damage = Callable[[bytes, random.Random], bytes]
SEEDS = some(range(10), 0)
MANY = 200  # for each seed


def read(data: bytes) -> bool:
    """Return True if the whole recording can be read."""
    try:
        recording = Recording.load(data)
        recording.printed(recording.count)
        for moment in recording.walk():
            assert recording.state(moment.event)
        find(recording)
    except NoRecording:
        return False
    return True


@pytest.mark.parametrize("seed", SEEDS)
def test_each_is_read_or_refused(seed: int) -> None:
    """Failed with TypeError, IndexError, zlib.error and others."""
    found = [read(data) for data in damaged(seed, MANY, (_damage_bytes,))]
    assert not all(found)


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
    """No mutation raises another error in the page, or makes it run for ever."""
    damages = (_damage_bytes, *[_damage_json] * 4)
    assert {*read_in_page([*damaged(seed, MANY, damages)])} == {"read", "refused"}


def made(chunk: bytes, header: dict[str, object] | None = None) -> bytes:
    """Make a recording with this chunk."""
    end = {"end": {"reason": "done", "line": None, "text": ""}}
    return (
        pack(HEADER, to_json({**header_of("", Options()), **(header or {})}))
        + pack(EVENTS, chunk)
        + pack(END, to_json(end))
    )


HEAD = '{"at":0,"head":{"stack":[],"parked":[],"globals":{},"heap":{},"frames":0},"k":"c"'
CALL = f'{HEAD},"l":[1],"d":[[0,0,0,0,"f"]],"o":[]}}'.encode()


def test_a_small_chunk_that_unpacks_to_much_is_refused() -> None:
    bombs = [made(zlib.compress(CALL[:-1] + b" " * size + b"}")) for size in (LARGEST // 2, LARGEST)]
    assert [read(bomb) for bomb in bombs] == [True, False]
    assert read_in_page(bombs) == ["read", "refused"]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ((b'"at":0', b'"at":-1e15'), "a chunk must be one that begins with its first event"),
        ((b'"at":0', b'"at":7'), r"the first events of chunks must be 0, and rising, not \[7\]"),
        ((b'"o":[]', b'"o":[}'), "Expecting value"),
    ],
)
def test_the_error_names_the_damage(changes: tuple[bytes, bytes], why: str) -> None:
    assert changes[0] in CALL
    with pytest.raises(NoRecording, match=why):
        list(Recording.load(made(zlib.compress(CALL.replace(*changes)))).walk())


def test_counts_must_agree() -> None:
    header = Recording.load(record("a = 1\n")).header
    with pytest.raises(NoRecording, match="events must be 1, as many as the chunks have, not 3"):
        Recording.load(made(zlib.compress(CALL), header))


PROGRAMS = [
    "class Node:\n    def __init__(self, above):\n        self.above, self.rows = above, []\n"
    "one = None\nfor i in range(9):\n    one = Node(one)\n    one.rows.append(i)\nprint(one.rows)\ndel one.rows\n",
    "def g(n):\n    for i in range(n):\n        x = yield i, {2 ** 70}, 1.0\nprint(list(g(5)))\ntable = {(1, 2): [3]}\n"
    "def put(row):\n    if row > 2:\n        raise ValueError(row)\n    put(row + 1)\n"
    "try:\n    put(0)\nexcept ValueError:\n    row = 1\n",
    "n = 4\nqueens = []\ndef search(row):\n    for c in range(n):\n        if all(c != d and abs(c - d) != row - r"
    " for r, d in enumerate(queens)):\n            queens.append(c)\n            if row < n - 1:\n"
    "                search(row + 1)\n            queens.pop()\nsearch(0)\n",
]
VALUES: list[Any] = json.loads('[null, true, 0, -1, 1, 3, 2147483648, -1e15, 1.5, "", "c", "x", [], [0], {}, {"x": 1}]')
VALUES += json.loads('[{"@": 1}, {"@": 99}, {"i": "x"}, {"f": "x"}, {"z": [1, null]}, {"o": "A", "a": {}}]')
VALUES += json.loads('[{"a": {"b": 1}}, {"d": [[1]]}, {"t": {}}, [[[]]]]')


def damaged(seed: int, count: int, damages: Sequence[Damage]) -> Iterator[bytes]:
    """Yield `count` damaged recordings, always the same for a seed."""
    chance = random.Random(seed)
    wholes = [record(text, Options(chunk=20, argv=["8"])) for text in PROGRAMS]
    wholes += [Recording.load(whole).save() for whole in wholes]
    for _ in range(count):
        whole = chance.choice(wholes)
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            whole = chance.choice(damages)(whole, chance)
        yield whole


def _damage_bytes(whole: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(whole) + 1)
    other = chance.randrange(len(whole) + 1)
    few = chance.randbytes(chance.randrange(1, 9))
    start, rest = whole[:place], whole[place + len(few) :]
    return chance.choice((start, start + rest, start + few + rest, start + few + whole[place:], start + whole[other:]))


def _damage_json(whole: bytes, chance: random.Random) -> bytes:
    """Damage one value of one block, or the order of the blocks; a block damaged beyond reading stays as it is."""
    try:
        blocks = [
            [kind, json.loads(zlib.decompress(one) if kind == EVENTS else one)] for kind, one in read_blocks(whole)
        ]
        block = chance.choice(blocks)
    except (ValueError, IndexError, zlib.error):
        return whole
    if chance.random() < 0.05:
        chance.choice((lambda: blocks.append(block), lambda: blocks.remove(block), blocks.reverse))()
    else:
        places = list(_places(block[1], lambda value: block.__setitem__(1, value)))
        value, put = chance.choice(places)
        put(_change(value, chance))
    return b"".join(
        pack(kind, zlib.compress(to_json(value)) if kind == EVENTS else to_json(value)) for kind, value in blocks
    )


def _places(value: Any, put: Callable[[Any], Any]) -> Iterator[tuple[Any, Callable[[Any], Any]]]:
    """Yield each value with a function that replaces it."""
    yield value, put
    entries: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in entries:
        yield from _places(one, lambda other, key=key: value.__setitem__(key, other))  # type: ignore[misc]


def _change(value: Any, chance: random.Random) -> Any:
    if isinstance(value, dict) and value and chance.random() < 0.6:
        name = chance.choice(list(value))
        rest = {key: one for key, one in value.items() if key != name}
        return chance.choice((rest, {**rest, "7": value[name]}, {**value, "more": 1}))
    if isinstance(value, list) and value and chance.random() < 0.6:
        place = chance.randrange(len(value))
        return chance.choice((value[:place] + value[place + 1 :], value[: place + 1] + value[place:], value[::-1]))
    if isinstance(value, str) and value and chance.random() < 0.6:
        return chance.choice((value[1:], value * 2, value[::-1]))
    if isinstance(value, int) and chance.random() < 0.5:
        return value + chance.choice((-1, 1, 20, 10**9))
    return chance.choice(VALUES)
