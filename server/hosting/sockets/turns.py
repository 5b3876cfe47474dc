"""Lets few viewers' threads run at a time, in the order in which messages have arrived.

A thread that waits for Python's interpreter lock is not asleep: it wakes two hundred times a second, and takes part in
each change of the lock. With hundreds of messages at once this cost as much processor time as answering them. So the
threads wait here for their turn instead, and one thread watches all sockets.
"""

from __future__ import annotations

import select
import socket
import time
from threading import Lock, Thread
from typing import Protocol

MOST = 4  # turns at a time: while one thread has the lock, others send, receive, or compute without it
OVERDUE = 0.01  # seconds after which a turn is not counted any more, so that long answers hold up nobody


class Turn(Protocol):
    """The turns of one viewer's thread."""

    def wait(self, seconds: float) -> bool:
        """End the turn, and wait for the next one, which comes when bytes have arrived; False if none came in time."""

    def end(self) -> None:
        """There will be no other turn. To be called before the socket is closed."""


class Turns:
    """The turns of all viewers. Its thread starts with the first viewer and never ends."""

    def __init__(self, most: int = MOST, overdue: float = OVERDUE) -> None:
        self._most, self._overdue = most, overdue
        self._lock = Lock()
        self._epoll = select.epoll()
        self._viewers: dict[int, WatchedTurn] = {}  # by descriptor
        self._arrived: dict[
            WatchedTurn, None
        ] = {}  # bytes have arrived, and their turn has not come; the longest first
        self._running: dict[WatchedTurn, float] = {}  # since when; the longest first
        self._thread: Thread | None = None

    def enter(self, socket_: socket.socket) -> WatchedTurn:
        """The turns for a viewer who has come."""
        turn = WatchedTurn(self, socket_.fileno())
        with self._lock:
            self._viewers[turn.descriptor] = turn
            if self._thread is None:
                self._thread = Thread(target=self._run, name="turns", daemon=True)
                self._thread.start()
        self._epoll.register(turn.descriptor, select.EPOLLIN | select.EPOLLONESHOT)
        return turn

    def leave(self, turn: WatchedTurn) -> None:
        """The viewer leaves."""
        self._epoll.unregister(turn.descriptor)
        with self._lock:
            del self._viewers[turn.descriptor]
            self._arrived.pop(turn, None)
            self._running.pop(turn, None)
            self._go_on()

    def pause(self, turn: WatchedTurn) -> None:
        """The turn is over; the next one comes when bytes have arrived."""
        with self._lock:
            self._running.pop(turn, None)
            self._go_on()
        self._epoll.modify(turn.descriptor, select.EPOLLIN | select.EPOLLONESHOT)

    def _run(self) -> None:
        pause = None
        while True:
            events = self._epoll.poll(pause)
            with self._lock:
                for descriptor, _ in events:
                    turn = self._viewers.get(descriptor)
                    if turn and turn not in self._running:  # an event may be about an earlier socket of this number
                        self._arrived[turn] = None
                pause = self._go_on()

    def _go_on(self) -> float | None:
        """Give turns to those who have waited longest. Returns in how many seconds more can go on, if anybody waits."""
        now = time.monotonic()
        late = sum(now - since >= self._overdue for since in self._running.values())
        while self._arrived and len(self._running) - late < self._most:
            turn = next(iter(self._arrived))
            del self._arrived[turn]
            self._running[turn] = now
            turn.begin()
        if not self._arrived:
            return None
        first = next(since for since in self._running.values() if now - since < self._overdue)
        return first + self._overdue - now


class WatchedTurn:
    """A viewer's turns among `turns`."""

    def __init__(self, turns: Turns, descriptor: int) -> None:
        self._turns, self.descriptor = turns, descriptor
        self._granted = Lock()
        self._granted.acquire()
        self._has_one = False  # only of interest to the viewer's own thread

    def begin(self) -> None:
        """The turn comes now."""
        self._granted.release()

    def wait(self, seconds: float) -> bool:
        if self._has_one:
            self._turns.pause(self)
        self._has_one = self._granted.acquire(timeout=seconds)
        return self._has_one

    def end(self) -> None:
        self._turns.leave(self)


class OwnTurn:
    """Waits for a socket alone, on systems without epoll; its time-out is the socket's own."""

    def __init__(self, socket_: socket.socket) -> None:
        self._socket = socket_

    def wait(self, seconds: float) -> bool:  # noqa: ARG002 - the socket's own
        try:
            self._socket.recv(1, socket.MSG_PEEK)
        except (BlockingIOError, TimeoutError):
            return False
        except OSError:
            pass  # whoever reads will see
        return True

    def end(self) -> None:
        pass


def make_turns() -> Turns | None:
    """Turns, on systems that have epoll."""
    return Turns() if hasattr(select, "epoll") else None
