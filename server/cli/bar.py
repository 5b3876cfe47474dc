"""Progress bar in the last line of a terminal. For a stream that is no terminal it prints nothing."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from time import perf_counter
from typing import TextIO

from .output import format_duration

PATIENCE = 0.3  # seconds before the bar appears; shorter work needs no bar
BETWEEN = 0.1  # seconds between two updates
USUAL = 80  # columns of a terminal of unknown width
LONGEST, SHORTEST = 40, 5  # characters between the bar's brackets; with less room only the text is shown


class Bar:
    """Bar with the share done, things a second, and the time left; the end of its `with` block removes it."""

    def __init__(self, stream: TextIO, things: str, clock: Callable[[], float] = perf_counter) -> None:
        self._stream, self._things, self._clock = stream, things, clock
        self._started = clock()
        self._next = self._started + PATIENCE
        self._width = 0  # of the longest line so far
        self._visible = stream.isatty()

    def show(self, share: float, done: int, expected: float | None = None) -> None:
        """Update the bar, at most every BETWEEN seconds.

        share: from 0 to 1; done: the number of things; expected: the seconds for all things by a forecast.
        """
        self.draw(share, lambda seconds: describe(share, done, self._things, seconds, expected))

    def draw(self, share: float, texts: Callable[[float], list[str]]) -> None:
        """Update the bar with custom texts, the longest first; `texts` gets the seconds since the bar's creation."""
        now = self._clock()
        if not self._visible or now < self._next:
            return
        self._next = now + BETWEEN
        line = format_line(share, texts(now - self._started), self._columns() - 1)  # a full line would wrap
        self._width = max(self._width, len(line))  # set before writing, since a signal may interrupt
        self._write(line.ljust(self._width))

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: object) -> None:
        if self._width:
            self._write(" " * self._width + "\r")

    def _columns(self) -> int:
        """Return the columns of this stream's terminal, which may differ from stdout's; USUAL if unknown."""
        try:
            return os.get_terminal_size(self._stream.fileno()).columns or USUAL
        except OSError:
            return USUAL

    def _write(self, line: str) -> None:
        with contextlib.suppress(OSError):  # a terminal that is gone is no reason to end
            self._stream.write("\r" + line)
            self._stream.flush()


def describe(share: float, done: int, things: str, seconds: float, expected: float | None = None) -> list[str]:
    """Return the bar's texts after `seconds`, the longest first."""
    from ..search.counting.workload import seconds_left  # here, since older Pythons read the command line, too

    left = seconds_left(share, seconds, expected)
    rest = "" if left is None else f", {format_duration(left)} left"
    return [f"{share:7.2%}, {format_number(done / seconds)} {things} a second{rest}", f"{share:.2%}{rest}"]


def format_line(share: float, texts: list[str], room: int) -> str:
    """Return the bar with the longest text that fits, or a text alone, at most `room` characters long."""
    *longer, shortest = texts
    text = next((each for each in longer if len(each) <= room), shortest)
    length = min(LONGEST, room - len(text) - len("[] "))
    if length < SHORTEST:
        return text[:room]
    full = int(share * length)
    return f"[{'#' * full}{'.' * (length - full)}] {text}"


def format_number(number: float) -> str:
    """Format a number with three digits and a word: "84.2 million"."""
    for size, name in ((1e9, " billion"), (1e6, " million"), (1e3, " thousand")):
        if number >= 0.9995 * size:  # three digits round up to it
            return f"{number / size:.3g}{name}" if number < 999.5 * size else f"{number / size:,.0f}{name}"
    return f"{number:.3g}"
