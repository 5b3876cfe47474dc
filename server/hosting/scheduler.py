"""Scheduler: one thread handles all viewers' input, a slice at a time, in the order of the `fair` queue.

Waking each viewer's own thread for each message costs more CPU time than answering it: hundreds of threads would
contend for Python's interpreter lock. So they sleep (see `turns`). If a turn takes long, another thread takes over the
rest.

Input is read as soon as the selector reports it, so that the socket is not reported again before its turn. It stays
registered; only if more input arrives meanwhile, it is unregistered until the turn is over. Only the leading thread
registers sockets: a thread of each new viewer would hold the lock meanwhile, for which all turns wait.
"""

import socket
import time
from collections import deque
from contextlib import suppress
from selectors import EVENT_READ
from threading import Condition, Lock, Thread
from typing import Protocol

from .fair import Queue, Turn, Usage, run_turn
from .selecting import make_selector

OVERDUE = 0.01  # seconds; a turn that lasts longer makes another thread take over the rest
LOOK = 0.001  # seconds between two polls for input while turns are queued
LOOK_AFTER = 0.1  # seconds between two checks for parked viewers that have gone


class Viewer(Turn, Protocol):
    """A viewer whose input starts its turns. The methods below are called under the lock."""

    socket: socket.socket
    is_listened_to: bool

    def has_ended(self) -> bool:
        """Return whether no further turn comes, so that its socket must not be registered any more."""

    def receive(self) -> bool:
        """Read input that has arrived; return whether a turn is to be queued for it."""

    def look(self) -> None:
        """Look whether a parked viewer has gone, and end its turns."""


class Scheduler:
    """Runs the turns of all viewers, and of work for them, in a thread that starts with the first and never ends.

    `lock` guards the queue, the selector and the states of all viewers.
    """

    def __init__(self, everyone: Usage | None = None, overdue: float = OVERDUE) -> None:
        self._overdue = overdue
        self.lock = Lock()
        self._busy = Condition(self.lock)
        self._ready = Queue(everyone)
        self._leader = 0  # the number of the thread that runs turns
        self._since: float | None = None  # when the current turn began; None: the leader waits
        self._selector = make_selector()
        self._unregistered = deque[Viewer]()  # viewers whose sockets the leading thread will register
        self.parked = set[Viewer]()  # viewers without a turn, which `look` for the end of their connection
        self._looked = self._looked_after = 0.0
        self._ends: list[socket.socket] = []  # a byte from one to the other ends a blocking select

    def put(self, turn: Turn) -> None:
        """Queue a turn. Any thread may call it; it does not block."""
        with self.lock:
            self._start_threads()
            self.queue(turn)

    def queue(self, turn: Turn) -> None:
        """Queue a turn, under the lock."""
        self._ready.put(turn)
        self.notify()

    def listen(self, viewer: Viewer) -> None:
        """Have a viewer's socket registered for input before the next select. It needs no lock, but for the first."""
        if not self._leader:
            with self.lock:
                self._start_threads()
        self._unregistered.append(viewer)
        self.notify()

    def ignore(self, viewer: Viewer) -> None:
        """Unregister a viewer's socket, under the lock."""
        if viewer.is_listened_to:
            viewer.is_listened_to = False
            self._selector.unregister(viewer.socket)

    def notify(self) -> None:
        """Wake the leading thread if it is waiting."""
        if self._since is None:
            self._stop_waiting()

    def _stop_waiting(self) -> None:
        """End the current wait for input, or the next one."""
        with suppress(BlockingIOError):  # it is full, and one byte is enough
            self._ends[1].send(b"!")

    def _start_threads(self) -> None:
        """Start the threads, unless they run already."""
        if not self._ends:
            self._ends += socket.socketpair()
            for end in self._ends:
                end.setblocking(False)
            self._selector.register(self._ends[0], EVENT_READ)
        if not self._leader:
            Thread(target=self._work, args=[1], name="turns", daemon=True).start()
            self._leader = 1
            Thread(target=self._replace, name="turns", daemon=True).start()

    def _work(self, number: int) -> None:
        """Run turns until another thread leads."""
        while True:
            while turn := self._next_turn(number):
                run_turn(turn)
            if self._leader != number:
                self._stop_waiting()  # this thread's last look may have consumed a wake-up meant for the new leader
                return
            self._select(LOOK_AFTER if self.parked else None)

    def _next_turn(self, number: int) -> Turn | None:
        """Return the next turn; None if the queue is empty or another thread leads."""
        if self._ready and time.monotonic() > self._looked + LOOK:
            self._select(0)
        with self.lock:
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

    def _take_over(self, begun: float) -> None:
        """Become the leader, unless the turn that began at `begun` has ended."""
        with self.lock:
            if self._since != begun:
                return
            self._since, self._leader = None, self._leader + 1
            number = self._leader
        self._work(number)

    def _select(self, seconds: float | None) -> None:
        """Queue the turns of viewers with input; block at most so many seconds, None: until there is some."""
        if self._unregistered:
            self._register()
        try:
            events = self._selector.select(seconds)
        except OSError:  # on some systems, if a socket was closed meanwhile
            events = []
        self._looked = time.monotonic()
        with self.lock:
            for key, _ in events:
                if key.data is None:
                    with suppress(BlockingIOError):  # another thread has read it
                        self._ends[0].recv(4096)
                elif key.data.receive():
                    self._ready.put(key.data)
            if self.parked and self._looked > self._looked_after + LOOK_AFTER:
                self._looked_after = self._looked
                for viewer in [*self.parked]:
                    viewer.look()

    def _register(self) -> None:
        """Register the sockets of new viewers. A variable of `_select` would hold the last one's data."""
        with self.lock:
            while self._unregistered:
                if not (new := self._unregistered.popleft()).has_ended():
                    new.is_listened_to = True
                    self._selector.register(new.socket, EVENT_READ, new)
