"""The guarded websocket: limits what one viewer can do with the websocket that flask-sock hands over.

simple-websocket makes the handshake, but its reading thread never starts (see `NoThread`). Messages are read and taken
one at a time, so that none pile up: a viewer who asks too fast fills its own buffers. The viewer's own thread waits
meanwhile (see `turns`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from functools import partial

from simple_websocket import Server
from wsproto.events import CloseConnection, Event, Message, Ping

from ..config.limits import Limits
from .fair import Account
from .outgoing import Outgoing
from .scheduler import Scheduler
from .shares import Bucket, Buffers
from .tcp import AT_ONCE, drain, has_left, prepare
from .turns import Turns, UnscheduledTurns
from .writer import TRY_LATER, Writer

RECEIVED = 4096  # bytes read at a time

# RFC 6455, 7.4.1
GOING_AWAY, BROKEN_RULE, TOO_BIG, FAILED = 1001, 1008, 1009, 1011


class NoThread:
    """Replaces the thread that simple-websocket would start for every socket."""

    name = ""

    def __init__(self, target: Callable[[], None]) -> None:
        """The target never runs."""

    def start(self) -> None:
        """Does nothing."""


class Farewell(Exception):
    """We close the connection with this code, for this reason."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why


class Connection:
    """One viewer's websocket, for one thread at a time. Others may only use its `writer`."""

    def __init__(
        self,
        opened: Server,
        limits: Limits,
        buffers: Buffers,
        notify: Callable[[Writer], None],
        account: Account,
        scheduler: Scheduler | None = None,
        outgoing: Outgoing | None = None,
    ) -> None:
        self._opened, self._socket, self._wire = opened, opened.sock, opened.ws
        self._limits, self._buffers = limits, buffers
        self._frames = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._long = Bucket(limits.long_a_second, limits.long_at_once)
        self._mistakes = Bucket(limits.mistakes_a_second, limits.mistakes_at_once)
        self._message: str | bytes = ""  # incomplete
        self._size = 0  # its bytes
        self.writer = Writer(self._socket, self._wire, limits, notify, relieved=self.wake, outgoing=outgoing)
        prepare(self._socket, receive=limits.heartbeat, send=limits.stall, buffer=limits.send_buffer)
        self._account, self._scheduler, self._pinged = account, scheduler, False
        self._turns: Turns | None = None

    def converse(self, take: Callable[[str | bytes], bool], is_busy: Callable[[], bool]) -> None:
        """Have the viewer's messages taken, one after the other, until it closes the connection or is gone.

        `take` returns whether a message was a request: only few may be none. While the viewer `is_busy`, or has to take
        much first, none is taken. Raises Farewell, and what `take` raises.
        """

        def must_wait() -> bool:
            return is_busy() or self.writer.is_crowded()

        read = partial(self._read, take)
        if self._scheduler:
            self._turns = self._scheduler.enter(self._socket, read, self._account, must_wait)
        else:
            self._turns = UnscheduledTurns(self._socket, read, must_wait, self.is_gone)
        while not self._turns.wait(self._limits.heartbeat):
            if self._pinged:
                return
            self._pinged = True
            self.writer.send(Ping())

    def wake(self) -> None:
        """The viewer may not be busy any more. From any thread."""
        if turns := self._turns:
            turns.wake()

    def send(self, text: str) -> None:
        """Send an answer, as far as the viewer takes it at once; the rest follows."""
        self.writer.post_now(text)

    def post(self, text: str, instead_of: Hashable = None) -> None:
        """Queue a message, from any thread and without waiting. It replaces an unsent one with the same key."""
        self.writer.post(text, instead_of)

    def close(self, code: int, why: str) -> None:
        """Send our closing frame."""
        self.writer.send(CloseConnection(code, why))

    def end_turns(self) -> None:
        """Take nothing more of the viewer; what is being taken is over."""
        if self._turns:
            self._turns.end()
            self._turns = None

    def finish(self) -> None:
        """Close the socket, after reading what the viewer still sends: closing earlier could lose our last frame."""
        self._opened.connected = False  # else flask-sock would close it again
        drain(self._socket, self._limits.farewell)
        self.writer.end()
        self._buffers.give(self._size)
        # What refers to itself in a circle would wait for the garbage collector, which stops all other threads.
        self._opened.sock = self._opened.ws = None

    def is_gone(self) -> bool:
        """Whether the viewer has left or was dropped, even if messages of it are still unread."""
        return self.writer.dropped or has_left(self._socket)

    def _read(self, take: Callable[[str | bytes], bool]) -> Generator[None, None, bool]:
        """Take the messages that have arrived, with a pause after each; returns whether more may come."""
        try:
            received = self._socket.recv(RECEIVED, AT_ONCE)
        except BlockingIOError:
            return True  # nothing has arrived after all
        except ConnectionError:
            return False
        if not received:
            return False
        self._pinged = False
        self._wire.receive_data(received)
        for event in self._wire.events():
            if isinstance(event, CloseConnection):  # the viewer wants to close, or has violated the protocol
                self.writer.send(event.response())
                return False
            message = self._take(event)
            is_mistake = message is not None and not self.writer.is_leaving() and not take(message)
            if is_mistake and not self._mistakes.take():
                raise Farewell(BROKEN_RULE, "too many messages that are no request")
            if self.writer.dropped:
                return False
            yield
        return True

    def _check_size(self, before: int, now: int) -> None:
        """A message that is arriving has grown. Raises Farewell."""
        most = self._limits.long_message
        if now > most or (before <= self._limits.message < now and not self._long.take()):
            raise Farewell(TOO_BIG, f"a message may have at most {self._limits.message} bytes, and now and then {most}")

    def _take(self, event: Event) -> str | bytes | None:
        """The message that this event completes, or None. Raises Farewell."""
        if not self._frames.take():
            raise Farewell(BROKEN_RULE, "too many messages at once")
        if isinstance(event, Ping):
            self.writer.send(event.response())
        if not isinstance(event, Message):
            return None
        size = length(event.data)
        self._check_size(self._size, self._size + size)
        whole: str | bytes = self._message + event.data if self._size else event.data
        if event.message_finished:
            self._buffers.give(self._size)
            self._message, self._size = "", 0
            return whole
        if not self._buffers.take(size):
            raise Farewell(TRY_LATER, "the server has no memory left for messages")
        self._message, self._size = whole, self._size + size
        return None


def length(part: str | bytes) -> int:
    """The number of bytes in a part of a message."""
    return len(part.encode()) if isinstance(part, str) else len(part)
