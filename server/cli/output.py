"""Prints long output line by line, until nobody reads it any more."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable
from typing import TextIO

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


def discard_unwritten(stream: TextIO) -> None:
    """Whatever a stream cannot write any more, for instance to a full disk, is no reason to end with an error."""
    try:
        stream.flush()
    except OSError:
        discard_output(stream)


def discard_output(stream: TextIO | None = None) -> None:
    """Discard what a stream, by default stdout, could not write: Python would try again at its end, and fail then."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), (stream or sys.stdout).fileno())
