"""All that is written to one viewer's socket: one frame after the other, whoever sends it, and never for ever.

The viewer's own thread sends, and waits for a slow viewer a while. Whoever must not wait posts; the postman delivers.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Lock

from wsproto import WSConnection
from wsproto.events import CloseConnection, Event, TextMessage
from wsproto.utilities import LocalProtocolError

from ...config.limits import Limits
from .tcp import AT_ONCE


class Writer:
    """Frames go through `wire`, which is no more fit for two threads than the line itself: hence one lock for both."""

    def __init__(
        self, line: socket.socket, wire: WSConnection, limits: Limits, notify: Callable[[Writer], None]
    ) -> None:
        self._line, self._wire, self._limits, self._notify = line, wire, limits, notify
        self._writing, self._posting = Lock(), Lock()
        self._rest = b""  # of a frame that has been begun, and must come before any other
        self._stuck: float | None = None  # since when the postman has got nothing through
        self._outbox: dict[Hashable, str] = {}
        self._waiting = 0  # characters in it

    def send(self, event: Event) -> None:
        """Send a frame, waiting for a slow viewer; one that takes nothing for long is dropped."""
        end = time.monotonic() + self._limits.sending
        with self._writing:
            try:
                data = memoryview(self._rest + self._wire.send(event))
                self._rest = b""
                while data:
                    data = data[self._line.send(data) :]
                    if time.monotonic() > end:
                        raise TimeoutError
            except LocalProtocolError:
                pass  # goodbye has been said already
            except OSError:
                self.drop()

    def post(self, text: str, instead_of: Hashable = None) -> None:
        """Have it sent by somebody else; instead of what was posted under the same key, if that still lies here."""
        with self._posting:
            key = object() if instead_of is None else instead_of
            self._waiting += len(text) - len(self._outbox.get(key, ""))
            self._outbox[key] = text
            full = self._waiting > self._limits.outbox
        if full:
            self.drop()
        self._notify(self)

    def deliver(self) -> bool:
        """Send what was posted as far as it goes without waiting; whether nothing is left to do. For the postman."""
        if not self._writing.acquire(blocking=False):
            return False
        try:
            while self._rest or self._begin_next():
                self._rest = self._rest[self._line.send(self._rest, AT_ONCE) :]
                self._stuck = None
        except BlockingIOError:
            return self._given_up()
        except LocalProtocolError:
            pass
        except OSError:
            self.drop()
        finally:
            self._writing.release()
        return True

    def leave(self, code: int, why: str) -> None:
        """Say goodbye, if that can be said at once. The viewer's answer, or its silence, ends the conversation."""
        if self._writing.acquire(blocking=False):
            with suppress(OSError, LocalProtocolError):
                self._line.send(self._rest + self._wire.send(CloseConnection(code, why)), AT_ONCE)
            self._writing.release()

    def drop(self) -> None:
        """End it at once, whoever is reading or writing."""
        with suppress(OSError):
            self._line.shutdown(socket.SHUT_RDWR)

    def _begin_next(self) -> bool:
        """Make the oldest letter the frame under way, if there is one."""
        with self._posting:
            if not self._outbox:
                return False
            text = self._outbox.pop(next(iter(self._outbox)))
            self._waiting -= len(text)
        self._rest = bytes(self._wire.send(TextMessage(text)))
        return True

    def _given_up(self) -> bool:
        """The viewer has taken nothing: whether that has lasted too long, in which case it is dropped."""
        now = time.monotonic()
        self._stuck = now if self._stuck is None else self._stuck
        if now - self._stuck < self._limits.stall:
            return False
        self.drop()
        return True
