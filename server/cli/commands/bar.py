"""A line at the bottom of a terminal that says how far something has come. Knows nothing of what comes along.

Where there is no terminal it says nothing: a log has no use for it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter
from typing import TextIO

from .durations import duration

PATIENCE = 0.3  # seconds without a bar: what is over by then needs none
BETWEEN = 0.1  # seconds between two pictures
USUAL = 80  # columns of a terminal
LONGEST, SHORTEST = 40, 5  # characters between the bar's brackets; with less room there is only the text


class Bar:
    """Share done, things a second, time left; the clock starts with the bar. At the end of a `with` it is gone."""

    def __init__(self, stream: TextIO, things: str, clock: Callable[[], float] = perf_counter) -> None:
        self._stream, self._things, self._clock = stream, things, clock
        self._started = clock()
        self._next = self._started + PATIENCE
        self._width = 0  # of the longest line so far
        self._visible = stream.isatty()

    def show(self, share: float, done: int) -> None:
        """Draw, unless it was drawn a moment ago. share: from 0 to 1. done: so many things."""
        now = self._clock()
        if not self._visible or now < self._next:
            return
        self._next = now + BETWEEN
        line = picture(share, done, self._things, now - self._started, self._columns() - 1)  # a full one would wrap
        self._width = max(self._width, len(line))  # before it is written: a signal may come in between
        self._write(line.ljust(self._width))

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: object) -> None:
        if self._width:
            self._write(" " * self._width + "\r")

    def _columns(self) -> int:
        """Of this stream's terminal, which may be another than stdout's; it may not know how wide it is."""
        try:
            return os.get_terminal_size(self._stream.fileno()).columns or USUAL
        except OSError:
            return USUAL

    def _write(self, line: str) -> None:
        self._stream.write("\r" + line)
        self._stream.flush()


def picture(share: float, done: int, things: str, seconds: float, room: int) -> str:
    """The line after so many seconds, at most `room` characters long."""
    left = f", {duration(seconds * (1 - share) / share)} left" if share else ""
    text = f"{share:7.2%}, {short(done / seconds)} {things} a second{left}"
    length = min(LONGEST, room - len(text) - len("[] "))
    if length < SHORTEST:
        return text[:room]
    full = int(share * length)
    return f"[{'#' * full}{'.' * (length - full)}] {text}"


def short(number: float) -> str:
    """Three digits and a word: "84.2 million"."""
    for size, name in ((1e9, " billion"), (1e6, " million"), (1e3, " thousand")):
        if number >= 0.9995 * size:  # where three digits round up to it
            return f"{number / size:.3g}{name}" if number < 999.5 * size else f"{number / size:,.0f}{name}"
    return f"{number:.3g}"
