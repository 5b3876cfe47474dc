"""One thread that sends posted messages to all viewers and waits for none of them.

Progress of a count goes to a whole class ten times a second. Waking a thread for each viewer would be too slow.
"""

from __future__ import annotations

from threading import Condition, Thread

from ..config.logs import report
from .writer import Writer

RETRY = 0.05  # seconds until a viewer that could not take everything is tried again


class Broadcaster:
    """Its thread starts with the first message and never ends."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._due: dict[Writer, None] = {}  # an ordered set
        self._thread: Thread | None = None

    def notify(self, writer: Writer) -> None:
        """Send what this writer's outbox holds, as soon as possible."""
        with self._changed:
            self._due[writer] = None
            if self._thread is None:
                self._thread = Thread(target=self._run, name="broadcaster", daemon=True)
                self._thread.start()
            self._changed.notify()

    def _run(self) -> None:
        left: dict[Writer, None] = {}
        while True:  # nobody who has left is held while it waits
            left = {writer: None for writer in self._wait(left) if not deliver(writer)}

    def _wait(self, left: dict[Writer, None]) -> dict[Writer, None]:
        """Whose outboxes hold something: those that are left from before, and others that are due by now."""
        with self._changed:
            if not self._due:
                self._changed.wait(RETRY if left else None)
            due, self._due = self._due, {}
        return left | due


def deliver(writer: Writer) -> bool:
    """Deliver one viewer's messages; return whether nothing is left to do. An error affects only this viewer."""
    try:
        return writer.deliver()
    except Exception as error:
        report(error, "sending to a viewer")
        writer.drop()
        return True
