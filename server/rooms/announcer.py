"""Thread that sends all rooms' news when woken, and checks them regularly."""

from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread

from ..config.logs import log_failure

TICK = 0.25  # seconds between two runs without a wake


class Announcer:
    """Runs `announce` in a thread, which starts at `wake` and ends when no room is left."""

    def __init__(self, announce: Callable[[], bool]) -> None:
        """`announce` sends the news, and returns whether a room is left."""
        self._announce = announce
        self._changed = Condition()
        self._due = False
        self._thread: Thread | None = None

    def wake(self) -> None:
        """Run `announce` soon. If the system has no thread left, the next call tries again."""
        with self._changed:
            self._due = True
            if self._thread is None:
                thread = Thread(target=self._run, name="announcer", daemon=True)
                with suppress(RuntimeError):
                    thread.start()
                    self._thread = thread
            self._changed.notify()

    def _run(self) -> None:
        left = True
        while True:
            with self._changed:
                if not self._due and not left:
                    self._thread = None
                    return
                if not self._due:
                    self._changed.wait(TICK)
                self._due = False
            try:
                left = self._announce()
            except Exception as error:
                log_failure(error, "sending news to a class")
