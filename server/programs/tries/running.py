"""Run a program without the recorder, in the environment that the recorder gives it."""

from __future__ import annotations

import ast
import random
import re
import sys
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import NoReturn

from ..recorder.calls import missing_names
from ..recorder.ends import Enough, Reason, describe
from ..recorder.world import World
from .places import Task
from .repeats import Repeat, is_call, list_statements, own_names, snapshot

MOST_OUTPUT = 1_000_000  # characters
MOST_ITEMS = 100_000  # of a generator that is the result of a call
LONGEST = 20_000  # characters of a value
_RAISING = re.compile(r"\b(raise|assert)\b")


@dataclass(frozen=True)
class Run:
    """A run: its output, the result of its call as text, its error, and its processor seconds.

    `error`: "" for a run to its end, "refused" if the program itself ended it, "input" if it asks for more, the reason
    of a bound, or the text of an exception.
    """

    printed: str
    returned: str
    error: str
    seconds: float


class Runner:
    """Runs one task. `path` is the program's file; with `folder` it may import the modules there."""

    def __init__(self, task: Task, path: str, folder: Path | None) -> None:
        self._task, self._path, self._folder = task, path, folder
        self._pieces: list[str] = []
        self._length = 0
        self._world = World(path, [path, *task.argv], task.stdin, self._add, _stop)

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
            except BaseException as wrong:
                error = self._name(wrong)
        return Run("".join(self._pieces), returned, error, process_time() - started)

    def _name(self, wrong: BaseException) -> str:
        """Return the `error` of a `Run` that an exception ended."""
        if isinstance(wrong, Enough):
            return wrong.reason
        if isinstance(wrong, SystemExit) and wrong.code in (None, 0):
            return ""
        if self._world.stdin.misses and isinstance(wrong, (EOFError, ValueError, IndexError)):
            return "input"
        trace = wrong.__traceback__
        while trace and trace.tb_next:
            trace = trace.tb_next
        lines = self._task.source.splitlines() if trace and trace.tb_frame.f_code.co_filename == self._path else []
        is_own = trace and 0 < trace.tb_lineno <= len(lines) and _RAISING.search(lines[trace.tb_lineno - 1])
        return "refused" if is_own or isinstance(wrong, SystemExit) else describe(type(wrong), wrong)

    def run(self) -> Run:
        """Run the program, and its call."""
        return self._within(self._execute)

    def _execute(self) -> str:
        space = self._world.space
        exec(compile(self._task.source, self._path, "exec", dont_inherit=True), space)
        if not self._task.call:
            return ""
        return text_of(eval(compile(self._task.call, "<call>", "eval", dont_inherit=True), space))

    def repeat(self) -> list[Repeat]:
        """Run the program statement by statement, and each that calls a function of the program a second time.

        Returns:
            These statements up to the first one with another answer: those after it suffer from it.
        """
        found: list[Repeat] = []
        self._within(lambda: self._repeat_into(found))
        return found

    def _repeat_into(self, found: list[Repeat]) -> str:
        space, stdin = self._world.space, self._world.stdin
        tree = ast.parse(self._task.source)
        own = own_names(tree)
        for statement, is_repeated in list_statements(tree):
            code = compile(ast.Module([statement], []), self._path, "exec", dont_inherit=True)
            if not is_repeated:
                exec(code, space)
                continue
            names = [node for node in ast.walk(statement) if isinstance(node, ast.Name)]
            is_used = not (isinstance(statement, ast.Expr) and is_call(statement.value, own))
            targets = [one.id for one in names if isinstance(one.ctx, ast.Store) and isinstance(statement, ast.Assign)]
            before, state = snapshot(space), random.getstate()
            first = self._answer(code, targets)
            values, misses = snapshot(space), stdin.misses
            random.setstate(state)
            second = self._answer(code, targets)
            if stdin.misses != misses:
                break
            changed = {*values.items()} - {*before.items()}
            kept = [pair for pair in values.items() if pair in changed and pair[0] not in {name.id for name in names}]
            found.append(Repeat(statement.lineno, first, second, kept[:3], is_used))
            if found[-1].differs:
                break
        return ""

    def _answer(self, code: types.CodeType, targets: Sequence[str]) -> str:
        """Run a statement; return its output and the values that it assigns."""
        start = len(self._pieces)
        exec(code, self._world.space)
        values = [text_of(self._world.space.get(name)) for name in targets]
        return "".join(self._pieces[start:]) + "\n".join(values)


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
