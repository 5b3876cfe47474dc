"""Prints results on stdout and sentences on stderr, whatever these lead to: a full disk, or nobody who reads."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import TextIO


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
