"""Counting at full speed as a job of the server: its progress reports, and how often they are made."""

from __future__ import annotations

import os
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ..search.counting.count import Progress as Counted
from ..search.counting.count import counting
from ..search.counting.engines import resolve
from ..search.counting.forecast import forecast
from ..search.counting.threads import processors
from ..search.pausable import Pausable
from .jobs import Begin, IsCancelled, Jobs, Report

PROGRESS_EVERY = 0.1  # seconds between two reports
NICENESS = 10  # of counting threads, so that threads that answer viewers go first
FORECAST_ABOVE = 18  # n from which a count is announced with a forecast


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a count; `left` and `forecast` are in seconds, None if they are not known."""

    fraction: float
    seconds: float
    left: float | None
    solutions: int
    forecast: tuple[float, float] | None = None  # at least, at most


def counts() -> Jobs:
    """The jobs that count: on every processor, behind everything that a viewer waits for."""
    return Jobs(processors(), lower_priority)


def make_count(n: int, engine: str | None, threads: int | None) -> Begin:
    """The work of one count. Raises ValueError at once if n is out of range or the engine cannot run here."""
    resolve(n, engine)
    threads = min(threads or processors(), processors())

    def begin(report: Report, _: IsCancelled) -> Pausable[Any]:
        expected = None
        if n > FORECAST_ABOVE:
            ahead = yield from forecast(n, engine, threads)
            expected = ahead.low, ahead.high
        began = reported = time.monotonic()
        report(Progress(0.0, 0.0, None, 0, expected))

        def progress(now: Counted) -> None:
            nonlocal reported
            moment = time.monotonic()
            if moment - reported < PROGRESS_EVERY:
                return
            reported = moment
            seconds = moment - began
            left = seconds * (1 - now.fraction) / now.fraction if now.fraction > 0 else None
            report(Progress(now.fraction, seconds, left, now.solutions, expected))

        return (yield from counting(n, engine, threads, progress))

    return begin


def lower_priority() -> None:
    """Let other threads go first, if the system allows it: a viewer's step is more urgent than a count."""
    if sys.platform == "linux":  # on other systems only a whole process has a priority
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
