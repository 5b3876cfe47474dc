"""The end of a run: a reason, the line, and Python's message. The page has a sentence for each reason."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Literal, NoReturn, get_args

Reason = Literal[
    "done", "uncalled", "exit", "exception", "recursion", "depth", "events", "seconds", "memory", "process", "input",
    "argument", "missing", "python2", "language", "syntax", "crash", "stopped",
]  # fmt: skip
Stop = Callable[[Reason], NoReturn]  # ends the program for a reason
REASONS: tuple[Reason, ...] = get_args(Reason)

CUT_OFF: tuple[Reason, ...] = ("events", "seconds", "memory", "stopped", "crash", "recursion", "depth")  # not by itself
DID_NOT_RUN: tuple[Reason, ...] = ("missing", "python2", "language", "syntax")
BY_ITSELF: tuple[Reason, ...] = ("done", "uncalled", "exit")

NOTES = ("output", "sleep", "settrace", "system", "threads", "typing")  # differences from a run without the recorder
NEAREST = 50  # innermost open calls
_PYTHON = re.compile(r"^\s*(def|class|for|while|if|elif|else|try|with)\b[^{}]*:\s*(#.*)?$", re.MULTILINE)
_BRACES = re.compile(r"[\w)>\]]\s*\{(?=\s)")  # behind a word or a bracket only in other languages
_OLD_TEXT = re.compile(
    r"^\s*(print|exec)\s+[^(=\s]|^\s*except\s+[\w.]+\s*,\s*\w+\s*:|^\s*raise\s+\w+\s*,|<>|\blambda\s*\("
)
_OLD_NAME = re.compile(r"name '(raw_input|xrange|unicode|long|reduce|unichr|basestring|cmp|file|execfile)' is not")
_ASKS = re.compile(r"\bargv\b|argparse|ArgumentParser|optparse|getopt|\bclick\b")


class Enough(BaseException):
    """Raised in the learner's program to end it: a bound is reached, or the program asks for something refused.

    It is not an Exception, so that only a bare `except:` in the program catches it.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class End:
    """The end of a run: its reason, the line in the program's file (from 1; None outside of it), and a detail."""

    reason: Reason
    line: int | None = None
    text: str = ""


def end_of_syntax(wrong: BaseException, source: str) -> End:
    """Return the end of a file, or of the call after it, that Python cannot compile."""
    line = None if getattr(wrong, "filename", "") == "<call>" else getattr(wrong, "lineno", None)
    lines = source.splitlines()
    written = lines[line - 1] if line and line <= len(lines) else ""
    text = getattr(wrong, "msg", None) or describe(type(wrong), wrong)
    old = "call to 'print'" in text or "call to 'exec'" in text or _OLD_TEXT.search(written)
    if old:
        return End("python2", line, written.strip()[:200])
    return End("language") if _BRACES.search(source) and not _PYTHON.search(source) else End("syntax", line, text)


def end_of_exit(leaving: SystemExit, path: str, source: str, has_arguments: bool) -> End:
    """Return the end of a program that has raised SystemExit."""
    code = leaving.code
    line = line_of(leaving.__traceback__, path)
    if code in (None, 0):
        return End("done", line)
    return End(_asking(source, has_arguments) or "exit", line, str(code)[:400])


def end_of_exception(wrong: BaseException, text: str, path: str, source: str, asked: tuple[bool, bool]) -> End:
    """Return the end by an uncaught exception, described by `text`.

    `asked`: two flags: the program got arguments; it asked for more input than it got.
    """
    line = line_of(wrong.__traceback__, path)
    has_arguments, missed_input = asked
    if isinstance(wrong, RecursionError):
        return End("recursion", calling_line(lines_of(wrong.__traceback__, path)))
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
    """Return the innermost line of a file in a traceback; None without one."""
    return next(reversed(lines_of(trace, path)), None)


def lines_of(trace: TracebackType | None, path: str) -> list[int]:
    """Return the lines of a file in a traceback, the innermost last."""
    lines: list[int] = []
    while trace:
        if trace.tb_frame.f_code.co_filename == path:
            lines.append(trace.tb_lineno)
        trace = trace.tb_next
    return lines


def calling_line(lines: list[int]) -> int | None:
    """Return the line of most of the innermost open calls: there a recursion goes on; None without calls."""
    return max(reversed(lines[-NEAREST:]), key=lines[-NEAREST:].count, default=None)


def describe(kind: type[BaseException], wrong: object) -> str:
    """Describe an exception in one line; without its text if the program's own `__str__` would have to run."""
    own = kind.__module__ == "__main__" and "__str__" in vars(kind)
    try:
        text = "" if own else " ".join(str(wrong).split())
    except Exception:
        text = ""
    return f"{kind.__name__}: {text}"[:400].rstrip(": ")
