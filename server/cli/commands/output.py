"""What a command prints when it prints much: line after line, until nobody reads any more."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable

INTERRUPTED = 130  # what a shell reports for a program that Ctrl-C ended


def send(lines: Iterable[str]) -> int:
    """Print texts as they come, their line ends included; returns the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="")  # a file is the same wherever it is made
    try:
        for line in lines:
            sys.stdout.write(line)
        sys.stdout.flush()
    except BrokenPipeError:
        forget()
    except KeyboardInterrupt:
        forget()
        return INTERRUPTED
    return 0


def forget() -> None:
    """Drop what is still to be written: Python would try to at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
