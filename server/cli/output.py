"""Prints results on stdout and sentences on stderr, whatever these lead to: a full disk, or nobody who reads.

Numbers and durations in words are here, too.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import TextIO

MINUTE, HOUR, DAY, YEAR = 60, 3_600, 86_400, 31_557_600  # seconds


class CannotWrite(Exception):
    """The result cannot be written. The message says why."""


def send(lines: Iterable[str]) -> int:
    """Print texts, which include their newlines, as they are made, until nobody reads; returns the exit status.

    Raises CannotWrite.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        # The output is the same on every system, and names of files come out as they are.
        sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape", newline="")
    for line in lines:
        if not _succeeds(partial(sys.stdout.write, line)):
            return 0
    flush()
    return 0


def flush() -> None:
    """Write what waits in stdout. Raises CannotWrite."""
    _succeeds(sys.stdout.flush)


def say(sentence: str, stream: TextIO | None = None) -> None:
    """Print a line, by default on stderr. That it cannot be written is no reason to fail."""
    with contextlib.suppress(OSError):
        print(sentence, file=stream or sys.stderr, flush=True)


def saying(command: str) -> Callable[[str], None]:
    """`say` for a command, whose name stands before the sentence."""
    return lambda sentence: say(f"bitqueens {command}: {sentence}")


def reopen_closed() -> None:
    """Open the streams that whoever started the process had closed. What stdout gets then is an error.

    Else files that are opened later would take their places, and get what is printed.
    """
    for name, mode in (("stdout", os.O_RDONLY), ("stderr", os.O_WRONLY)):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, mode), "w", encoding="utf-8", closefd=False))


def discard_unwritten(stream: TextIO) -> None:
    """Whatever a stream cannot write any more, for instance to a full disk, is no reason to end with an error."""
    try:
        stream.flush()
    except OSError:
        _discard(stream)


def _succeeds(write: Callable[[], object]) -> bool:
    """Write to stdout; returns whether anybody still reads. Raises CannotWrite."""
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
    """Discard what a stream could not write: Python would try again at its end, and fail then."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def format_duration(seconds: float) -> str:
    """A duration with a useful precision: "0.13 s", "42 s", "3 min 20 s", "2 h 5 min", "16 days", "4,500 years"."""
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
    """ "1 item", "2,000 items"."""
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"
