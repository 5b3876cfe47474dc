"""Check the values in a recording against RECORDING.md, so that its readers need no checks of their own.

`header.py` and `chunk.py` check the parts around the values; `server/static/js/suppliers/program/checks.js` does the
same for the page.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from reprlib import repr as shorten
from typing import Any

Code = Any
Check = Callable[[Any], bool]

MOST = 2**31 - 1  # largest number of a line, call, object or event
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
