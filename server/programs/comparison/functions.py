"""Count the calls and results of the learner's functions over the run."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass

from ..recorder.trees import read_tree
from ..recording.recording import Recording
from ..recording.state import CALL, MODULE, RETURN


@dataclass
class Function:
    """Counts for one function of the program.

    - `calls`; `depth`: the most calls that were open at once; `returns`: calls that ended;
    - `nothing`, `yes`, `no`: calls that returned None, True or 1, False or 0;
    - `promises`: its text has a `return` with a value.
    """

    name: str
    calls: int = 0
    depth: int = 0
    returns: int = 0
    nothing: int = 0
    yes: int = 0
    no: int = 0
    promises: bool = False

    @property
    def searches(self) -> bool:
        """True if it calls itself."""
        return self.depth > 1

    @property
    def tests(self) -> bool:
        """True if it returns only yes and no, and each at least once."""
        answers = self.yes + self.no
        return not self.searches and answers == self.returns and bool(self.yes) and bool(self.no)

    @property
    def is_silent(self) -> bool:
        """True if it returned None though its text has a `return` with a value."""
        return self.promises and self.nothing > 0


def count_functions(recording: Recording) -> list[Function]:
    """Return the functions in the order of their first calls."""
    promising = find_promising(recording.source)
    found: dict[str, Function] = {}
    open_: Counter[str] = Counter()
    for moment in recording.walk():
        if moment.kind not in (CALL, RETURN) or not moment.state.stack:
            continue
        name = moment.state.stack[-1].function
        if name == MODULE:
            continue
        function = found.setdefault(name, Function(name, promises=name.rpartition(".")[2] in promising))
        if moment.kind == CALL:
            function.calls += 1
            open_[name] += 1
            function.depth = max(function.depth, open_[name])
            continue
        open_[name] -= 1
        function.returns += 1
        value = moment.value
        function.nothing += value is None
        function.yes += value is True or value == 1
        function.no += value is False or (value == 0 and value is not None)
    return list(found.values())


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
