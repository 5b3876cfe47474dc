"""Pool of threads that run the turns of long work."""

from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread

from ..config.logs import log_failure
from .fair import Queue, Turn, Usage, run_turn


class Threads:
    """Pool of at most `most` threads, which start with the first turn and end when no turn is left.

    Each thread calls `prepare` first; an error in it is logged.
    """

    def __init__(self, most: int, prepare: Callable[[], None] = lambda: None, everyone: Usage | None = None) -> None:
        self._most, self._prepare, self._alive = most, prepare, 0
        self._lock = Lock()
        self._ready = Queue(everyone)

    def __len__(self) -> int:
        """Return the current number of threads."""
        return self._alive

    def put(self, turn: Turn) -> None:
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
            log_failure(error, "preparing a thread")
        while turn := self._next_turn():
            run_turn(turn)

    def _next_turn(self) -> Turn | None:
        """Return the next turn, or None if this thread should end."""
        with self._lock:
            if self._ready:
                return self._ready.pop()
            self._alive -= 1
            return None
