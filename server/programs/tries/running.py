"""Run a program without the recorder, in the environment that the recorder gives it."""

from __future__ import annotations

import ast
import random
import re
import sys
import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Any, NoReturn

from ..recorder.calls import missing_names
from ..recorder.ends import Enough, Reason
from ..recorder.frames import describe
from ..recorder.world import World
from .places import Task

MOST_OUTPUT = 1_000_000  # characters
MOST_ITEMS = 100_000  # of a generator that is the result of a call
LONGEST = 20_000  # characters of a value


@dataclass(frozen=True)
class Run:
    """A run: its output, the result of its call as text, the exception that ended it, and its processor seconds."""

    printed: str
    returned: str
    error: str
    seconds: float


@dataclass(frozen=True)
class Repeat:
    """A statement whose second run gave another answer: its line, both answers, and the names that still held a value.

    `survivors` has pairs of a name and its value, or its length, when the second run began.
    """

    line: int
    first: str
    second: str
    survivors: list[tuple[str, str]]


class Runner:
    """Runs one task. `path` is the program's file; with `folder` it may import the modules there."""

    def __init__(self, task: Task, path: str, folder: Path | None) -> None:
        self._task, self._folder = task, folder
        self._pieces: list[str] = []
        self._length = self._repeated = 0
        self._world = World(path, [path, *task.argv], task.stdin, self._add, _stop)
        self._path = path

    def _add(self, text: str) -> None:
        self._length += len(text)
        if self._length > MOST_OUTPUT:
            _stop("memory")
        self._pieces.append(text)

    def _within(self, act: Callable[[], str]) -> Run:
        """Run `act` in the program's environment; it returns the result as text."""
        error = returned = ""
        started = process_time()
        self._world.space.update(missing_names(self._task.source))
        with self._world.enter(self._folder, sys.setrecursionlimit):
            try:
                returned = act()
            except SystemExit as leaving:
                error = "" if leaving.code in (None, 0) else "SystemExit"
            except BaseException as wrong:
                error = wrong.reason if isinstance(wrong, Enough) else describe(type(wrong), wrong)
        return Run("".join(self._pieces), returned, error, process_time() - started)

    def run(self) -> Run:
        """Run the program, and its call."""
        return self._within(self._execute)

    def _execute(self) -> str:
        space = self._world.space
        exec(compile(self._task.source, self._path, "exec", dont_inherit=True), space)
        if not self._task.call:
            return ""
        value = eval(compile(self._task.call, "<call>", "eval", dont_inherit=True), space)
        return text_of(value)

    def repeat(self) -> tuple[int, list[Repeat]]:
        """Run the program statement by statement, and each that calls a function of the program a second time.

        Returns:
            The number of statements that gave the same count twice, and the first one that did not: those after it
            suffer from it. [] if all did.
        """
        found: list[Repeat] = []
        self._repeated = 0

        def act() -> str:
            found.extend(islice(self._find_repeats(), 1))
            return ""

        self._within(act)
        return self._repeated, found

    def _find_repeats(self) -> Iterator[Repeat]:
        space = self._world.space
        tree = ast.parse(self._task.source)
        own = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
        for statement in statements(tree):
            code = compile(ast.Module([statement], []), self._path, "exec", dont_inherit=True)
            if not calls(statement, own):
                exec(code, space)
                continue
            before, state = snapshot(space), random.getstate()
            first = self._answer(code, statement)
            values, misses = snapshot(space), self._world.stdin.misses
            random.setstate(state)
            second = self._answer(code, statement)
            targets = {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}
            names = [pair for pair in values.items() if before.get(pair[0]) != pair[1] and pair[0] not in targets]
            if self._world.stdin.misses != misses:
                return
            self._repeated += first == second and bool(first.strip())
            if names and has_other_count(first, second):
                yield Repeat(statement.lineno, first[:LONGEST], second[:LONGEST], names[:3])

    def _answer(self, code: types.CodeType, statement: ast.stmt) -> str:
        """Run a statement; return its output and the values that it assigns."""
        start = len(self._pieces)
        exec(code, self._world.space)
        names = [
            node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        ]
        values = [text_of(self._world.space.get(name)) for name in names] if isinstance(statement, ast.Assign) else []
        return "".join(self._pieces[start:]) + "\n".join(values)


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
    if not isinstance(statement, (ast.Expr, ast.Assign)):
        return False
    for node in ast.walk(statement):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in own:
                return True
    return False


def has_other_count(first: str, second: str) -> bool:
    """Return True if two answers hold other whole numbers, or more or fewer of them."""
    return _WHOLE.findall(first) != _WHOLE.findall(second)


_WHOLE = re.compile(r"(?<![\w.])\d+(?![\w.])")


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


def text_of(value: object) -> str:
    """Return a result as Python writes it; the items of a generator as a list."""
    if isinstance(value, types.GeneratorType):
        value = [item for item, _ in zip(value, range(MOST_ITEMS), strict=False)]
    try:
        return "" if value is None else repr(value)[:LONGEST]
    except Exception:
        return ""


def _stop(reason: Reason) -> NoReturn:
    raise Enough(reason)
