"""Writes frames to one viewer's socket, one after the other, from any thread and within a time limit.

Whoever takes the viewer's messages answers with `post_now`, all others with `post`: neither waits. What the viewer does
not take at once the broadcaster sends later, by `deliver`. `send` is for frames that are no answers, and waits a while.
"""

from __future__ import annotations

import selectors
import socket
import sys
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Lock

from wsproto.connection import Connection as Wire
from wsproto.events import CloseConnection, Event, TextMessage
from wsproto.utilities import LocalProtocolError

from ..config.limits import Limits
from ..config.logs import log
from .outgoing import TOO_SLOW, Backlog, Outgoing

PATIENCE = 0.25  # seconds to wait for much room before trying again: a slow viewer may have made a little
TRY_LATER = 1013  # the code of our closing frame, registered at IANA


def _do_nothing() -> None:
    pass


class Writer:
    """Sends frames, encoded by `wire`. Neither it nor the socket is safe for two threads, so one lock guards both."""

    def __init__(
        self,
        socket_: socket.socket,
        wire: Wire,
        limits: Limits,
        notify: Callable[[Writer], None],
        clock: Callable[[], float] = time.monotonic,
        relieved: Callable[[], None] = lambda: None,
        outgoing: Outgoing | None = None,
    ) -> None:
        """`notify` has the broadcaster call `deliver`; `relieved` is called whenever the viewer has taken something.

        `outgoing`: the room for all that waits, by default one of its own.
        """
        self._socket, self._wire, self._limits, self._notify, self._clock = socket_, wire, limits, notify, clock
        self._relieved = relieved
        self._writing, self._posting = Lock(), Lock()
        self._rest = memoryview(b"")  # of a frame that is partly sent, and must be finished before any other
        self._framed = 0  # bytes held for that
        self._begun = 0.0  # when the first byte of the present message was sent
        self._stuck: float | None = None  # since when nothing could be sent
        self.dropped = False
        self._outbox: dict[Hashable, str] = {}
        self._waiting = 0  # bytes in the outbox
        self._backlog = Backlog(Outgoing(limits) if outgoing is None else outgoing, self.send_away, self.drop)
        self._goodbye: CloseConnection | None = None  # to be sent after what is partly sent
        self._cut_at: float | None = None  # when the connection is cut, if the viewer is being sent away

    def send(self, event: Event) -> None:
        """Send a frame. Waits for a slow viewer, and drops one that takes nothing for too long."""
        end = self._clock() + self._limits.sending
        with self._writing:
            try:
                frame = bytes(self._wire.send(event))
                self._hold(bytes(self._rest) + frame)
                while self._rest:
                    try:
                        self._send_some()
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
        self._forget_if_dropped()

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
            if self._cut_at is not None or self.dropped:
                return
            key = object() if instead_of is None else instead_of
            before = self._outbox.get(key)
            more = sys.getsizeof(text) - (0 if before is None else sys.getsizeof(before))
            self._waiting += more
            self._outbox[key] = text
            full = self._waiting > self._limits.outbox
        self._backlog.grow(more)
        if full:
            self.send_away(TOO_SLOW)

    def is_crowded(self) -> bool:
        """Whether so much waits that the viewer should take some of it first."""
        return self._waiting > self._limits.outbox // 2 or self._backlog.is_large()

    def is_leaving(self) -> bool:
        """Whether the viewer is being sent away, and nothing is to be answered any more."""
        return self._cut_at is not None

    def deliver(self) -> bool:
        """Send posted messages as far as possible without waiting; return whether nothing is left to do."""
        if not self._writing.acquire(blocking=False):
            return False
        try:
            while self._rest or self._begin_next():
                self._send_some()
            if self._may_stay():
                return self._cut_at is None or self.dropped
            self.drop()
        except BlockingIOError:
            if self._time_left() and self._clock() < self._begun + self._limits.sending and self._may_stay():
                return False
            self.drop()
        except LocalProtocolError:
            pass
        except OSError:
            self.drop()
        finally:
            self._writing.release()
            self._forget_if_dropped()
            self._relieved()
        return True

    def leave(self, code: int, why: str) -> bool:
        """Send a closing frame; the viewer's answer closes the connection. False: something else is being sent."""
        if not self._writing.acquire(blocking=False):
            return False
        with suppress(OSError, LocalProtocolError):
            self._hold(bytes(self._rest) + self._wire.send(CloseConnection(code, why)))
            self._send_some()
        self._writing.release()
        self._notify(self)  # where some of it is left
        return True

    def send_away(self, why: str) -> None:
        """Forget what waits, close the connection with this reason, and cut it if that is not taken soon."""
        with self._posting:
            if self._cut_at is not None or self.dropped:
                return
            self._cut_at, self._goodbye = self._clock() + self._limits.stall, CloseConnection(TRY_LATER, why)
            less, self._waiting = self._waiting, 0
            self._outbox.clear()
        log.info("a viewer was sent away: %s", why)
        self._backlog.shrink(less)
        self._notify(self)

    def drop(self) -> None:
        """Cut the connection at once, even if a thread is reading or writing."""
        self.dropped = True
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._backlog.end()
        self._forget_if_dropped()

    def end(self) -> None:
        """The connection is over: nobody is told anything of it any more."""
        self.drop()
        self._relieved = _do_nothing

    def _forget_if_dropped(self) -> None:
        """Hold nothing more for a viewer whose connection is cut. If another thread is writing, it forgets."""
        if self.dropped and self._writing.acquire(blocking=False):
            self._rest, self._framed = memoryview(b""), 0
            with self._posting:
                self._outbox.clear()
                self._waiting = 0
            self._writing.release()

    def _send_some(self) -> None:
        """Send as much of the present frame as the viewer takes at once. Raises OSError."""
        sent = self._socket.send(self._rest)
        self._rest, self._stuck = self._rest[sent:], None
        if self._rest:
            self._backlog.shrink(0, sent)
            return
        self._rest, framed, self._framed = memoryview(b""), self._framed, 0
        self._backlog.shrink(framed, sent)

    def _hold(self, data: bytes, instead_of: int = 0) -> None:
        """These bytes are to be sent now; `instead_of` so many of the outbox."""
        more = len(data) - self._framed - instead_of
        self._rest, self._framed = memoryview(data), len(data)
        self._backlog.grow(more)

    def _may_stay(self) -> bool:
        return self._cut_at is None or self._clock() < self._cut_at

    def _begin_next(self) -> bool:
        """Begin to send the oldest message in the outbox; return False if it is empty."""
        with self._posting:
            if not self._outbox and not self._goodbye:
                return False
            event, before = self._take_next()
            self._waiting -= before
        try:
            frame = bytes(self._wire.send(event))
        except LocalProtocolError:  # our closing frame has been sent already
            self._backlog.shrink(before)
            raise
        self._begun = self._clock()
        self._hold(frame, before)
        return True

    def _take_next(self) -> tuple[Event, int]:
        """The next event to be sent, and its bytes in the outbox."""
        if not self._outbox:
            assert self._goodbye
            event, self._goodbye = self._goodbye, None
            return event, 0
        text = self._outbox.pop(next(iter(self._outbox)))
        return TextMessage(text), sys.getsizeof(text)

    def _time_left(self) -> float:
        """The viewer takes nothing: the seconds until it is to be dropped."""
        now = self._clock()
        self._stuck = now if self._stuck is None else self._stuck
        return max(0.0, self._stuck + self._limits.stall - now)


def prepare(socket_: socket.socket, buffer: int) -> None:
    """Let no call wait, set the send buffer in bytes, and send small frames without delay."""
    socket_.setblocking(False)
    socket_.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    if socket_.family in (socket.AF_INET, socket.AF_INET6):
        socket_.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def wait_for_room(socket_: socket.socket, seconds: float) -> None:
    """Wait until there is room in the send buffer, at most so long."""
    with selectors.DefaultSelector() as waiting:
        waiting.register(socket_, selectors.EVENT_WRITE)
        waiting.select(seconds)
