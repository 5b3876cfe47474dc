"""One thread that brings what was posted to all viewers, and waits for none of them.

News of a count goes to a whole class ten times a second: a thousand threads woken for it would do nothing else.
"""

from __future__ import annotations

from threading import Condition, Thread

from ...config.logs import report
from .writer import Writer

AGAIN = 0.05  # seconds until those are tried again who could not take all


class Postman:
    """Its thread begins with the first letter and stays."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._due: dict[Writer, None] = {}  # a set in the order of asking
        self._thread: Thread | None = None

    def call(self, writer: Writer) -> None:
        """Something lies ready there."""
        with self._changed:
            self._due[writer] = None
            if self._thread is None:
                self._thread = Thread(target=self._run, name="postman", daemon=True)
                self._thread.start()
            self._changed.notify()

    def _run(self) -> None:
        left: dict[Writer, None] = {}
        while True:
            with self._changed:
                if not self._due:
                    self._changed.wait(AGAIN if left else None)
                due, self._due = left | self._due, {}
            left = {writer: None for writer in due if not delivered(writer)}


def delivered(writer: Writer) -> bool:
    """Whether nothing is left to do for this viewer; its trouble is not the others'."""
    try:
        return writer.deliver()
    except Exception as error:
        report(error, "bringing news to a viewer")
        writer.drop()
        return True
