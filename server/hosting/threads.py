"""Threads that give turns: a few side by side for long work, or one after the other for all viewers."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Lock, Thread

from ..config.logs import report
from .fair import Queue, Turn, Usage, give

OVERDUE = 0.01  # seconds after which another thread goes on with the others


class Threads:
    """At most so many threads that give turns: they start with the first turn, and end when none is left.

    `prepare` is called first in each; where it fails, the log tells.
    """

    def __init__(self, most: int, prepare: Callable[[], None] = lambda: None, everyone: Usage | None = None) -> None:
        self._most, self._prepare, self._alive = most, prepare, 0
        self._lock = Lock()
        self._ready = Queue[Turn](everyone)

    def __len__(self) -> int:
        """How many there are just now."""
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


class Relay(ABC):
    """One thread gives turns; while one of them lasts too long, another thread goes on with the others.

    Its threads start with the first turn and never end.
    """

    def __init__(self, everyone: Usage | None = None, overdue: float = OVERDUE) -> None:
        self._overdue = overdue
        self._lock = Lock()
        self._busy = Condition(self._lock)
        self._ready = Queue[Turn](everyone)
        self._leader = 0  # the number of the thread that gives turns
        self._since: float | None = None  # since when it is at one turn; None: it waits for one

    @abstractmethod
    def _look(self) -> None:
        """Queue the turns of those for whom something has arrived, if it is time to look. Called between two turns."""

    @abstractmethod
    def _wait(self) -> None:
        """Wait until something arrives or `_stop_waiting` is called, and queue the turns of those for whom it has."""

    @abstractmethod
    def _stop_waiting(self) -> None:
        """End a wait, also one that has yet to begin."""

    def put(self, turn: Turn) -> None:
        """Queue a turn. From any thread, without waiting."""
        with self._lock:
            self._begin()
            self._put(turn)

    def _put(self, turn: Turn) -> None:
        self._ready.put(turn)
        self._notify()

    def _notify(self) -> None:
        """Have the thread that waits, if it does, look whose turn it is."""
        if self._since is None:
            self._stop_waiting()

    def _begin(self) -> None:
        """Start the threads, if they have not been started."""
        if not self._leader:
            self._lead()
            Thread(target=self._replace, name="turns", daemon=True).start()

    def _lead(self) -> None:
        """Have another thread give turns."""
        number = self._leader + 1
        Thread(target=self._work, args=[number], name="turns", daemon=True).start()
        self._leader = number

    def _work(self, number: int) -> None:
        """Give turns until another thread does."""
        while True:
            while turn := self._next(number):
                give(turn)
            if self._leader != number:
                self._stop_waiting()  # the last look of this thread may have been for the other one
                return
            self._wait()

    def _next(self, number: int) -> Turn | None:
        """Whose turn comes now; None if nobody waits, or another thread gives turns."""
        if self._ready:
            self._look()
        with self._lock:
            if self._leader != number:
                return None
            if not self._ready:
                self._since = None
                return None
            if self._since is None:
                self._busy.notify()
            self._since = time.monotonic()
            return self._ready.take()

    def _replace(self) -> None:
        """Have another thread go on whenever one turn takes too long."""
        while True:
            with self._busy:
                while self._since is None:
                    self._busy.wait()
                seen = self._since
            time.sleep(self._overdue)
            with self._lock:
                if self._since == seen:
                    with suppress(RuntimeError):  # the system has no thread left: the others wait
                        self._since = None
                        self._lead()
