"""Who waits for a job, and how they are told of its progress and its end."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol

from ..config.logs import report


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
