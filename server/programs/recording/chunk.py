"""Unpack a chunk of a recording and check it against RECORDING.md."""

from __future__ import annotations

import json
import re
import zlib
from typing import Any, NoReturn

from ..recorder.journal import LARGEST
from .checks import MOST, SCALARS, NoRecording, check_code, demand, is_number, is_text

_NUMBER = re.compile(r"[1-9]\d{0,9}", re.ASCII)
_FIRST = re.compile(rb'\{"at":(\d{1,10}),', re.ASCII)


def first_event(packed: bytes) -> int:
    """Return the number of a chunk's first event, from its beginning alone. Raises NoRecording."""
    try:
        found = _FIRST.match(zlib.decompressobj().decompress(packed, 24))
    except zlib.error as wrong:
        raise NoRecording(f"it is damaged: {wrong}") from None
    demand(found, "a chunk", "one that begins with its first event", packed)
    assert found
    return int(found[1])


def read_chunk(packed: bytes) -> dict[str, Any]:
    """Return a chunk, unchecked. Raises NoRecording for bytes that are no JSON."""
    stream = zlib.decompressobj()
    try:
        text = stream.decompress(packed, LARGEST)
        whole = stream.eof and not stream.unused_data
        demand(whole, "a chunk", f"whole, and of at most {LARGEST:,} bytes", packed)
        chunk: dict[str, Any] = json.loads(text, parse_constant=_refuse)
    except (zlib.error, ValueError, RecursionError) as wrong:
        if isinstance(wrong, NoRecording):
            raise
        raise NoRecording(f"it is damaged: {wrong}") from None
    return chunk


def _refuse(name: str) -> NoReturn:
    raise NoRecording(f"it is damaged: {name} is no JSON")


def check_chunk(chunk: Any, most: int) -> None:
    """Raise NoRecording for a chunk that breaks RECORDING.md, or has more events than `most`."""
    names = {"at", "head", "k", "l", "d", "o"}
    demand(type(chunk) is dict and chunk.keys() == names, "a chunk", "an object with at, head, k, l, d and o", chunk)
    kinds, lines = chunk["k"], chunk["l"]
    demand(is_text(kinds) and set(kinds) <= set("clryse") and len(kinds) <= most, "k", f"up to {most} kinds", kinds)
    demand(type(lines) is list and len(lines) == len(kinds), "l", f"{len(kinds)} lines", lines)
    are_lines = not lines or (set(map(type, lines)) == {int} and min(lines) > 0 and max(lines) <= MOST)
    demand(are_lines, "l", "lines from 1", lines)
    demand(is_number(chunk["at"]), "at", "a whole number from 0", chunk["at"])
    if kinds or chunk["head"] is not None:
        _check_head(chunk["head"])
    demand(type(chunk["d"]) is list, "d", "a list of changes", chunk["d"])
    place, entered = 0, 0
    for number, change in enumerate(chunk["d"]):
        is_change = type(change) is list and change and type(change[0]) is int and change[0] >= (number > 0)
        if not is_change or place + change[0] >= len(kinds):
            demand(False, "a change", "that of a later event of its chunk", change)
        place += change[0]
        kind = kinds[place]
        entered += kind in "cs"
        if kind != "l" or len(change) != 2:
            _check_change(kind, change)
        elif change[1] != 0:
            _check_names(change[1], changed=True)
    demand(entered == kinds.count("c") + kinds.count("s"), "d", "one entry for each call and resumption", entered)
    demand(type(chunk["o"]) is list, "o", "a list of output", chunk["o"])
    for one in chunk["o"]:
        is_output = type(one) is list and len(one) == 2 and is_number(one[0], -1, len(kinds) - 1) and is_text(one[1])
        demand(is_output, "output", "a place in its chunk and a text", one)


def _check_head(head: Any) -> None:
    names = {"stack", "parked", "globals", "heap", "frames"}
    demand(type(head) is dict and head.keys() == names, "head", "an object with stack, parked, globals, …", head)
    for calls in (head["stack"], head["parked"]):
        demand(type(calls) is list, "stack and parked", "lists of calls", calls)
        for call in calls:
            is_call = type(call) is list and len(call) == 5 and is_text(call[1])
            demand(
                is_call and all(map(is_number, (call[0], *call[2:4]))), "a call", "[number, name, file, line, …]", call
            )
            _check_names(call[4])
    _check_names(head["globals"])
    _check_heap(head["heap"])
    demand(is_number(head["frames"]), "frames", "a whole number from 0", head["frames"])


def _check_change(kind: str, change: list[Any]) -> None:
    """Check [gap, locals, heap, globals, more]; 0 stands for no change."""
    for place in (1, 3):
        if len(change) > place and change[place] != 0:
            _check_names(change[place], changed=True)
    if len(change) > 2 and change[2] != 0:
        _check_heap(change[2], changed=True)
    more = change[4:]
    if kind == "c":
        holds = len(more) in (1, 2) and is_text(more[0]) and all(map(is_number, more[1:]))
    elif kind == "s":
        holds = len(more) == 1 and is_number(more[0])
    elif kind == "e":
        holds = not more or (len(more) == 1 and is_text(more[0]))
    else:
        holds = len(more) <= (kind != "l")
        for value in more:
            if type(value) not in SCALARS and not (kind == "r" and value == {"x": 1}):
                check_code(value)
    if not holds:
        demand(False, f"the last part of an event {kind}", "as in RECORDING.md", more)


def _check_names(names: Any, changed: bool = False) -> None:
    demand(type(names) is dict, "names", "an object with values", names)
    for code in names.values():
        if type(code) not in SCALARS and not (changed and code == {"x": 1}):
            check_code(code)


def _check_heap(heap: Any, changed: bool = False) -> None:
    demand(type(heap) is dict, "heap", "objects by number", heap)
    for number, code in heap.items():
        demand(_NUMBER.fullmatch(number), "an object's number", "a whole number from 1", number)
        if changed and type(code) is dict and code.keys() == {"a"}:
            _check_names(code["a"], changed=True)
        else:
            check_code(code)
