"""Statements that call the program's functions, and the values that survive such a call."""

from __future__ import annotations

import ast
import re
import types
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..recorder.trees import read_tree

_WHOLE = re.compile(r"(?<![\w.])\d+(?![\w.])")


@dataclass(frozen=True)
class Repeat:
    """A statement that ran twice: its line, both answers, and the names that still held a value.

    `survivors` has pairs of a name and its value, or its length, when the second run began; `is_used`: the statement
    uses the result of its call.
    """

    line: int
    first: str
    second: str
    survivors: list[tuple[str, str]]
    is_used: bool = True

    @property
    def differs(self) -> bool:
        """True if the second answer holds other whole numbers, or more or fewer, and a name is there to explain it."""
        return bool(self.survivors) and _WHOLE.findall(self.first) != _WHOLE.findall(self.second)


def statements(tree: ast.Module) -> Iterator[ast.stmt]:
    """Yield the statements of a module, with those under `if __name__ == "__main__"`."""
    for statement in tree.body:
        match statement:
            case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
                yield from statement.body
            case _:
                yield statement


def calls(statement: ast.stmt, own: set[str]) -> bool:
    """Return True if a statement that is no definition and no loop calls one of these functions."""
    is_simple = isinstance(statement, (ast.Expr, ast.Assign))
    return is_simple and any(calls_itself(node, own) for node in ast.walk(statement))


def calls_itself(node: ast.AST, own: set[str]) -> bool:
    """Return True for a call of one of these functions."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in own
    return False


def own_names(tree: ast.Module) -> set[str]:
    """Return the names of the functions and classes of a module."""
    return {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}


def calling_lines(source: str) -> list[int]:
    """Return the lines of the statements that a run repeats."""
    tree = read_tree(source)
    own = own_names(tree) if tree else set[str]()
    return [one.lineno for one in (statements(tree) if tree else ()) if calls(one, own)]


def snapshot(space: dict[str, Any]) -> dict[str, str]:
    """Return the values that may survive a call: module names, class attributes, defaults of parameters."""
    found: dict[str, str] = {}
    for name, value in space.items():
        if name.startswith("__"):
            continue
        if isinstance(value, types.FunctionType):
            names = value.__code__.co_varnames[: value.__code__.co_argcount]
            defaults = value.__defaults__ or ()
            pairs = zip(names[len(names) - len(defaults) :], defaults, strict=False)
            found |= {
                f"{name}({one})": short(default) for one, default in pairs if isinstance(default, (list, dict, set))
            }
        elif isinstance(value, type) and value.__module__ == "__main__":
            data = (list, dict, set, int)
            found |= {f"{name}.{one}": short(inner) for one, inner in vars(value).items() if type(inner) in data}
        elif type(value) in (list, dict, set, int):
            found[name] = short(value)
    return found


def short(value: Any) -> str:
    """Return a number, or the number of entries."""
    return str(value) if isinstance(value, int) else str(len(value))
