"""The guarded websocket of one viewer, within its limits, and the set of all open ones.

Messages are read and handled one at a time, so none pile up: a viewer that sends too fast fills its own socket buffers.
The viewer's own thread sleeps meanwhile (see `turns`).
"""

import select
import socket
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from threading import Condition

from flask import Flask
from wsproto.events import CloseConnection, Event, Message, Ping

from ..config.limits import Limits
from .fair import Account
from .outgoing import Outgoing
from .scheduler import Scheduler
from .shares import Bucket, Buffers
from .turns import Turns
from .writer import TRY_LATER, Writer, prepare

_DRAINED, _PIECE = 2**20, 2**16  # bytes: the most to drain from a closing connection, and at a time
_EXTENSION = "bitqueens.clients"

# RFC 6455, 7.4.1
GOING_AWAY, BROKEN_RULE, TOO_BIG, FAILED = 1001, 1008, 1009, 1011


class Farewell(Exception):
    """The server closes the connection with this code, for this reason."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why


class Connection(Writer):
    """One viewer's websocket. One thread at a time handles its messages; other threads may `post` and `close`."""

    def __init__(
        self,
        socket_: socket.socket,
        limits: Limits,
        buffers: Buffers,
        account: Account,
        scheduler: Scheduler,
        outgoing: Outgoing,
    ) -> None:
        super().__init__(socket_, limits, outgoing)
        self._buffers, self._account, self._scheduler = buffers, account, scheduler
        self._frames = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._long = Bucket(limits.long_a_second, limits.long_at_once)
        self._mistakes = Bucket(limits.mistakes_a_second, limits.mistakes_at_once)
        self._message: str | bytes = ""  # the part of an incomplete message
        self._size = 0  # its bytes
        self._pinged = False
        self._turns: Turns | None = None
        prepare(socket_, limits.send_buffer)

    def converse(self, handle: Callable[[str | bytes], bool], is_busy: Callable[[], bool]) -> None:
        """Handle the viewer's messages in order, until it closes the connection or is gone.

        `handle` returns whether a message was a valid request; only a few may be invalid. No message is handled while
        `is_busy()` or while much output is pending. Raises Farewell, and what `handle` raises.
        """

        def must_wait() -> bool:
            return is_busy() or self.is_crowded()

        read = partial(self._read, handle)
        self._turns = Turns(self._scheduler, self._socket, read, self._account, must_wait, self.is_gone)
        while not self._turns.wait(self._limits.heartbeat):
            if self._pinged:
                return
            self._pinged = True
            self.signal(Ping())

    def wake(self) -> None:
        """Give the viewer a turn if it is no longer busy. Thread-safe."""
        if turns := self._turns:
            turns.wake()

    relieve = wake

    def end_turns(self) -> None:
        """Handle no further message, and return after the current one."""
        if self._turns:
            self._turns.stop()
            self._turns = None

    def finish(self) -> None:
        """Send what is queued, drain the input and close the connection."""
        self.flush()
        drain(self._socket, self._limits.farewell)
        self.drop()
        self._buffers.release(self._size)

    def is_gone(self) -> bool:
        """Return whether the viewer has left or was dropped, even if some of its messages are unread."""
        return self.dropped or has_left(self._socket)

    def _read(self, handle: Callable[[str | bytes], bool], received: bytes) -> Generator[None, None, bool]:
        """Handle the messages in `received`, with a pause after each; return whether more may come."""
        if not received:
            return False
        self._pinged = False
        self._wire.receive_data(received)
        for event in self._wire.events():
            if isinstance(event, CloseConnection):  # the viewer closes, or has violated the protocol
                self.close(event.code, event.reason)
                return False
            message = self._receive(event)
            is_mistake = message is not None and not self.is_leaving() and not handle(message)
            if is_mistake and not self._mistakes.take_token():
                raise Farewell(BROKEN_RULE, "too many invalid messages")
            if self.dropped:
                return False
            yield
        return True

    def _receive(self, event: Event) -> str | bytes | None:
        """Return the message that this event completes, or None. Raises Farewell."""
        if not self._frames.take_token():
            raise Farewell(BROKEN_RULE, "too many messages at once")
        if isinstance(event, Ping):
            self.signal(event.response())
        if not isinstance(event, Message):
            return None
        size = length(event.data)
        now, usual, most = self._size + size, self._limits.message, self._limits.long_message
        if now > most or (self._size <= usual < now and not self._long.take_token()):
            raise Farewell(TOO_BIG, f"a message may have at most {usual} bytes, or rarely {most}")
        whole: str | bytes = self._message + event.data if self._size else event.data
        if event.message_finished:
            self._buffers.release(self._size)
            self._message, self._size = "", 0
            return whole
        if not self._buffers.reserve(size):
            raise Farewell(TRY_LATER, "the server has no memory left for messages")
        self._message, self._size = whole, now
        return None


def length(part: str | bytes) -> int:
    """Return the number of bytes in a part of a message."""
    return len(part.encode()) if isinstance(part, str) else len(part)


def drain(socket_: socket.socket, seconds: float) -> None:
    """Stop sending and discard input: closing with unread data sends RST, which may discard our last frame."""
    end, drained = time.monotonic() + seconds, 0
    with suppress(OSError):
        socket_.shutdown(socket.SHUT_WR)
        socket_.settimeout(seconds)
        while drained < _DRAINED and time.monotonic() < end and (data := socket_.recv(_PIECE)):
            drained += len(data)


def has_left(socket_: socket.socket) -> bool:
    """Return whether the peer has closed, even if some of its data is unread. On systems other than Linux: False."""
    if not hasattr(select, "POLLRDHUP"):
        return False
    waiting = select.poll()
    waiting.register(socket_, select.POLLRDHUP)
    return bool(waiting.poll(0))


class Clients:
    """Open connections of an app in this process."""

    def __init__(self, app: Flask, limits: Limits) -> None:
        self.limits = limits
        app.extensions[_EXTENSION] = self
        self._changed = Condition()
        self._open: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def registered(self, connection: Connection) -> Iterator[None]:
        """Count the connection as open inside the block."""
        with self._changed:
            self._open.add(connection)
        try:
            yield
        finally:
            with self._changed:
                self._open.discard(connection)
                self._changed.notify_all()

    def dismiss(self) -> None:
        """Close all connections, and return when they are closed or cut off."""
        with self._changed:
            for connection in self._open:
                connection.close(GOING_AWAY, "the server is stopping")
            self._changed.wait_for(lambda: not self._open, self.limits.farewell)
            for connection in self._open:
                connection.drop()


def clients_of(app: Flask) -> Clients:
    clients: Clients = app.extensions[_EXTENSION]
    return clients
