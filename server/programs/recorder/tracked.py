"""Last recorded state of names and objects, to find their changes."""

from __future__ import annotations

from typing import Any

from .values import MISSING, Code


class Names:
    """The names of a call, of the module or of an object, with their values at the last comparison."""

    __slots__ = ("code", "objects", "seen")

    def __init__(self) -> None:
        self.seen: dict[str, Any] = {}
        self.code: dict[str, Code] = {}
        self.objects: dict[str, Tracked] = {}


class Tracked:
    """An object with its number, as last written.

    - `holders`: the number of names and objects that refer to it;
    - `copy`: a copy for comparison; its length if it is too long to be written; MISSING if it has no copy;
    - `names`: the attributes of an object of the program's own class;
    - `parts`: the objects in a list or dict;
    - `stamp`: the event of its last comparison.
    """

    __slots__ = ("code", "copy", "holders", "names", "number", "parts", "stamp", "value")

    def __init__(self, number: int, value: Any, names: Names | None) -> None:
        self.number, self.value, self.names = number, value, names
        self.holders, self.copy, self.stamp = 0, MISSING, -1
        self.code: Code = MISSING
        self.parts: list[Tracked] = []


def content(tracked: Tracked) -> Code:
    """Return the code of an object; attributes are copied, since they change in place."""
    return tracked.code if tracked.names is None else {"o": tracked.code["o"], "a": dict(tracked.names.code)}


class Length(int):
    """Length in place of a copy of an object that is too long to copy."""


def same(before: Code, code: Code) -> bool:
    """Compare value and type: 1 is not True."""
    return before is not MISSING and before == code and type(before) is type(code)
