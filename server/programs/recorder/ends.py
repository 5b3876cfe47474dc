"""How a run ended: one reason of a list, with the line and Python's own words. The sentences for people are here."""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import TracebackType
from typing import Literal, get_args

from .frames import describe

Reason = Literal[
    "done", "uncalled", "exit", "exception", "recursion", "events", "seconds", "memory", "process", "input", "argument",
    "missing", "python2", "syntax", "crash", "stopped",
]  # fmt: skip
REASONS: tuple[Reason, ...] = get_args(Reason)

CUT_OFF: tuple[Reason, ...] = ("events", "seconds", "memory", "stopped", "crash", "recursion")  # not by the program

SENTENCES: dict[Reason, str] = {
    "done": "The program ran to its end.",
    "uncalled": "Nothing was called: the file only defines. Choose a call to watch.",
    "exit": "The program ended itself{where}, with the status {text}.",
    "exception": "The program ended{where} with {text}.",
    "recursion": "Calls were nested too deeply{where}: does every call come to an end?",
    "events": "There is more than can be recorded: the recording ends after {text} events{where}.",
    "seconds": "The program did not end in time: the recording ends after {text} seconds{where}.",
    "memory": "The program took too much memory: the recording ends{where}.",
    "process": "The program starts another process{where}, which cannot be recorded.",
    "input": "The program asks for more input than it was given{where}.",
    "argument": "The program asks for an argument on its command line{where}, such as 8.",
    "missing": "The program imports {text}{where}, which is not installed here.",
    "python2": "This is Python 2{where}: {text}",
    "syntax": "Python cannot read the file{where}: {text}",
    "crash": "Python itself was ended: {text}.",
    "stopped": "The run was stopped.",
}
NOTES = {
    "output": "The program printed more than is recorded.",
    "sleep": "Nobody waited where the program sleeps.",
    "settrace": "The program's own tracer was not set: the recorder has that place.",
    "system": "Commands of the system were not run.",
    "threads": "A thread ran to its end where it was started.",
    "typing": "As on LeetCode, names were imported that the file uses without an import: {names}.",
}

_OLD_TEXT = re.compile(r"^\s*(print|exec)\s+[^(=\s]|^\s*except\s+[\w.]+\s*,\s*\w+\s*:|^\s*raise\s+\w+\s*,|<>")
_OLD_NAME = re.compile(r"name '(raw_input|xrange|unicode|long|reduce|unichr|basestring|cmp|file|execfile)' is not")
_ASKS = re.compile(r"\bargv\b|argparse|ArgumentParser|optparse|getopt|\bclick\b")


class Enough(BaseException):
    """Raised in the learner's program to end it: a bound is met, or it asks for what is refused.

    It is no Exception, so that only a bare `except:` of the program's stops it.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class End:
    """Why, in which line of the program's own file (from 1; None if in none), and what else is said of it."""

    reason: Reason
    line: int | None = None
    text: str = ""

    def sentence(self) -> str:
        """In English, for people."""
        where = f" in line {self.line}" if self.line else ""
        return SENTENCES[self.reason].format(where=where, text=self.text)


def end_of_syntax(wrong: BaseException, source: str) -> End:
    """Of a file that cannot be compiled."""
    line = getattr(wrong, "lineno", None)
    lines = source.splitlines()
    written = lines[line - 1] if line and line <= len(lines) else ""
    text = getattr(wrong, "msg", None) or describe(type(wrong), wrong)
    old = "call to 'print'" in text or "call to 'exec'" in text or _OLD_TEXT.search(written)
    return End("python2", line, written.strip()[:200]) if old else End("syntax", line, text)


def end_of_exit(leaving: SystemExit, path: str, source: str, has_arguments: bool) -> End:
    """Of a program that has called `sys.exit` or the like."""
    code = leaving.code
    line = line_of(leaving.__traceback__, path)
    if code in (None, 0):
        return End("done", line)
    return End(_asking(source, has_arguments) or "exit", line, str(code)[:400])


def end_of_exception(wrong: BaseException, text: str, path: str, source: str, asked: tuple[bool, bool]) -> End:
    """Of an exception that nobody caught, described by `text`.

    `asked`: whether the program was given arguments, and whether it asked for more input than it was given.
    """
    line = line_of(wrong.__traceback__, path)
    has_arguments, missed_input = asked
    if isinstance(wrong, RecursionError):
        return End("recursion", line)
    if isinstance(wrong, ModuleNotFoundError):
        return End("missing", line, str(wrong.name or text))
    if isinstance(wrong, EOFError) or (missed_input and isinstance(wrong, (ValueError, IndexError))):
        return End("input", line, text)
    if isinstance(wrong, IndexError) and (reason := _asking(source, has_arguments)):
        return End(reason, line, text)
    if isinstance(wrong, NameError) and _OLD_NAME.search(text):
        return End("python2", line, text)
    return End("exception", line, text)


def _asking(source: str, has_arguments: bool) -> Reason | None:
    return "argument" if not has_arguments and _ASKS.search(source) else None


def line_of(trace: TracebackType | None, path: str) -> int | None:
    """The innermost line of a file in a traceback."""
    line = None
    while trace:
        if trace.tb_frame.f_code.co_filename == path:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
