"""Counts of the learner's functions: their calls and results."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from ..recorder.trees import read_tree
from ..recording.state import Code


@dataclass
class Function:
    """Counts for one function of the program.

    - `calls`; `depth`: the most calls that were open at once; `returns`: calls that ended;
    - `nothing`, `yes`, `no`: calls that returned None, True or 1, False or 0;
    - `promises`: its text has a `return` with a value; `needed`: a call of it stands where its result is used.
    """

    name: str
    calls: int = 0
    depth: int = 0
    returns: int = 0
    nothing: int = 0
    yes: int = 0
    no: int = 0
    promises: bool = False
    needed: bool = False

    @property
    def searches(self) -> bool:
        """True if it calls itself."""
        return self.depth > 1

    @property
    def tests(self) -> bool:
        """True if it returns only yes and no, and each at least once."""
        answers = self.yes + self.no
        return not self.searches and answers == self.returns and bool(self.yes) and bool(self.no)

    def add_call(self, open_calls: int) -> None:
        """Count a call. `open_calls` includes it."""
        self.calls += 1
        self.depth = max(self.depth, open_calls)

    def add_result(self, value: Code) -> None:
        """Count a result."""
        self.returns += 1
        self.nothing += value is None
        self.yes += value is True or value == 1
        self.no += value is False or (value == 0 and value is not None)

    @property
    def is_silent(self) -> bool:
        """True if a caller needs its result, but only some of its paths return one. A test may return True or None."""
        if not self.searches and self.yes + self.nothing == self.returns:
            return False
        return self.promises and self.needed and 0 < self.nothing < self.returns


def find_promising(source: str) -> set[str]:
    """Return the names of functions whose text has a `return` with a value other than None."""
    tree = read_tree(source)
    if tree is None:
        return set()
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and any(_gives(one) for one in _own_statements(node))
    }


def _own_statements(function: ast.FunctionDef) -> list[ast.AST]:
    found: list[ast.AST] = []
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        found.append(node)
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Lambda)):
            waiting += ast.iter_child_nodes(node)
    return found


def _gives(node: ast.AST) -> bool:
    match node:
        case ast.Return(value=None) | ast.Return(value=ast.Constant(value=None)):
            return False
        case ast.Return():
            return True
    return False


def find_needed(source: str) -> set[str]:
    """Return the names of functions whose result a caller uses: a call that is no statement of its own."""
    tree = read_tree(source)
    if tree is None:
        return set()
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if id(node) not in alone:
                found.add(name)
    return found
