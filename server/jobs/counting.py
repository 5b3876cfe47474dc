"""Counting at full speed as a job of the server: its progress reports, and how often they are made."""

import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from typing import Any

from .jobs import Work

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


def make_count(n: int, engine: str | None, threads: int | None, executor: Executor | None = None) -> Work:
    """The work of one count. Raises ValueError at once if n is out of range or the engine cannot run here."""
    from ..search.counting.engines import resolve

    chosen = resolve(n, engine)

    def work(report: Callable[[Any], None], cancelled: Callable[[], bool]) -> Any:
        from ..search.counting.count import count
        from ..search.counting.engines import warm
        from ..search.counting.forecast import forecast
        from ..search.counting.threads import usable_threads

        warm([chosen.name], n)
        expected = None
        if n > FORECAST_ABOVE:
            ahead = forecast(n, engine, threads)
            expected = ahead.low, ahead.high
        began = reported = time.monotonic()
        report(Progress(0.0, 0.0, None, 0, expected))

        def progress(now: Any) -> None:
            nonlocal reported
            moment = time.monotonic()
            if moment - reported < PROGRESS_EVERY:
                return
            reported = moment
            seconds = moment - began
            left = seconds * (1 - now.fraction) / now.fraction if now.fraction > 0 else None
            report(Progress(now.fraction, seconds, left, now.solutions, expected))

        width = usable_threads(threads)
        with nullcontext(executor) if executor else ThreadPoolExecutor(width, initializer=lower_priority) as pool:
            return count(n, engine=engine, threads=width, progress=progress, cancelled=cancelled, executor=pool)

    return work


def lower_priority() -> None:
    """Let other threads go first, if the system allows it: a viewer's step is more urgent than a count."""
    if sys.platform == "linux":  # on other systems only a whole process has a priority
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
