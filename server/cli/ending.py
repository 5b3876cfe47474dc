"""Exit from a command with its status, without a traceback after Ctrl-C or an error of its output."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Callable, Iterator
from typing import NoReturn

from .output import CannotWrite, discard_unwritten, flush, reopen_closed, say
from .parser import name_program

UNWRITTEN = 1  # exit status if the result cannot be written
INTERRUPTED = 130  # exit status of a program that Ctrl-C ended, as in a shell


def run_and_exit(command: Callable[[], int]) -> NoReturn:
    """Run a command, and exit with its status."""
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
            flush()  # here, where it may fail; also the text of --help
    except CannotWrite as error:
        say(f"{name_program(sys.argv[1:])}: error: {error}")
        return UNWRITTEN
    except KeyboardInterrupt:
        return INTERRUPTED


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C raise KeyboardInterrupt inside the block, so that the block can clean up.

    Elsewhere Ctrl-C ends the process at once (see `__main__`).
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
