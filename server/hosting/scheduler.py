"""Has what all viewers send taken by one thread, a slice at a time; whose turn it is says `fair`.

If each viewer's own thread were woken for each of its messages, hundreds of them would take part in each change of
Python's interpreter lock, and that costs more processor time than answering. So they sleep here. Where something in one
turn has to wait, another thread goes on with the others.

What has arrived is read when the selector reports it. So its socket is not reported again before its turn, and stays
with the selector; only one for which more arrives meanwhile is set aside until then.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from enum import Enum
from selectors import EVENT_READ
from threading import Event

from .fair import SLICE, Account, Usage
from .selecting import make_selector
from .threads import OVERDUE, Relay

RECEIVED = 4096  # bytes read at a time
LOOK = 0.001  # seconds between two looks at what has arrived while others wait for their turn
LOOK_AFTER = 0.1  # seconds between two looks whether busy viewers are still there

# Takes what has arrived, b"" at the end, with a pause after each message; returns whether more may come.
Take = Callable[[bytes], Generator[None, None, bool]]


class State(Enum):
    """Of a viewer and its next turn."""

    SILENT = "it has sent nothing more"
    READY = "its turn is queued"
    RUNNING = "its turn is under way"
    PARKED = "it is busy, and is woken when it no longer is"
    ENDED = "no turn comes any more"


class Scheduler(Relay):
    """Turns of all viewers, and of work for them."""

    def __init__(self, everyone: Usage | None = None, overdue: float = OVERDUE) -> None:
        super().__init__(everyone, overdue)
        self._selector = make_selector()
        self._parked = set[ViewerTurn]()
        self._looked = self._looked_after = 0.0
        self._ends: list[socket.socket] = []  # a byte from one to the other ends the wait for something to arrive

    def enter(
        self,
        socket_: socket.socket,
        take: Take,
        account: Account,
        is_busy: Callable[[], bool] = lambda: False,
        is_gone: Callable[[], bool] = lambda: False,
    ) -> ViewerTurn:
        """The turns of a viewer who has come.

        While it `is_busy`, nothing more of it is taken until it is woken. If it `is_gone` meanwhile, no turn comes.
        """
        turn = ViewerTurn(self, socket_, take, account, is_busy, is_gone)
        with self._lock:
            self._begin()
            self._listen(turn)
        return turn

    def _begin(self) -> None:
        if not self._ends:
            self._ends += socket.socketpair()
            for end in self._ends:
                end.setblocking(False)
            self._selector.register(self._ends[0], EVENT_READ)
        super()._begin()

    def begin(self, turn: ViewerTurn) -> bool:
        """A turn of a viewer begins, unless it has left."""
        with self._lock:
            if turn.state is State.READY:
                turn.state = State.RUNNING
            return turn.state is State.RUNNING

    def end(self, turn: ViewerTurn) -> None:
        """A turn is over: the next one comes at once, or when something arrives, or when the viewer is woken."""
        with self._lock:
            if turn.is_over or turn.state is State.ENDED:
                turn.state = State.ENDED
                turn.ended.set()
            elif not turn.has_work:
                turn.state = State.SILENT
                self._listen(turn)
            elif turn.is_busy():
                turn.state = State.PARKED
                self._parked.add(turn)
                self._notify()
            else:
                self._make_ready(turn)

    def wake(self, turn: ViewerTurn) -> None:
        """A viewer who was busy may have its turn."""
        with self._lock:
            if turn.state is State.PARKED:
                self._make_ready(turn)

    def leave(self, turn: ViewerTurn) -> bool:
        """The viewer leaves. Whether a turn of it is under way."""
        with self._lock:
            self._set_aside(turn)
            self._parked.discard(turn)
            under_way, turn.state = turn.state is State.RUNNING, State.ENDED
            return under_way

    def _make_ready(self, turn: ViewerTurn) -> None:
        self._parked.discard(turn)
        turn.state = State.READY
        self._put(turn)

    def _listen(self, turn: ViewerTurn) -> None:
        """Have the viewer reported when something has arrived."""
        if not turn.is_listened_to:
            turn.is_listened_to = True
            self._selector.register(turn.socket, EVENT_READ, turn)
            self._notify()  # some selectors do not see what joins during a wait

    def _set_aside(self, turn: ViewerTurn) -> None:
        if turn.is_listened_to:
            turn.is_listened_to = False
            self._selector.unregister(turn.socket)

    def _stop_waiting(self) -> None:
        with suppress(BlockingIOError):  # full of bytes, one of which is enough
            self._ends[1].send(b"!")

    def _look(self) -> None:
        if time.monotonic() > self._looked + LOOK:
            self._select(0)

    def _wait(self) -> None:
        self._select(LOOK_AFTER if self._parked else None)

    def _select(self, seconds: float | None) -> None:
        """Queue the turns of those who have sent something or have left. Wait so long for one, None: until there is."""
        try:
            events = self._selector.select(seconds)
        except OSError:  # a socket was closed during the wait, which some systems mind
            events = []
        self._looked = time.monotonic()
        with self._lock:
            for key, _ in events:
                turn: ViewerTurn | None = key.data
                if turn is None:
                    with suppress(BlockingIOError):  # another thread has read it
                        self._ends[0].recv(RECEIVED)
                elif turn.state is State.SILENT:
                    if turn.receive():
                        turn.state = State.READY
                        self._ready.put(turn)
                else:
                    self._set_aside(turn)
            if self._parked and self._looked > self._looked_after + LOOK_AFTER:
                self._looked_after = self._looked
                for turn in [turn for turn in self._parked if turn.is_gone()]:
                    turn.is_over = True
                    self._make_ready(turn)


class ViewerTurn:
    """The turns of one viewer, one after the other: in each, `take` takes some of what has arrived."""

    def __init__(
        self,
        scheduler: Scheduler,
        socket_: socket.socket,
        take: Take,
        account: Account,
        is_busy: Callable[[], bool],
        is_gone: Callable[[], bool],
    ) -> None:
        self._scheduler, self.socket, self._take, self.account = scheduler, socket_, take, account
        self.is_busy, self.is_gone = is_busy, is_gone
        self._received = b""
        self._work: Generator[None, None, bool] | None = None  # takes what has arrived
        self._heard = time.monotonic()  # when bytes last arrived
        self._error: Exception | None = None
        self.ended = Event()  # no more may come, or the last turn is over
        self.state, self.is_listened_to, self.is_over = State.SILENT, False, False

    @property
    def has_work(self) -> bool:
        """Whether something that has arrived is still to be taken."""
        return self._work is not None

    def receive(self) -> bool:
        """Read what has arrived; return whether that is something, also the end of the connection."""
        try:
            self._received = self.socket.recv(RECEIVED)
        except BlockingIOError:
            return False  # reported of an earlier socket of this number
        except OSError:
            self._received = b""
        return True

    def run(self) -> None:
        if not self._scheduler.begin(self):
            return
        begun = time.thread_time()
        self._advance(begun + SLICE)
        self.account.charge(time.thread_time() - begun)
        self._scheduler.end(self)

    def _advance(self, end: float) -> None:
        """Take what has arrived, until the thread has had its processor time."""
        try:
            if self.is_over:  # what is still unread needs no answer
                self._work = None
                return
            self._work = self._work or self._take(self._received)
            while not self.is_busy():
                next(self._work)
                if time.thread_time() >= end:
                    return
        except StopIteration as stop:
            self.is_over, self._work = not stop.value, None
        except Exception as error:
            self.is_over, self._work, self._error = True, None, error
        finally:
            self._heard = time.monotonic()

    def wait(self, seconds: float) -> bool:
        """Wait until no more may come, which returns True, or nothing has come for so long. Raises what `take` does."""
        while (left := self._heard + seconds - time.monotonic()) > 0 or self.state is not State.SILENT:
            if self.ended.wait(left if left > 0 else seconds):
                if self._error:
                    raise self._error
                return True
        self._heard = time.monotonic()
        return False

    def wake(self) -> None:
        """The viewer may not be busy any more. From any thread."""
        self._scheduler.wake(self)

    def stop(self) -> None:
        """No turn comes any more, and none is under way. To be called before the socket is closed."""
        if self._scheduler.leave(self):
            self.ended.wait()
