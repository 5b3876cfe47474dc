"""A few threads for long work: they start with the first turn, and end when none is left."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread

from ..config.logs import report
from ..hosting.fair import Queue, Turn, Usage, give


class Threads:
    """At most so many threads that give turns. `prepare` is called first in each; where it fails, the log tells."""

    def __init__(self, most: int, prepare: Callable[[], None] = lambda: None, everyone: Usage | None = None) -> None:
        self._most, self._prepare, self._alive = most, prepare, 0
        self._lock = Lock()
        self._ready = Queue[Turn](everyone)

    def __len__(self) -> int:
        """How many there are just now."""
        return self._alive

    def put(self, turn: Turn) -> None:
        """A turn is to come. From any thread, without waiting."""
        with self._lock:
            self._ready.put(turn)
            if self._alive < self._most:
                with suppress(RuntimeError):  # the system has no thread left; the next turn tries again
                    Thread(target=self._run, name="jobs", daemon=True).start()
                    self._alive += 1

    def _run(self) -> None:
        try:
            self._prepare()
        except Exception as error:
            report(error, "preparing a thread")
        while turn := self._next():
            give(turn)

    def _next(self) -> Turn | None:
        """Whose turn it is; None if this thread is to end."""
        with self._lock:
            if self._ready:
                return self._ready.take()
            self._alive -= 1
            return None
