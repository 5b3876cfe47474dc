"""The room for all that waits to go out, who has to leave where it runs short, and the thread that sends it.

Whoever reads slowly has answers wait in this process, and a hundred who read nothing would fill its memory. So there is
one bound for all of them together. The less room is left, the less may wait for a viewer before its next messages wait,
too: at most a quarter of what is free. Beyond half of the room, viewers are closed who take less than a least rate, and
beyond all of it those who have held the most for the longest time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Condition, Lock, Thread
from typing import Protocol

from ..config.limits import Limits
from ..config.logs import report

RETRY = 0.05  # seconds until a viewer that could not take everything is tried again
LOOK = 0.25  # seconds between two looks at who is slow
EACH = 1 / 4  # of what is free: the most that may wait for a viewer whose next message is taken

TOO_SLOW = "you take the answers too slowly, and others need the room"


def _do_nothing(*_: str) -> None:
    pass


class Backlog:
    """What waits for one viewer."""

    def __init__(self, close: Callable[[str], None], drop: Callable[[], None]) -> None:
        """`close` says a reason to the viewer and has to forget what waits, but for a frame that is partly sent.

        `drop` has to cut the connection and forget all; it ends with `end`.
        """
        self.close, self.drop = close, drop
        self.size = 0  # bytes
        self.since = 0.0  # when it was last empty, or when its rate was last good
        self.taken = 0  # bytes since then
        self.is_closing = self.has_ended = False


class Outgoing:
    """The backlogs of all viewers. May be used from any thread."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits, self._clock = limits, clock
        self._lock = Lock()
        self._held = 0
        self._behind: set[Backlog] = set()  # those that are not empty
        self._looked = clock()

    def __len__(self) -> int:
        return self._held

    def is_large(self, backlog: Backlog) -> bool:
        """Whether more waits for a viewer than may while the room is as full as it is."""
        return backlog.size > (self._limits.outboxes - self._held) * EACH

    def grow(self, backlog: Backlog, size: int) -> None:
        """So many bytes more wait, or less if the number is negative. This or others may be closed for it."""
        with self._lock:
            self._change(backlog, size)
            slow = self._find_slow()
        for each in slow:
            each.close(TOO_SLOW)
        while largest := self._find_one_too_many():
            if largest.is_closing:
                largest.drop()
            else:
                largest.is_closing = True
                largest.close(TOO_SLOW)

    def shrink(self, backlog: Backlog, size: int, taken: int = 0) -> None:
        """So many bytes are held no more, and so many has the viewer taken."""
        with self._lock:
            backlog.taken += taken
            self._is_slow(backlog, self._clock())
            self._change(backlog, -size)

    def end(self, backlog: Backlog) -> None:
        """Nothing waits any more, and nothing ever will; what held it is let go."""
        with self._lock:
            self._change(backlog, -backlog.size)
            backlog.has_ended = True
        backlog.close = backlog.drop = _do_nothing

    def _change(self, backlog: Backlog, size: int) -> None:
        if backlog.has_ended:
            return
        if not backlog.size:
            backlog.since, backlog.taken = self._clock(), 0
        backlog.size += size
        self._held += size
        if backlog.size:
            self._behind.add(backlog)
        else:
            self._behind.discard(backlog)

    def _find_slow(self) -> list[Backlog]:
        """Who is to be closed because it takes too little while others need the room; looks now and then."""
        now = self._clock()
        if self._held <= self._limits.outboxes // 2 or now < self._looked + LOOK:
            return []
        self._looked = now
        slow = [each for each in self._behind if not each.is_closing and self._is_slow(each, now)]
        for each in slow:
            each.is_closing = True
        return slow

    def _is_slow(self, backlog: Backlog, now: float) -> bool:
        """Whether a viewer has had some time, and has taken less than the least rate; else its time begins anew.

        What the system's own buffer takes at first would count for long otherwise.
        """
        had = now - backlog.since
        if had < self._limits.slow:
            return False
        if backlog.taken < had * self._limits.least_rate:
            return True
        backlog.since, backlog.taken = now, 0
        return False

    def _find_one_too_many(self) -> Backlog | None:
        with self._lock:
            if self._held <= self._limits.outboxes:
                return None
            now = self._clock()
            return max(self._behind, key=lambda each: each.size * (now - each.since))


class Delivers(Protocol):
    """The writer of one viewer."""

    def deliver(self) -> bool:
        """Send what waits, as far as possible without waiting; return whether nothing is left to do."""

    def drop(self) -> None:
        """Cut the connection."""


class Broadcaster:
    """One thread that sends posted messages to all viewers and waits for none of them.

    Progress of a count goes to a whole class ten times a second. Waking a thread for each viewer would be too slow. The
    thread starts with the first message and never ends.
    """

    def __init__(self) -> None:
        self._changed = Condition()
        self._due: dict[Delivers, None] = {}  # an ordered set
        self._thread: Thread | None = None

    def notify(self, writer: Delivers) -> None:
        """Send what this writer's outbox holds, as soon as possible."""
        with self._changed:
            self._due[writer] = None
            if self._thread is None:
                self._thread = Thread(target=self._run, name="broadcaster", daemon=True)
                self._thread.start()
            self._changed.notify()

    def _run(self) -> None:
        left: dict[Delivers, None] = {}
        while True:  # nobody who has left is held while it waits
            left = {writer: None for writer in self._wait(left) if not deliver(writer)}

    def _wait(self, left: dict[Delivers, None]) -> dict[Delivers, None]:
        """Whose outboxes hold something: those that are left from before, and others that are due by now."""
        with self._changed:
            if not self._due:
                self._changed.wait(RETRY if left else None)
            due, self._due = self._due, {}
        return left | due


def deliver(writer: Delivers) -> bool:
    """Deliver one viewer's messages; return whether nothing is left to do. An error affects only this viewer."""
    try:
        return writer.deliver()
    except Exception as error:
        report(error, "sending to a viewer")
        writer.drop()
        return True
