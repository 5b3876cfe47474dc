"""Limits of all pending output: which viewers are closed when memory runs short, and the thread that sends posts.

A slow reader's messages wait in this process, and a hundred viewers that read nothing would fill its memory. So all
pending output shares one limit:

- the next message of a viewer waits while more than a quarter of the free memory is pending for that viewer;
- above half of the limit, a viewer that reads more slowly than the least rate is closed;
- above the limit, the viewer with the largest product of pending bytes and seconds behind is closed.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from threading import Condition, Lock, Thread

from ..config.limits import Limits
from ..config.logs import log_failure

RETRY = 0.05  # seconds until the next try to send to a viewer whose socket was full
LOOK = 0.25  # seconds between two checks for slow viewers
EACH = 1 / 4  # of the free memory: the most that may be pending for a viewer whose next message is handled

TOO_SLOW = "you read the answers too slowly, and others need the memory"


class Backlog(ABC):
    """Pending output of one viewer, which its writer sends."""

    def __init__(self) -> None:
        self.size = 0  # bytes
        self.since = 0.0  # when it was last empty, or its rate was last good
        self.taken = 0  # bytes read since then
        self.is_closing = self.has_ended = False

    @abstractmethod
    def deliver(self) -> bool:
        """Send pending output without blocking; return whether none is left."""

    @abstractmethod
    def send_away(self, why: str) -> None:
        """Send the viewer a reason, and discard pending output but for a partly sent frame."""

    @abstractmethod
    def drop(self) -> None:
        """Cut the connection and discard all output; calls `remove`."""


class Outgoing:
    """Backlogs of all viewers. Thread-safe. `notify` schedules the delivery of one."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits, self._clock = limits, clock
        self._lock = Lock()
        self._pending = 0
        self._behind: set[Backlog] = set()  # the backlogs that are not empty
        self._looked = clock()
        self.notify = Broadcaster().notify

    def __len__(self) -> int:
        return self._pending

    def is_large(self, backlog: Backlog) -> bool:
        """Return whether more is pending for a viewer than its share of the free memory."""
        return backlog.size > (self._limits.outboxes - self._pending) * EACH

    def grow(self, backlog: Backlog, size: int) -> None:
        """Add `size` bytes to a backlog; `size` may be negative. Viewers may be closed for it, also this one."""
        with self._lock:
            self._change(backlog, size)
            slow = self._find_slow()
        for each in slow:
            each.send_away(TOO_SLOW)
        while largest := self._find_one_too_many():
            if largest.is_closing:
                largest.drop()
            else:
                largest.is_closing = True
                largest.send_away(TOO_SLOW)

    def shrink(self, backlog: Backlog, size: int, taken: int = 0) -> None:
        """Remove `size` bytes from a backlog; the viewer has read `taken` of them."""
        with self._lock:
            backlog.taken += taken
            self._is_slow(backlog, self._clock())
            self._change(backlog, -size)

    def remove(self, backlog: Backlog) -> None:
        """Empty a backlog for good."""
        with self._lock:
            self._change(backlog, -backlog.size)
            backlog.has_ended = True

    def _change(self, backlog: Backlog, size: int) -> None:
        if backlog.has_ended:
            return
        if not backlog.size:
            backlog.since, backlog.taken = self._clock(), 0
        backlog.size += size
        self._pending += size
        if backlog.size:
            self._behind.add(backlog)
        else:
            self._behind.discard(backlog)

    def _find_slow(self) -> list[Backlog]:
        """Return the viewers to close because they read too slowly while memory is short; looks every LOOK seconds."""
        now = self._clock()
        if self._pending <= self._limits.outboxes // 2 or now < self._looked + LOOK:
            return []
        self._looked = now
        slow = [each for each in self._behind if not each.is_closing and self._is_slow(each, now)]
        for each in slow:
            each.is_closing = True
        return slow

    def _is_slow(self, backlog: Backlog, now: float) -> bool:
        """Return whether a viewer's rate over the last interval is too low; else begin a new interval.

        Intervals are short, or the system's own buffer, which fills at once, would count for long.
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
            if self._pending <= self._limits.outboxes:
                return None
            now = self._clock()
            return max(self._behind, key=lambda each: each.size * (now - each.since))


class Broadcaster:
    """One thread that sends posted messages to all viewers without blocking on any.

    Progress of a count goes to a whole class ten times a second; waking a thread for each viewer would be too slow. The
    thread starts with the first message and never ends.
    """

    def __init__(self) -> None:
        self._changed = Condition()
        self._due: dict[Backlog, None] = {}  # an ordered set
        self._thread: Thread | None = None

    def notify(self, backlog: Backlog) -> None:
        """Schedule the delivery of a backlog."""
        with self._changed:
            self._due[backlog] = None
            if self._thread is None:
                self._thread = Thread(target=self._run, name="broadcaster", daemon=True)
                self._thread.start()
            self._changed.notify()

    def _run(self) -> None:
        left: dict[Backlog, None] = {}
        while True:  # so nothing of a closed connection is referenced during the wait
            left = {backlog: None for backlog in self._wait(left) if not deliver(backlog)}

    def _wait(self, left: dict[Backlog, None]) -> dict[Backlog, None]:
        """Block until output is due, or a retry; return the backlogs that are not empty, `left` included."""
        with self._changed:
            if not self._due:
                self._changed.wait(RETRY if left else None)
            due, self._due = self._due, {}
        return left | due


def deliver(backlog: Backlog) -> bool:
    """Deliver one viewer's messages; return whether none is left. An error cuts off only this viewer."""
    try:
        return backlog.deliver()
    except Exception as error:
        log_failure(error, "sending to a viewer")
        backlog.drop()
        return True
