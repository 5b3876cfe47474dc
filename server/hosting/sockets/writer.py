"""Writes frames to one viewer's socket, one after the other, from any thread and within a time limit.

Whoever takes the viewer's messages answers with `post_now`, all others with `post`: neither waits. What the viewer does
not take at once the broadcaster sends later, by `deliver`. `send` is for frames that are no answers, and waits a while.
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
from .tcp import AT_ONCE, wait_for_room

PATIENCE = 0.25  # seconds to wait for much room before trying again: a slow viewer may have made a little


class Writer:
    """Sends frames, encoded by `wire`. Neither it nor the socket is safe for two threads, so one lock guards both."""

    def __init__(
        self,
        socket_: socket.socket,
        wire: WSConnection,
        limits: Limits,
        notify: Callable[[Writer], None],
        clock: Callable[[], float] = time.monotonic,
        relieved: Callable[[], None] = lambda: None,
    ) -> None:
        """`notify` has the broadcaster call `deliver`; `relieved` is called whenever the viewer has taken something."""
        self._socket, self._wire, self._limits, self._notify, self._clock = socket_, wire, limits, notify, clock
        self._relieved = relieved
        self._writing, self._posting = Lock(), Lock()
        self._rest = b""  # of a frame that is partly sent, and must be finished before any other
        self._begun = 0.0  # when the first byte of the present message was sent
        self._stuck: float | None = None  # since when nothing could be sent
        self.dropped = False
        self._outbox: dict[Hashable, str] = {}
        self._waiting = 0  # characters in the outbox

    def send(self, event: Event) -> None:
        """Send a frame. Waits for a slow viewer, and drops one that takes nothing for too long."""
        end = self._clock() + self._limits.sending
        with self._writing:
            try:
                data = memoryview(self._rest + self._wire.send(event))
                self._rest = b""
                while data:
                    try:
                        data = data[self._socket.send(data, AT_ONCE) :]
                        self._stuck = None
                    except BlockingIOError:
                        wait_for_room(self._socket, min(PATIENCE, self._time_left()))
                        if not self._time_left():
                            raise TimeoutError from None
                    if self._clock() > end:
                        raise TimeoutError
            except LocalProtocolError:
                pass  # our closing frame has been sent already
            except OSError:
                self.drop()

    def post(self, text: str, instead_of: Hashable = None) -> None:
        """Queue a message for the broadcaster, without waiting. It replaces an unsent one with the same key."""
        self._queue(text, instead_of)
        self._notify(self)

    def post_now(self, text: str) -> None:
        """Queue a message and send what the viewer takes at once; the broadcaster sends the rest."""
        self._queue(text, None)
        if not self.deliver():
            self._notify(self)

    def _queue(self, text: str, instead_of: Hashable) -> None:
        with self._posting:
            key = object() if instead_of is None else instead_of
            self._waiting += len(text) - len(self._outbox.get(key, ""))
            self._outbox[key] = text
            full = self._waiting > self._limits.outbox
        if full:
            self.drop()

    def is_crowded(self) -> bool:
        """Whether half of the outbox is full."""
        return self._waiting > self._limits.outbox // 2

    def deliver(self) -> bool:
        """Send posted messages as far as possible without waiting; return whether nothing is left to do."""
        if not self._writing.acquire(blocking=False):
            return False
        try:
            while self._rest or self._begin_next():
                self._rest = self._rest[self._socket.send(self._rest, AT_ONCE) :]
                self._stuck = None
        except BlockingIOError:
            if self._time_left() and self._clock() < self._begun + self._limits.sending:
                return False
            self.drop()
        except LocalProtocolError:
            pass
        except OSError:
            self.drop()
        finally:
            self._writing.release()
            self._relieved()
        return True

    def leave(self, code: int, why: str) -> bool:
        """Send a closing frame; the viewer's answer closes the connection. False: something else is being sent."""
        if not self._writing.acquire(blocking=False):
            return False
        with suppress(OSError, LocalProtocolError):
            self._socket.send(self._rest + self._wire.send(CloseConnection(code, why)), AT_ONCE)
        self._writing.release()
        return True

    def drop(self) -> None:
        """Cut the connection at once, even if a thread is reading or writing."""
        self.dropped = True
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def _begin_next(self) -> bool:
        """Begin to send the oldest message in the outbox; return False if it is empty."""
        with self._posting:
            if not self._outbox:
                return False
            text = self._outbox.pop(next(iter(self._outbox)))
            self._waiting -= len(text)
        self._rest, self._begun = bytes(self._wire.send(TextMessage(text))), self._clock()
        return True

    def _time_left(self) -> float:
        """The viewer takes nothing: the seconds until it is to be dropped."""
        now = self._clock()
        self._stuck = now if self._stuck is None else self._stuck
        return max(0.0, self._stuck + self._limits.stall - now)
