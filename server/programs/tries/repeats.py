"""Repeat the statements that call the program's functions, to see which values survive a call."""

import ast
import random
import re
import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .places import Task, own_names
from .running import Runner, text_of

MOST = 3  # values that survive
_WHOLE = re.compile(r"(?<![\w.])\d+(?![\w.])")


@dataclass(frozen=True)
class Repeat:
    """A statement that ran twice: its line, both answers, and the names that still held a value.

    `survivors` has pairs of a name and its value, or its length, when the second run began; `is_used`: the statement
    uses the result of its call, and is not the only one that calls the program's functions.
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


def repeat(task: Task, folder: Path | None) -> list[Repeat]:
    """Run a program statement by statement, and each that calls a function of the program a second time.

    Returns:
        These statements up to the first one with another answer: those after it suffer from it.
    """
    found: list[Repeat] = []
    runner = Runner(task, folder)
    with runner.enter():
        found.extend(_repeat(runner))
    return found


def _repeat(runner: Runner) -> Iterator[Repeat]:
    space, stdin = runner.world.space, runner.world.stdin
    tree = ast.parse(runner.task.source)
    own = own_names(tree)
    statements = [*list_statements(tree)]
    simple = [one for one in statements if isinstance(one, (ast.Expr, ast.Assign))]
    calling = [one for one in simple if any(is_call(node, own) for node in ast.walk(one))]
    for statement in statements:
        code = compile(ast.Module([statement], []), runner.task.path, "exec", dont_inherit=True)
        if statement not in calling:
            exec(code, space)
            continue
        names = {node.id: node.ctx for node in ast.walk(statement) if isinstance(node, ast.Name)}
        assigned = names if isinstance(statement, ast.Assign) else {}
        answers = []
        before, state = snapshot(space), random.getstate()
        for _ in range(2):
            values, misses, start = snapshot(space), stdin.misses, len(runner.pieces)
            random.setstate(state)
            exec(code, space)
            results = [text_of(space.get(name)) for name, how in assigned.items() if isinstance(how, ast.Store)]
            answers.append("".join(runner.pieces[start:]) + "\n".join(results))
        if stdin.misses != misses:
            return
        survivors = [(name, value) for name, value in values.items() if before.get(name) != value and name not in names]
        is_used = len(calling) > 1 and not (isinstance(statement, ast.Expr) and is_call(statement.value, own))
        first, second = answers
        found = Repeat(statement.lineno, first, second, survivors[:MOST], is_used)
        yield found
        if found.differs:
            return


def list_statements(tree: ast.Module) -> Iterator[ast.stmt]:
    """Yield the statements of a module and those under `if __name__ == "__main__"`."""
    for one in tree.body:
        match one:
            case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
                yield from one.body
            case _:
                yield one


def is_call(node: ast.AST, own: set[str]) -> bool:
    """Return True for a call of one of these functions."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in own
    return False


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
