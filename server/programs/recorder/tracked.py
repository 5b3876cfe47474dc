"""What is remembered of names and objects, to tell what has changed."""

from __future__ import annotations

from typing import Any

from .values import MISSING, Code


class Names:
    """The names of a call, of the module or of an object: what they referred to when they were last looked at."""

    __slots__ = ("code", "objects", "seen")

    def __init__(self) -> None:
        self.seen: dict[str, Any] = {}
        self.code: dict[str, Code] = {}
        self.objects: dict[str, Tracked] = {}


class Tracked:
    """An object with its number, as it was last written.

    - `holders`: how many names and objects refer to it;
    - `copy`: what it is compared with; its length if it is too long to be written; else MISSING;
    - `names`: its attributes, for an object of the program's own class;
    - `parts`: the objects that a list or dict holds;
    - `stamp`: the event for which it was last looked at.
    """

    __slots__ = ("code", "copy", "holders", "names", "number", "parts", "stamp", "value")

    def __init__(self, number: int, value: Any, names: Names | None) -> None:
        self.number, self.value, self.names = number, value, names
        self.holders, self.copy, self.stamp = 0, MISSING, -1
        self.code: Code = MISSING
        self.parts: list[Tracked] = []


def content(tracked: Tracked) -> Code:
    """As it stands; attributes are copied, since they change in place."""
    return tracked.code if tracked.names is None else {"o": tracked.code["o"], "a": dict(tracked.names.code)}


class Length(int):
    """Stands for the copy of an object that is too long: only its length is compared."""


def same(before: Code, code: Code) -> bool:
    """Equal, and 1 is not True."""
    return before is not MISSING and before == code and type(before) is type(code)
