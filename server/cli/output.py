"""Print results on stdout and messages on stderr, also to a full disk or a closed pipe.

Numbers and durations in words are here, too.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TextIO

STDOUT = Path("-")
MINUTE, HOUR, DAY, YEAR = 60, 3_600, 86_400, 31_557_600  # seconds


class CannotWrite(Exception):
    """The result cannot be written; the message gives the reason."""


def send(lines: Iterable[str]) -> int:
    """Print texts, which include their newlines, as they are made, until the reader closes the pipe.

    Return the exit status. Raises CannotWrite.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        # The output is the same on every system, and file names stay byte for byte the same.
        sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape", newline="")
    for line in lines:
        if not _succeeds(partial(sys.stdout.write, line)):
            return 0
    flush()
    return 0


def flush() -> None:
    """Flush stdout. Raises CannotWrite."""
    _succeeds(sys.stdout.flush)


def say(sentence: str, stream: TextIO | None = None) -> None:
    """Print a line, by default on stderr, and ignore errors of writing."""
    with contextlib.suppress(OSError):
        print(sentence, file=stream or sys.stderr, flush=True)


def saying(command: str) -> Callable[[str], None]:
    """Return a `say` that puts the command's name before each sentence."""
    return lambda sentence: say(f"bitqueens {command}: {sentence}")


def fail(command: str, why: object, status: int = 2) -> int:
    """Print the reason why a command fails, and return its exit status."""
    say(f"bitqueens {command}: error: {why}")
    return status


def write(text: str, file: Path) -> None:
    """Write a text into a file, or print it if the file is "-". Raises OSError, CannotWrite."""
    if file == STDOUT:
        send([text])
    else:
        file.write_text(text, "utf-8")


def fault_of_target(file: Path) -> str:
    """Return why a file cannot be written, as far as its path shows, or ""; long work then need not begin."""
    if file.is_dir():
        return f"{file}: is a folder"
    return "" if file.parent.is_dir() else f"{file.parent}: no such folder"


def reopen_closed() -> None:
    """Open streams that were closed at the start; writing to a reopened stdout is an error.

    Otherwise files that are opened later would get their descriptors, and the output.
    """
    for name, mode in (("stdout", os.O_RDONLY), ("stderr", os.O_WRONLY)):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, mode), "w", encoding="utf-8", closefd=False))


def discard_unwritten(stream: TextIO) -> None:
    """Drop output that a stream can no longer write, for instance to a full disk, without an error at exit."""
    try:
        stream.flush()
    except OSError:
        _discard(stream)


def _succeeds(write: Callable[[], object]) -> bool:
    """Write to stdout; return False if the pipe is closed. Raises CannotWrite."""
    try:
        write()
    except BrokenPipeError:
        _discard(sys.stdout)
        return False
    except OSError as error:
        _discard(sys.stdout)
        raise CannotWrite(f"the output cannot be written: {error.strerror}") from None
    return True


def _discard(stream: TextIO) -> None:
    """Drop a stream's unwritten output: Python would try again at exit, and fail then."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def format_duration(seconds: float) -> str:
    """Format a duration with a useful precision: "0.13 s", "42 s", "3 min 20 s", "2 h 5 min", "16 days"."""
    if seconds < 10:
        return f"{seconds:.{2 if seconds >= 0.1 else 3}f} s"
    if seconds < 59.5:
        return f"{seconds:.0f} s"
    if seconds < HOUR:
        return "{} min {} s".format(*divmod(round(seconds), MINUTE))
    if seconds < 2 * DAY:
        return "{} h {} min".format(*divmod(round(seconds / MINUTE), 60))
    if seconds < 2 * YEAR:
        return f"{seconds / DAY:.0f} days"
    if seconds < 1e6 * YEAR:
        return f"{float(f'{seconds / YEAR:.1e}'):,.0f} years"
    return "a million years or more"


def plural(number: int, word: str) -> str:
    """Format a number with its noun: "1 item", "2,000 items"."""
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"
