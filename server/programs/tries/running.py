"""Run a program without the recorder, in the environment that the recorder gives it."""

import re
import sys
import types
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from traceback import walk_tb
from typing import NoReturn

from ..recorder.calls import missing_names
from ..recorder.ends import Enough, Reason, describe
from ..recorder.world import World
from .places import Task

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
    """Runs one task once; with `folder` it may import the modules there.

    `pieces`: the output so far; `error`: that of the `Run`.
    """

    def __init__(self, task: Task, folder: Path | None) -> None:
        self.task, self._folder = task, folder
        self.pieces: list[str] = []
        self.error = ""
        self._length = 0
        self.world = World(task.path, [task.path, *task.argv], task.stdin, self._add, _stop)

    def _add(self, text: str) -> None:
        self._length += len(text)
        if self._length > MOST_OUTPUT:
            _stop("memory")
        self.pieces.append(text)

    def run(self) -> Run:
        """Run the program, and its call."""
        returned, started = "", process_time()
        with self.enter():
            exec(compile(self.task.source, self.task.path, "exec", dont_inherit=True), self.world.space)
            if self.task.call:
                returned = text_of(eval(compile(self.task.call, "<call>", "eval", dont_inherit=True), self.world.space))
        return Run("".join(self.pieces), returned, self.error, process_time() - started)

    @contextmanager
    def enter(self) -> Iterator[None]:
        """Set up the program's environment; an exception in it ends with it."""
        self.world.space.update(missing_names(self.task.source))
        with self.world.enter(self._folder, sys.setrecursionlimit):
            try:
                yield
            except BaseException as wrong:
                self.error = self._name(wrong)

    def _name(self, wrong: BaseException) -> str:
        """Return the `error` of a `Run` that an exception ended."""
        if isinstance(wrong, Enough):
            return wrong.reason
        if isinstance(wrong, SystemExit):
            return "refused" if wrong.code else ""
        if self.world.stdin.misses and isinstance(wrong, (EOFError, ValueError, IndexError)):
            return "input"
        frame, line = [*walk_tb(wrong.__traceback__)][-1]
        lines = self.task.source.splitlines()[line - 1 : line] if frame.f_code.co_filename == self.task.path else []
        return "refused" if any(map(_RAISING.search, lines)) else describe(type(wrong), wrong)


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
