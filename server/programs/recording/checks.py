"""Check the values in a recording against RECORDING.md, so that its readers need no checks of their own.

Here are the values and the header, in `chunk.py` the parts of a chunk. `server/static/js/suppliers/program/checks.js`
does the same for the page.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from reprlib import repr as shorten
from typing import Any

from ..recorder.bounds import Bounds
from ..recorder.ends import REASONS
from ..recorder.options import VERSION

Code = Any
Check = Callable[[Any], bool]

MOST = 2**31 - 1  # largest number of a line, call, object or event
MOST_EVENTS = 65_536  # events of a chunk
DEEPEST = 100  # codes within codes; an array may have many dimensions
SCALARS = frozenset({int, bool, float, str, type(None)})
_INTEGER = re.compile(r"-?\d{1,1000}", re.ASCII)
_FLOAT = re.compile(r"-?(\d{1,400}(\.\d{1,400})?(e[+-]?\d{1,3})?|inf|nan)", re.ASCII)


class NoRecording(ValueError):
    """The bytes are no recording of this version; the text gives the reason."""


def demand(holds: object, what: str, allowed: str, value: object) -> None:
    """Raise NoRecording unless `holds` is true."""
    if not holds:
        raise NoRecording(f"it is damaged: {what} must be {allowed}, not {shorten(value)}")


def is_number(value: object, least: int = 0, most: int = MOST) -> bool:
    return type(value) is int and least <= value <= most


def is_text(value: object) -> bool:
    return type(value) is str


def is_list_of(check: Check) -> Check:
    return lambda value: type(value) is list and all(map(check, value))


def check_code(code: Code, depth: int = 0) -> None:
    """Raise NoRecording if a code is not a value of RECORDING.md."""
    kind = type(code)
    if kind in SCALARS:
        return
    demand(depth < DEEPEST, "a value", f"nested at most {DEEPEST} times", code)
    if kind is list:
        if not set(map(type, code)) <= SCALARS:
            for one in code:
                check_code(one, depth + 1)
        return
    holds, inner = _FORMS.get("".join(code), _unknown)(*code.values())
    demand(holds, "a value", "of a form in RECORDING.md", code)
    for one in inner:
        check_code(one, depth + 1)


def _unknown(*_: object) -> tuple[bool, list[Code]]:
    return False, []


def _items(value: Any) -> tuple[bool, list[Code]]:
    return type(value) is list, value


def _cut(value: Any) -> tuple[bool, list[Code]]:
    """Check a length and the last item."""
    holds = type(value) is list and len(value) == 2 and is_number(value[0])
    return holds, value[1:] if holds else []


def _entries(value: Any) -> tuple[bool, list[Code]]:
    holds = type(value) is list and all(type(one) is list and len(one) == 2 for one in value)
    return holds, [part for one in value for part in one] if holds else []


def _object(name: Any, attributes: Any) -> tuple[bool, list[Code]]:
    holds = is_text(name) and type(attributes) is dict
    return holds, [*attributes.values()] if holds else []


# By the keys in their order: a function that returns a flag, True if the form is right, and the codes in it.
_FORMS: dict[str, Callable[..., tuple[bool, list[Code]]]] = {
    "i": lambda value: (is_text(value) and _INTEGER.fullmatch(value) is not None, []),
    "f": lambda value: (is_text(value) and _FLOAT.fullmatch(value) is not None, []),
    "r": lambda value: (is_text(value), []),
    "@": lambda value: (is_number(value, 1), []),
    "c": lambda value: (type(value) is list and len(value) == 2 and is_text(value[0]) and is_number(value[1]), []),
    "z": _cut,
    **dict.fromkeys("tsq", _items),
    "d": _entries,
    "na": lambda name, value: (is_text(name) and type(value) is list, value),
    "oa": _object,
}


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
