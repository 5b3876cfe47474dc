"""The guarded websocket: what flask-sock hands over, made safe for a class. Knows nothing of what is said.

simple-websocket shook hands; its own reading thread never starts (see `NoThread`). The viewer's one thread reads here,
a message at a time, so nothing piles up: a viewer who asks faster than it is answered fills its own buffers.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from simple_websocket import Server
from wsproto.events import CloseConnection, Event, Message, Ping, TextMessage

from ...config.limits import Limits
from .bucket import Bucket
from .tcp import patience, prepare
from .writer import Writer

RECEIVED = 4096  # bytes that are taken from the system at a time
DRAINED = 2**20  # bytes that a viewer may still be saying when we have said goodbye

# RFC 6455, 7.4.1
GOING_AWAY, BROKEN_RULE, TOO_BIG, FAILED = 1001, 1008, 1009, 1011


class NoThread:
    """In place of the thread that simple-websocket would start for every socket."""

    name = ""

    def __init__(self, target: Callable[[], None]) -> None:
        """The target is not run."""

    def start(self) -> None:
        """Nor now."""


class Farewell(Exception):
    """We end the conversation: with which code, and why."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why


class Connection:
    """One viewer's socket. For the viewer's own thread; what others may do, `writer` does."""

    def __init__(self, opened: Server, limits: Limits, notify: Callable[[Writer], None]) -> None:
        self._opened, self._line, self._wire, self._limits = opened, opened.sock, opened.ws, limits
        self._frames = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._parts: list[Any] = []  # of a message whose end has not come
        self._size = 0  # their bytes
        self.writer = Writer(self._line, self._wire, limits, notify)
        prepare(self._line, receive=limits.heartbeat, send=limits.stall, buffer=limits.send_buffer)

    def messages(self) -> Iterator[str | bytes]:
        """What the viewer says, one after the other, until it leaves or vanishes. Raises Farewell."""
        while data := self._receive():
            self._wire.receive_data(data)
            for event in self._wire.events():
                if isinstance(event, CloseConnection):  # its own wish, or a breach of the protocol
                    self.writer.send(event.response())
                    return
                message = self._take(event)
                if message is not None:
                    yield message

    def send(self, text: str) -> None:
        """Send an answer."""
        self.writer.send(TextMessage(text))

    def close(self, code: int, why: str) -> None:
        """Say goodbye."""
        self.writer.send(CloseConnection(code, why))

    def finish(self) -> None:
        """Nothing more is said. The viewer may finish its sentence: a line that is cut would lose our last word."""
        self._opened.connected = False  # or flask-sock would close it once more
        end, drained = time.monotonic() + self._limits.farewell, 0
        with suppress(OSError):
            self._line.shutdown(socket.SHUT_WR)
            patience(self._line, self._limits.farewell)
            while drained < DRAINED and time.monotonic() < end and (data := self._line.recv(RECEIVED)):
                drained += len(data)
        self.writer.drop()

    def _receive(self) -> bytes:
        """What has come. Nothing: the viewer has left, or did not even answer a ping."""
        asked = False
        while True:
            try:
                received: bytes = self._line.recv(RECEIVED)
                return received
            except (BlockingIOError, TimeoutError):
                if asked:
                    return b""
                self.writer.send(Ping())
                asked = True
            except OSError:
                return b""

    def _take(self, event: Event) -> str | bytes | None:
        """The message that this event completes, if it does."""
        if not self._frames.take():
            raise Farewell(BROKEN_RULE, "too many messages at once")
        if isinstance(event, Ping):
            self.writer.send(event.response())
        if not isinstance(event, Message):
            return None
        self._parts.append(event.data)
        self._size += length(event.data)
        if self._size > self._limits.message:
            raise Farewell(TOO_BIG, f"a message may have at most {self._limits.message} bytes")
        if not event.message_finished:
            return None
        parts, self._parts, self._size = self._parts, [], 0
        whole: str | bytes = type(event.data)().join(parts)
        return whole


def length(part: str | bytes) -> int:
    """Bytes of a part of a message."""
    return len(part.encode()) if isinstance(part, str) else len(part)
