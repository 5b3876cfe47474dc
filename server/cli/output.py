"""Prints long output line by line, until nobody reads it any more."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable

INTERRUPTED = 130  # what a shell reports for a program that Ctrl-C ended


def send(lines: Iterable[str]) -> int:
    """Print texts, which include their newlines, as they are made; returns the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="")  # so that the output is the same on every system
    try:
        for line in lines:
            sys.stdout.write(line)
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output()
    except KeyboardInterrupt:
        discard_output()
        return INTERRUPTED
    return 0


def discard_output() -> None:
    """Discard unwritten output, which Python would else try to write at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
