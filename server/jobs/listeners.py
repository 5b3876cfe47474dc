"""Listeners of jobs, calls that protect against their errors, and the progress of a count."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ..config.logs import log_failure

EVERY = 0.1  # seconds between two reports of a count's progress

Report = Callable[[Any], None]


class JobListener(Protocol):
    """Receiver of a job's progress and end. A call that is under way may still arrive after it has left.

    If `progress` or `done` raises, the listener is removed, and `failed` receives the error.
    """

    def progress(self, news: Any) -> None: ...
    def done(self, result: Any) -> None: ...
    def failed(self, error: Exception) -> None: ...


class EndListener:
    """Listener of a job's end, by two functions."""

    def __init__(self, done: Callable[[Any], None], failed: Callable[[Exception], None]) -> None:
        self.done, self.failed = done, failed

    def progress(self, news: Any) -> None:
        """Ignore progress."""


def notify(listener: JobListener, send: Report, news: Any, leave: Callable[[], None] = lambda: None) -> None:
    """Call a listener's method. If it raises, remove the listener and send it the error; other listeners go on."""
    try:
        send(news)
    except Exception as error:
        leave()
        notify_failure(listener, error)


def notify_failure(listener: JobListener, error: Exception) -> None:
    """Send a listener an error; log an error that this raises."""
    try:
        listener.failed(error)
    except Exception as another:
        log_failure(another, "reporting a failure")


@dataclass(frozen=True, slots=True)
class CountProgress:
    """Progress of a count. `left` and `forecast` are seconds, or None while unknown.

    plain: the state of the compiled loops (see `warming`) while the count does without; else None.
    """

    fraction: float
    seconds: float
    left: float | None
    solutions: int
    forecast: tuple[float, float] | None = None  # at least, at most
    plain: str | None = None


class Throttle:
    """Rate limit of progress reports; its clock starts at its creation."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._began = self._reported = time.monotonic()

    def report(self, make: Callable[[float], CountProgress]) -> None:
        """Report `make(seconds since the start)`, unless the last report is too recent."""
        moment = time.monotonic()
        if moment - self._reported >= EVERY:
            self._reported = moment
            self._report(make(moment - self._began))
