"""Scheduler: one thread handles all viewers' input, a slice at a time, in the order of the `fair` queue.

Waking each viewer's own thread for each message costs more CPU time than answering it: hundreds of threads would
contend for Python's interpreter lock. So they sleep here. If a turn blocks, another thread takes over the rest.

Input is read as soon as the selector reports it, so that the socket is not reported again before its turn. It stays
registered; only if more input arrives meanwhile, it is unregistered until the turn is over. Only the leading thread
registers sockets: a thread of each new viewer would hold the lock meanwhile, for which all turns wait.
"""

from __future__ import annotations

import socket
import time
from collections import deque
from collections.abc import Callable, Generator
from contextlib import suppress
from enum import Enum
from selectors import EVENT_READ
from threading import Event

from .fair import SLICE, Account, Usage
from .selecting import make_selector
from .threads import OVERDUE, Relay

RECEIVED = 4096  # bytes read at a time
LOOK = 0.001  # seconds between two polls for input while turns are queued
LOOK_AFTER = 0.1  # seconds between two checks for parked viewers that have gone

# Handles input, b"" at the end of the connection; pauses after each message and returns whether more may come.
HandleInput = Callable[[bytes], Generator[None, None, bool]]


class State(Enum):
    """State of a viewer's turns."""

    SILENT = "it has sent nothing more"
    READY = "its turn is queued"
    RUNNING = "its turn is under way"
    PARKED = "it is busy and will be woken"
    ENDED = "no further turn comes"


