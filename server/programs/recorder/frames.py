"""Frames of the program's calls, for the tracer."""

from __future__ import annotations

from typing import Any

from .plans import Plan
from .tracked import Names
from .values import Code


class Frame:
    """A call in the program: its number, its names, and its current line."""

    __slots__ = ("line", "names", "number", "plan", "raised")

    def __init__(self, number: int, plan: Plan, line: int) -> None:
        self.number, self.plan, self.line = number, plan, line
        self.names = Names()
        self.raised = False  # True if its latest event was an exception

    def code(self) -> Code:
        return [self.number, self.plan.name, self.plan.file, self.line, dict(self.names.code)]


def visible(space: dict[str, Any]) -> dict[str, Any]:
    """Return a module's names without Python's own dunder names."""
    return {name: value for name, value in space.items() if not name.startswith("__")}


def describe(kind: type[BaseException], wrong: object) -> str:
    """Describe an exception in one line; without its text if the program's own `__str__` would have to run."""
    own = kind.__module__ == "__main__" and "__str__" in vars(kind)
    try:
        text = "" if own else " ".join(str(wrong).split())
    except Exception:
        text = ""
    return f"{kind.__name__}: {text}"[:400].rstrip(": ")
