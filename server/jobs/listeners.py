"""Who waits for a job, how they are told of its progress and its end, and how far a count has come."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol

from ..config.logs import report

EVERY = 0.1  # seconds between two reports of a count's progress

Report = Callable[[Any], None]


class Listener(Protocol):
    """Waits for a job. A call that had begun may still come after the listener has left.

    If `progress` or `done` raises, the listener has left, and `failed` gets that error.
    """

    def progress(self, news: Any) -> None: ...
    def done(self, result: Any) -> None: ...
    def failed(self, error: Exception) -> None: ...


class Awaited:
    """Passes the end of a job on to a thread that waits for it."""

    def __init__(self, future: Future[Any]) -> None:
        self.done, self.failed = future.set_result, future.set_exception

    def progress(self, news: Any) -> None:
        """Nobody listens."""


def tell(listener: Listener, say: Callable[[Any], None], what: Any, leave: Callable[[], None] = lambda: None) -> None:
    """Tell a listener something. One whom that fails for leaves, and is told of the failure; the others go on."""
    try:
        say(what)
    except Exception as error:
        leave()
        fail(listener, error)


def fail(listener: Listener, error: Exception) -> None:
    """Tell a listener of a failure; where that fails, too, the log has it."""
    try:
        listener.failed(error)
    except Exception as another:
        report(another, "telling of a failure")


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
