"""Lists that hold one list several times: a board that was stored without a copy, or a row that a board has twice."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from ..board.codes import items_of
from ..recorder.trees import read_tree
from ..recording.recording import Recording
from ..recording.state import State

_STORING = {"append", "add", "extend", "insert"}


@dataclass(frozen=True)
class Shared:
    """A list of `name` that holds one list `times` times; `rows`: it is a board, whose rows are one list."""

    name: str
    times: int
    rows: bool


def find_shared(recording: Recording, n: int) -> Shared | None:
    """Return the list with the most entries that are one board of n rows, or one row; None without one.

    The recorder compares the entries' identities: equal copies do not count. A list that the program only fills and
    measures does no harm, and does not count either.
    """
    found: list[Shared] = []
    for event, number, times in recording.header.get("aliases", []):
        state = recording.state(event)
        name = name_of(state, number)
        items = items_of(state.heap.get(str(number)))
        if not name or not is_read(recording.source, name.rpartition(".")[2]):
            continue
        length = len(items_of(items[0]) or ()) if items else n  # a long list is recorded without its entries
        if length in (0, n):
            found.append(Shared(name, times, rows=items is not None and len(items) == n == times))
    return max(found, key=lambda one: one.times, default=None)


def name_of(state: State, number: int) -> str:
    """Return a name that refers to an object, or an attribute of such a name; "" without one."""
    for names in (*(frame.names for frame in reversed(state.stack)), state.globals):
        for name, code in names.items():
            if code == {"@": number}:
                return name
            value = state.resolve(code)
            inner = value["a"] if type(value) is dict and "o" in value else {}
            for attribute, part in inner.items():
                if part == {"@": number}:
                    return f"{name}.{attribute}"
    return ""


def is_read(source: str, name: str) -> bool:
    """Return True if the text uses a list for more than storing entries in it and taking its length."""
    tree = read_tree(source)
    if tree is None:
        return True
    harmless: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=owner, attr=method)) if method in _STORING:
                harmless.add(id(owner))
            case ast.Call(func=ast.Name(id="len"), args=[argument]):
                harmless.add(id(argument))
    used = (node for node in ast.walk(tree) if isinstance(node, (ast.Name, ast.Attribute)) and id(node) not in harmless)
    return any(
        isinstance(node.ctx, ast.Load) and name in (getattr(node, "id", ""), getattr(node, "attr", "")) for node in used
    )
