"""One thread that tells everybody in all rooms what is new, as soon as it is told to, and looks at the clock."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread

from ..config.logs import report

TICK = 0.25  # seconds between two looks at the clock


class Announcer:
    """Its thread starts when it is woken, and ends when there is no room."""

    def __init__(self, announce: Callable[[], bool]) -> None:
        """`announce` does the work, and returns whether there is a room."""
        self._announce = announce
        self._changed = Condition()
        self._due = False
        self._thread: Thread | None = None

    def wake(self) -> None:
        """There is something to tell. If the system has no thread left, the next call tries again."""
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
                report(error, "telling a class what is new")
