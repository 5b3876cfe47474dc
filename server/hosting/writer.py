"""Writes frames to one viewer's socket, one after the other, from any thread and within a time limit.

The thread that handles the viewer's messages calls `send`, all others `post`; neither blocks. By `deliver`, the
broadcaster sends later the bytes that the socket does not accept at once.
"""

import selectors
import socket
import sys
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Lock

from wsproto import ConnectionType
from wsproto.connection import Connection as Wire
from wsproto.events import CloseConnection, Event, TextMessage
from wsproto.utilities import LocalProtocolError

from ..config.limits import Limits
from ..config.logs import log
from .outgoing import TOO_SLOW, Backlog, Outgoing

PATIENCE = 0.25  # seconds to wait for room in the send buffer before trying again, since a little may be free
TRY_LATER = 1013  # the code of our closing frame, registered at IANA


class Writer(Backlog):
    """Sends frames. Neither wsproto's state nor the socket is thread-safe, so one lock guards both."""

    def __init__(
        self,
        socket_: socket.socket,
        limits: Limits,
        outgoing: Outgoing,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._socket, self._limits, self._outgoing, self._clock = socket_, limits, outgoing, clock
        self._wire = Wire(ConnectionType.SERVER)
        self._writing, self._posting = Lock(), Lock()
        self._rest = memoryview(b"")  # the unsent rest of the current frame, which goes before any other
        self._framed = 0  # bytes counted for the current frame
        self._begun = 0.0  # when the current frame was begun
        self._stuck: float | None = None  # when the socket became full
        self._outbox: dict[Hashable, Event] = {}
        self._waiting = 0  # bytes in the outbox
        self._cut_at: float | None = None  # when to cut the connection, once our closing frame is queued
        self.dropped = False

    def post(self, text: str, instead_of: Hashable = None) -> None:
        """Queue a message for the broadcaster, without blocking. It replaces an unsent one with the same key."""
        self._queue(TextMessage(text), instead_of)
        self._outgoing.notify(self)

    def send(self, text: str) -> None:
        """Queue a message and send as much as the socket accepts now; the broadcaster sends the rest."""
        self._queue(TextMessage(text), None)
        if not self.deliver():
            self._outgoing.notify(self)

    def signal(self, event: Event) -> None:
        """Queue and send a control frame. It replaces an unsent one of its kind: the last pong is enough."""
        self._queue(event, type(event))
        if not self.deliver():
            self._outgoing.notify(self)

    def close(self, code: int, why: str | None) -> None:
        """Discard pending output and queue our closing frame; cut the connection if it is not sent in time."""
        with self._posting:
            if self._cut_at is not None or self.dropped:
                return
            self._cut_at = self._clock() + self._limits.stall
            less, self._waiting = self._waiting, 0
            self._outbox = {CloseConnection: CloseConnection(code, why)}
        self._outgoing.shrink(self, less)
        self._outgoing.notify(self)

    def send_away(self, why: str) -> None:
        """Close the connection because memory is short."""
        if not self.is_leaving():
            log.info("a viewer was sent away: %s", why)
            self.close(TRY_LATER, why)

    def relieve(self) -> None:
        """Do what some output that was sent allows. Called after each delivery."""

    def is_crowded(self) -> bool:
        """Return whether so much is pending that the viewer should read some of it first."""
        return self._waiting > self._limits.outbox // 2 or self._outgoing.is_large(self)

    def is_leaving(self) -> bool:
        """Return whether our closing frame has been queued; then no message gets an answer."""
        return self._cut_at is not None

    def deliver(self) -> bool:
        """Send pending output without blocking; return whether none is left."""
        if not self._writing.acquire(blocking=False):
            return False
        try:
            while self._rest or self._start_next_frame():
                self._send_some()
            is_late = False
        except BlockingIOError:
            is_late = not self._time_left() or self._clock() >= self._begun + self._limits.sending
        except OSError:
            is_late = True
        finally:
            self._writing.release()
        if is_late or (self._cut_at is not None and self._clock() >= self._cut_at):
            self.drop()
        self._forget_if_dropped()
        self.relieve()
        return self.dropped or not (self._rest or self._outbox or self.is_leaving())

    def flush(self) -> None:
        """Block until a queued closing frame has been sent; drop a viewer that reads nothing."""
        while self.is_leaving() and not self.dropped and (self._rest or self._outbox):
            self.deliver()
            if self._rest:
                wait_for_room(self._socket, PATIENCE)

    def drop(self) -> None:
        """Cut the connection at once, even while a thread reads or writes."""
        self.dropped = True
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._outgoing.remove(self)
        self._forget_if_dropped()

    def _queue(self, event: Event, instead_of: Hashable) -> None:
        with self._posting:
            if self._cut_at is not None or self.dropped:
                return
            key = object() if instead_of is None else instead_of
            more = _size(event) - _size(self._outbox.get(key))
            self._waiting += more
            self._outbox[key] = event
            full = self._waiting > self._limits.outbox
        self._outgoing.grow(self, more)
        if full:
            self.send_away(TOO_SLOW)

    def _forget_if_dropped(self) -> None:
        """Discard the output of a dropped viewer. If another thread is writing, that thread does it."""
        if self.dropped and self._writing.acquire(blocking=False):
            self._rest, self._framed = memoryview(b""), 0
            with self._posting:
                self._outbox.clear()
                self._waiting = 0
            self._writing.release()

    def _start_next_frame(self) -> bool:
        """Encode the oldest message of the outbox; return False if the outbox is empty."""
        with self._posting:
            if not self._outbox:
                return False
            event = self._outbox.pop(next(iter(self._outbox)))
            before = _size(event)
            self._waiting -= before
        try:
            frame = bytes(self._wire.send(event))
        except LocalProtocolError:  # the viewer has closed the connection
            self._outgoing.shrink(self, before)
            return True
        self._begun = self._clock()
        self._rest, self._framed = memoryview(frame), len(frame)
        self._outgoing.grow(self, len(frame) - before)
        return True

    def _send_some(self) -> None:
        """Send as much of the current frame as the socket accepts now. Raises OSError."""
        if not self._rest:
            return
        sent = self._socket.send(self._rest)
        self._rest, self._stuck = self._rest[sent:], None
        if self._rest:
            self._outgoing.shrink(self, 0, sent)
            return
        self._rest, framed, self._framed = memoryview(b""), self._framed, 0
        self._outgoing.shrink(self, framed, sent)

    def _time_left(self) -> float:
        """Return the seconds until a viewer whose socket is full is dropped."""
        now = self._clock()
        self._stuck = now if self._stuck is None else self._stuck
        return max(0.0, self._stuck + self._limits.stall - now)


def _size(event: Event | None) -> int:
    """Return the bytes that count for an event in the outbox."""
    return sys.getsizeof(event.data) if isinstance(event, TextMessage) else 0


def prepare(socket_: socket.socket, buffer: int) -> None:
    """Make the socket non-blocking, set its send buffer in bytes, and disable Nagle's algorithm."""
    socket_.setblocking(False)
    socket_.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    if socket_.family in (socket.AF_INET, socket.AF_INET6):
        socket_.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def wait_for_room(socket_: socket.socket, seconds: float) -> None:
    """Block until there is room in the send buffer, at most so many seconds."""
    with selectors.DefaultSelector() as waiting:
        waiting.register(socket_, selectors.EVENT_WRITE)
        waiting.select(seconds)
