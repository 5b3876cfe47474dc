"""Ends a command with its exit status and never with a traceback, if Ctrl-C comes or its output cannot be written."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Callable, Iterator
from typing import NoReturn

from .output import CannotWrite, discard_unwritten, flush, reopen_closed, say

UNWRITTEN = 1  # the exit status if the result cannot be written
INTERRUPTED = 130  # what a shell reports for a program that Ctrl-C ended


def end(command: Callable[[], int]) -> NoReturn:
    """Run a command, and end the process."""
    reopen_closed()
    try:
        sys.exit(_run(command))
    finally:
        for stream in (sys.stdout, sys.stderr):
            discard_unwritten(stream)


def _run(command: Callable[[], int]) -> int:
    try:
        try:
            return command()
        finally:
            flush()  # here, where it may fail; also what --help says before it leaves
    except CannotWrite as error:
        say(f"bitqueens: error: {error}")
        return UNWRITTEN
    except KeyboardInterrupt:
        return INTERRUPTED


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C raise KeyboardInterrupt inside the block, since what is there has to clean up.

    Elsewhere it ends the process at once (see `__main__`).
    """
    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN:  # as in the background of a script
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
