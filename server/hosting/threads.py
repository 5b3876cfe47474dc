"""Threads that run turns: a pool for long work, and a relay that runs the turns of all viewers one after the other."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Lock, Thread

from ..config.logs import log_failure
from .fair import Queue, Turn, Usage, run_turn

OVERDUE = 0.01  # seconds; a turn that lasts longer makes another thread take over the rest


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


class Relay(ABC):
    """One thread runs the turns; when a turn lasts too long, another thread takes over the rest.

    Its threads start with the first turn and never end.
    """

    def __init__(self, everyone: Usage | None = None, overdue: float = OVERDUE) -> None:
        self._overdue = overdue
        self._lock = Lock()
        self._busy = Condition(self._lock)
        self._ready = Queue(everyone)
        self._leader = 0  # the number of the thread that runs turns
        self._since: float | None = None  # when the current turn began; None: the leader waits

    @abstractmethod
    def _look(self) -> None:
        """Queue the turns of viewers with new input, if the last look is old enough. Called between two turns."""

    @abstractmethod
    def _wait(self) -> None:
        """Block until input arrives or `_stop_waiting` is called, then queue the turns of viewers with input."""

    @abstractmethod
    def _stop_waiting(self) -> None:
        """End the current `_wait`, or the next one."""

    def put(self, turn: Turn) -> None:
        """Queue a turn. Any thread may call it; it does not block."""
        with self._lock:
            self._start_threads()
            self._put(turn)

    def _put(self, turn: Turn) -> None:
        self._ready.put(turn)
        self._notify()

    def _notify(self) -> None:
        """Wake the leading thread if it is waiting."""
        if self._since is None:
            self._stop_waiting()

    def _start_threads(self) -> None:
        """Start the threads, unless they run already."""
        if not self._leader:
            Thread(target=self._work, args=[1], name="turns", daemon=True).start()
            self._leader = 1
            Thread(target=self._replace, name="turns", daemon=True).start()

    def _take_over(self, begun: float) -> None:
        """Become the leader, unless the turn that began at `begun` has ended."""
        with self._lock:
            if self._since != begun:
                return
            self._since, self._leader = None, self._leader + 1
            number = self._leader
        self._work(number)

    def _work(self, number: int) -> None:
        """Run turns until another thread leads."""
        while True:
            while turn := self._next_turn(number):
                run_turn(turn)
            if self._leader != number:
                self._stop_waiting()  # this thread's last look may have consumed a wake-up meant for the new leader
                return
            self._wait()

    def _next_turn(self, number: int) -> Turn | None:
        """Return the next turn; None if the queue is empty or another thread leads."""
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
            return self._ready.pop()

    def _replace(self) -> None:
        """Start a new leader whenever one turn takes too long."""
        while True:
            with self._busy:
                while self._since is None:
                    self._busy.wait()
                seen = self._since
            time.sleep(self._overdue)
            if self._since == seen:
                with suppress(RuntimeError):  # the system has no thread left: the other turns wait
                    Thread(target=self._take_over, args=[seen], name="turns", daemon=True).start()
