"""One thread takes what all viewers send, one viewer after the other, in the order in which it has arrived.

If each viewer's own thread were woken for each of its messages, hundreds of them would take part in each change of
Python's interpreter lock, and that costs more processor time than answering. So they sleep here. Where one viewer takes
long, another thread goes on with the others.
"""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Event, Lock, Thread
from typing import Protocol

OVERDUE = 0.01  # seconds after which another thread goes on with the other viewers

Take = Callable[[], bool]  # takes what has arrived without waiting for more; returns whether more may come


class Turns(Protocol):
    """The turns of one viewer: in each, `take` takes what has arrived."""

    def wait(self, seconds: float) -> bool:
        """Wait until no more may come, which returns True, or nothing has come for so long. Raises what `take` does."""

    def end(self) -> None:
        """No turn comes any more, and none is under way. To be called before the socket is closed."""


class Watch:
    """The turns of all viewers. Its threads start with the first viewer and never end."""

    def __init__(self, overdue: float = OVERDUE) -> None:
        self._overdue = overdue
        self._epoll = select.epoll()
        self._lock = Lock()
        self._busy = Condition(self._lock)
        self._viewers: dict[int, WatchedTurns] = {}  # by descriptor
        self._arrived: dict[WatchedTurns, None] = {}  # bytes have, and their turn has not come; the longest first
        self._leader = 0  # the number of the thread that does the work
        self._since: float | None = None  # since when it is at one viewer's

    def enter(self, socket_: socket.socket, take: Take) -> WatchedTurns:
        """The turns of a viewer who has come."""
        turns = WatchedTurns(self, socket_.fileno(), take)
        with self._lock:
            self._viewers[turns.descriptor] = turns
            if not self._leader:
                self._lead()
                Thread(target=self._replace, name="turns", daemon=True).start()
            self._epoll.register(turns.descriptor, select.EPOLLIN | select.EPOLLONESHOT)
        return turns

    def leave(self, turns: WatchedTurns) -> bool:
        """The viewer leaves. Whether a turn of it is under way."""
        with self._lock:
            self._epoll.unregister(turns.descriptor)
            del self._viewers[turns.descriptor]
            self._arrived.pop(turns, None)
            return turns.under_way

    def _lead(self) -> None:
        """Have another thread do the work."""
        number = self._leader + 1
        Thread(target=self._work, args=[number], name="turns", daemon=True).start()
        self._leader = number

    def _work(self, number: int) -> None:
        """Give turns until another thread does."""
        while True:
            while turns := self._next(number):
                goes_on = turns.advance()
                with self._lock:
                    turns.under_way = False
                    if goes_on and self._viewers.get(turns.descriptor) is turns:
                        self._epoll.modify(turns.descriptor, select.EPOLLIN | select.EPOLLONESHOT)
                        continue
                turns.ended.set()
            if self._leader != number:
                return
            events = self._epoll.poll()
            with self._lock:
                for descriptor, _ in events:
                    turns = self._viewers.get(descriptor)
                    if turns and not turns.under_way:  # an event may be about an earlier socket of this number
                        self._arrived[turns] = None

    def _next(self, number: int) -> WatchedTurns | None:
        """Whose turn comes now; None if nobody waits, or another thread does the work."""
        with self._lock:
            if self._leader != number:
                return None
            if not self._arrived:
                self._since = None
                return None
            if self._since is None:
                self._busy.notify()
            self._since = time.monotonic()
            turns = next(iter(self._arrived))
            del self._arrived[turns]
            turns.under_way = True
            return turns

    def _replace(self) -> None:
        """Have another thread go on whenever one viewer takes too long."""
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


class WatchedTurns:
    """The turns that a watch gives one viewer."""

    def __init__(self, watch: Watch, descriptor: int, take: Take) -> None:
        self._watch, self.descriptor, self._take = watch, descriptor, take
        self._heard = time.monotonic()  # when bytes last arrived
        self._error: Exception | None = None
        self.ended = Event()  # no more may come, or the last turn is over
        self.under_way = False

    def advance(self) -> bool:
        """A turn; returns whether more may come."""
        try:
            return self._take()
        except Exception as error:
            self._error = error
            return False
        finally:
            self._heard = time.monotonic()

    def wait(self, seconds: float) -> bool:
        while (left := self._heard + seconds - time.monotonic()) > 0 or self.under_way:
            if self.ended.wait(left if left > 0 else seconds):
                if self._error:
                    raise self._error
                return True
        self._heard = time.monotonic()
        return False

    def end(self) -> None:
        if self._watch.leave(self):
            self.ended.wait()


class OwnTurns:
    """Waits for a socket alone, on systems without epoll; its time-out is the socket's own."""

    def __init__(self, socket_: socket.socket, take: Take) -> None:
        self._socket, self._take = socket_, take

    def wait(self, seconds: float) -> bool:  # noqa: ARG002 - the socket's own
        while True:
            try:
                self._socket.recv(1, socket.MSG_PEEK)
            except (BlockingIOError, TimeoutError):
                return False
            except OSError:
                pass  # whoever reads will see
            if not self._take():
                return True

    def end(self) -> None:
        pass


def make_watch() -> Watch | None:
    """A watch, on systems that have epoll."""
    return Watch() if hasattr(select, "epoll") else None
