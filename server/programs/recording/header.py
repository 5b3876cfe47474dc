"""Check the header of a recording against RECORDING.md."""

from __future__ import annotations

from reprlib import repr as shorten
from typing import Any

from ..recorder.bounds import Bounds
from ..recorder.ends import REASONS
from ..recorder.options import VERSION
from .checks import Check, NoRecording, demand, is_list_of, is_number, is_text

MOST_EVENTS = 65_536  # events of a chunk


def is_pair(value: object) -> bool:
    return type(value) is list and len(value) == 2 and is_text(value[0]) and is_text(value[1])


def is_alias(value: object) -> bool:
    return type(value) is list and len(value) == 3 and all(map(is_number, value))


def is_end(value: object) -> bool:
    return (
        type(value) is dict
        and value.keys() == {"reason", "line", "text"}
        and value["reason"] in REASONS
        and (value["line"] is None or is_number(value["line"]))
        and is_text(value["text"])
    )


def are_bounds(value: object) -> bool:
    known = vars(Bounds())
    return (
        type(value) is dict
        and value.keys() <= known.keys()
        and all(type(one) in (int, float) for one in value.values())
    )


_TEXTS, _PAIRS = (is_list_of(is_text), "texts"), (is_list_of(is_pair), "pairs of texts")
_HEADER: dict[str, tuple[Check, str]] = {
    **dict.fromkeys(("file", "source", "stdin", "call", "python"), (is_text, "a text")),
    **dict.fromkeys(("argv", "calls"), _TEXTS),
    **dict.fromkeys(("notes", "files"), _PAIRS),
    **dict.fromkeys(("events", "printed"), (is_number, "a whole number from 0")),
    "chunk": (lambda value: is_number(value, 1, MOST_EVENTS), f"a whole number from 1 to {MOST_EVENTS:,}"),
    "bounds": (are_bounds, "numbers by the names of bounds"),
    "end": (is_end, "a reason with its line and text"),
    "aliases": (is_list_of(is_alias), "triples of numbers"),
    "reading": (lambda value: type(value) is dict, "a reading"),
}
_NEEDED = ("source", "chunk", "end")


def check_header(header: dict[str, Any]) -> None:
    """Raise NoRecording for a header that breaks RECORDING.md, or has another version."""
    if header.get("version") != VERSION:
        raise NoRecording(f"version must be {VERSION}, not {shorten(header.get('version'))}")
    for name in _NEEDED:
        demand(name in header, f"the {name} of its header", "there", None)
    for name, (check, allowed) in _HEADER.items():
        if name in header:
            demand(check(header[name]), name, allowed, header[name])