class Scheduler(Relay):
    """Runs the turns of all viewers, and of work for them."""

    def __init__(self, everyone: Usage | None = None, overdue: float = OVERDUE) -> None:
        super().__init__(everyone, overdue)
        self._selector = make_selector()
        self._parked = set[ViewerTurn]()
        self._unregistered = deque[ViewerTurn]()  # viewers whose sockets the leading thread will register
        self._looked = self._looked_after = 0.0
        self._ends: list[socket.socket] = []  # a byte from one to the other ends a blocking select

    def enter(
        self,
        socket_: socket.socket,
        handle: HandleInput,
        account: Account,
        is_busy: Callable[[], bool] = lambda: False,
        is_gone: Callable[[], bool] = lambda: False,
    ) -> ViewerTurn:
        """Return the turns of a new viewer.

        While `is_busy()`, none of its input is handled until `wake`. If `is_gone()` meanwhile, no further turn comes.
        """
        turn = ViewerTurn(self, socket_, handle, account, is_busy, is_gone)
        if not self._leader:
            with self._lock:
                self._start_threads()
        self._listen(turn)
        return turn

    def _start_threads(self) -> None:
        if not self._ends:
            self._ends += socket.socketpair()
            for end in self._ends:
                end.setblocking(False)
            self._selector.register(self._ends[0], EVENT_READ)
        super()._start_threads()

    def start_turn(self, turn: ViewerTurn) -> bool:
        """Mark a turn as running; return False if the viewer has left."""
        with self._lock:
            if turn.state is State.READY:
                turn.state = State.RUNNING
            return turn.state is State.RUNNING

    def finish_turn(self, turn: ViewerTurn) -> None:
        """Finish a turn. The viewer then leaves, waits for input or to be woken, or has its next turn queued."""
        with self._lock:
            if turn.is_over or turn.state is State.ENDED:
                self._set_aside(turn)
                turn.state = State.ENDED
                turn.ended.set()
            elif turn.work is None:
                turn.state = State.SILENT
                if not turn.is_listened_to:
                    self._listen(turn)
            elif turn.is_busy():
                turn.state = State.PARKED
                self._parked.add(turn)
                self._notify()  # so that the leading thread looks whether it has gone meanwhile
            else:
                self._make_ready(turn)

    def wake(self, turn: ViewerTurn) -> None:
        """Queue the turn of a parked viewer."""
        with self._lock:
            if turn.state is State.PARKED:
                self._make_ready(turn)

    def leave(self, turn: ViewerTurn) -> bool:
        """Remove a viewer; return whether a turn of it is running."""
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
        """Have the viewer's socket registered for input before the next select. It needs no lock."""
        self._unregistered.append(turn)
        self._notify()

    def _set_aside(self, turn: ViewerTurn) -> None:
        if turn.is_listened_to:
            turn.is_listened_to = False
            self._selector.unregister(turn.socket)

    def _stop_waiting(self) -> None:
        with suppress(BlockingIOError):  # it is full, and one byte is enough
            self._ends[1].send(b"!")

    def _look(self) -> None:
        if time.monotonic() > self._looked + LOOK:
            self._select(0)

    def _wait(self) -> None:
        self._select(LOOK_AFTER if self._parked else None)

    def _register(self) -> None:
        """Register the sockets of new viewers. A variable of `_select` would keep the last one's data."""
        with self._lock:
            while self._unregistered:
                if (new := self._unregistered.popleft()).state is not State.ENDED:
                    new.is_listened_to = True
                    self._selector.register(new.socket, EVENT_READ, new)

    def _select(self, seconds: float | None) -> None:
        """Queue the turns of viewers with input; block at most so many seconds, None: until there is some."""
        if self._unregistered:
            self._register()
        try:
            events = self._selector.select(seconds)
        except OSError:  # on some systems, if a socket was closed meanwhile
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
    """Turns of one viewer, one after the other: in each, `handle` processes some of its input."""

    def __init__(
        self,
        scheduler: Scheduler,
        socket_: socket.socket,
        handle: HandleInput,
        account: Account,
        is_busy: Callable[[], bool],
        is_gone: Callable[[], bool],
    ) -> None:
        self._scheduler, self.socket, self._handle, self.account = scheduler, socket_, handle, account
        self.is_busy, self.is_gone = is_busy, is_gone
        self._received = b""
        self.work: Generator[None, None, bool] | None = None  # handles the input under way
        self._heard = time.monotonic()  # when bytes last arrived
        self._error: Exception | None = None
        self.ended = Event()  # set when the last turn is over
        self.state, self.is_listened_to, self.is_over = State.SILENT, False, False

    def receive(self) -> bool:
        """Read input; return whether there was any, or the end of the connection."""
        try:
            self._received = self.socket.recv(RECEIVED)
        except BlockingIOError:
            return False  # the report was about an earlier socket with this descriptor
        except OSError:
            self._received = b""
        return True

    def run(self) -> None:
        if not self._scheduler.start_turn(self):
            return
        begun = time.thread_time()
        self._advance(begun + SLICE)
        self.account.charge(time.thread_time() - begun)
        self._scheduler.finish_turn(self)

    def _advance(self, end: float) -> None:
        """Handle input until the thread's CPU time reaches `end`."""
        try:
            if self.is_over:  # unread input needs no answer
                self.work = None
                return
            self.work = self.work or self._handle(self._received)
            while not self.is_busy():
                next(self.work)
                if time.thread_time() >= end:
                    return
        except StopIteration as stop:
            self.is_over, self.work = not stop.value, None
        except Exception as error:
            self.is_over, self.work, self._error = True, None, error
        finally:
            self._heard = time.monotonic()

    def wait(self, seconds: float) -> bool:
        """Block until no input may follow (True) or none came for so many seconds (False). Raises its errors."""
        while (left := self._heard + seconds - time.monotonic()) > 0 or self.state is not State.SILENT:
            if self.ended.wait(left if left > 0 else seconds):
                if self._error:
                    raise self._error
                return True
        self._heard = time.monotonic()
        return False

    def wake(self) -> None:
        """Queue a turn if the viewer is parked. Thread-safe."""
        self._scheduler.wake(self)

    def stop(self) -> None:
        """End the turns, and block until a running one is over. Call it before closing the socket."""
        if not self.ended.is_set() and self._scheduler.leave(self):
            self.ended.wait()
