"""Statements that call the program's functions, and the values that survive such a call."""

from __future__ import annotations

import ast
import re
import types
from collections.abc import Mapping
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


def own_names(tree: ast.AST) -> set[str]:
    """Return the names of the functions and classes of a module."""
    return {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}


def list_statements(tree: ast.Module) -> list[tuple[ast.stmt, bool]]:
    """Return the statements of a module and those under `if __name__ == "__main__"`, True for those to repeat.

    These call a function of the program, and are no definitions and no loops.
    """
    found: list[ast.stmt] = []
    for one in tree.body:
        match one:
            case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
                found += one.body
            case _:
                found.append(one)
    own = own_names(tree)
    return [
        (one, isinstance(one, (ast.Expr, ast.Assign)) and any(is_call(node, own) for node in ast.walk(one)))
        for one in found
    ]


def is_call(node: ast.AST, own: set[str]) -> bool:
    """Return True for a call of one of these functions."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in own
    return False


def calling_lines(source: str) -> list[int]:
    """Return the lines of the statements that a run repeats."""
    tree = read_tree(source)
    return [one.lineno for one, is_repeated in list_statements(tree) if is_repeated] if tree else []


def snapshot(space: Mapping[str, Any]) -> dict[str, str]:
    """Return the numbers, and the lengths, of what may survive a call: names, class attributes, defaults."""
    found: dict[str, Any] = {}
    for name, value in space.items():
        match value:
            case _ if name.startswith("__"):
                continue
            case types.FunctionType(__code__=code, __defaults__=defaults):
                names = code.co_varnames[: code.co_argcount]
                pairs = zip(reversed(names), reversed(defaults or ()), strict=False)
                found |= {f"{name}({one})": default for one, default in pairs}
            case type() if value.__module__ == "__main__":
                found |= {f"{name}.{one}": inner for one, inner in vars(value).items()}
            case _:
                found[name] = value
    kept = [(name, value) for name, value in found.items() if type(value) in (list, dict, set, int)]
    return {name: str(value if type(value) is int else len(value)) for name, value in kept}
