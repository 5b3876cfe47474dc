"""How far a count has come, as its viewers are told, and how often they are."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from .jobs import Report

EVERY = 0.1  # seconds between two reports


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a count; `left`, its `error` and `forecast` are in seconds, None if they are not known."""

    fraction: float
    seconds: float
    left: float | None
    solutions: int
    forecast: tuple[float, float] | None = None  # at least, at most
    error: float | None = None
    workers: int | None = None  # of a cluster; None: the server itself counts


class Throttle:
    """Reports now and then, from the time of its creation on."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._began = self._reported = time.monotonic()

    def report(self, make: Callable[[float], Progress]) -> None:
        """Report what `make` makes of the seconds since the beginning, unless there was a report just now."""
        moment = time.monotonic()
        if moment - self._reported >= EVERY:
            self._reported = moment
            self._report(make(moment - self._began))
