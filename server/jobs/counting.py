"""Counting at full speed as a job of the server: what is told on the way, and how often. Knows no socket."""

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
BEHIND = 10  # how many steps of niceness counting threads stand behind those that answer
FORECAST_ABOVE = 18  # n from which a count is announced with a forecast


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a count has come; `left` and `forecast` in seconds, where they are known."""

    fraction: float
    seconds: float
    left: float | None
    solutions: int
    forecast: tuple[float, float] | None = None  # at least, at most


def counting(n: int, engine: str | None, threads: int | None, executor: Executor | None = None) -> Work:
    """The work of one count. Raises ValueError where the engine or n cannot be had here, before any of it begins."""
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
        with nullcontext(executor) if executor else ThreadPoolExecutor(width, initializer=step_back) as pool:
            return count(n, engine=engine, threads=width, progress=progress, cancelled=cancelled, executor=pool)

    return work


def step_back() -> None:
    """Let other threads go first, where the system can be told so: a viewer's step is worth more than a count."""
    if sys.platform == "linux":  # elsewhere a priority is the whole process's
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BEHIND)
