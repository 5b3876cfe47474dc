"""Turns of one viewer, one after the other: in each a function handles some of its input, for one slice.

SILENT -- input --> READY -- its turn comes --> RUNNING -- the slice is over --> one of

SILENT  all input is handled
READY   some is left
PARKED  some is left, but the viewer is busy; when it is woken, or has gone, it is READY
ENDED   no input may follow
"""

import socket
import time
from collections.abc import Callable, Generator
from enum import Enum, auto
from threading import Event

from .fair import SLICE, Account
from .scheduler import Scheduler

RECEIVED = 4096  # bytes read at a time

# Handles input, b"" at the end of the connection; pauses after each message and returns whether more may come.
HandleInput = Callable[[bytes], Generator[None, None, bool]]


class State(Enum):
    SILENT = auto()
    READY = auto()
    RUNNING = auto()
    PARKED = auto()
    ENDED = auto()


class Turns:
    """State of one viewer's turns, which the scheduler's lock guards.

    While `is_busy()`, no input is handled until `wake`. If `is_gone()` meanwhile, no further turn comes.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        socket_: socket.socket,
        handle: HandleInput,
        account: Account,
        is_busy: Callable[[], bool] = lambda: False,
        is_gone: Callable[[], bool] = lambda: False,
    ) -> None:
        self._scheduler, self.socket, self._handle, self.account = scheduler, socket_, handle, account
        self._is_busy, self._is_gone = is_busy, is_gone
        self._received = b""
        self._work: Generator[None, None, bool] | None = None  # handles the input under way
        self._heard = time.monotonic()  # when bytes last arrived
        self._error: Exception | None = None
        self.ended = Event()  # set when the last turn is over
        self._state, self.is_listened_to, self._is_over = State.SILENT, False, False
        scheduler.listen(self)

    def receive(self) -> bool:
        """Read input that has arrived; return whether a turn is to be queued for it, or for the connection's end."""
        if self._state is not State.SILENT:
            self._scheduler.ignore(self)
            return False
        try:
            self._received = self.socket.recv(RECEIVED)
        except BlockingIOError:
            return False  # the report was about an earlier socket with this descriptor
        except OSError:
            self._received = b""
        self._state = State.READY
        return True

    def run(self) -> None:
        """Handle input for a slice. Then the viewer leaves, waits for input or to be woken, or has another turn."""
        with self._scheduler.lock:
            if self._state is not State.READY:  # it has left
                return
            self._state = State.RUNNING
        begun = time.thread_time()
        self._advance(begun + SLICE)
        self.account.charge(time.thread_time() - begun)
        with self._scheduler.lock:
            if self._is_over or self._state is State.ENDED:
                self._scheduler.ignore(self)
                self._state = State.ENDED
                self.ended.set()
            elif self._work is None:
                self._state = State.SILENT
                if not self.is_listened_to:
                    self._scheduler.listen(self)
            elif self._is_busy():
                self._state = State.PARKED
                self._scheduler.parked.add(self)
                self._scheduler.notify()  # so that the leading thread looks whether it has gone meanwhile
            else:
                self._make_ready()

    def wake(self) -> None:
        """Queue a turn if the viewer is parked. Thread-safe."""
        with self._scheduler.lock:
            if self._state is State.PARKED:
                self._make_ready()

    def look(self) -> None:
        """Queue the last turn of a parked viewer that has gone."""
        if self._is_gone():
            self._is_over = True
            self._make_ready()

    def has_ended(self) -> bool:
        return self._state is State.ENDED

    def stop(self) -> None:
        """End the turns, and block until a running one is over. Call it before closing the socket."""
        if self.ended.is_set():
            return
        with self._scheduler.lock:
            self._scheduler.ignore(self)
            self._scheduler.parked.discard(self)
            is_running, self._state = self._state is State.RUNNING, State.ENDED
        if is_running:
            self.ended.wait()

    def wait(self, seconds: float) -> bool:
        """Block until no input may follow (True) or none came for so many seconds (False). Raises its errors."""
        while (left := self._heard + seconds - time.monotonic()) > 0 or self._state is not State.SILENT:
            if self.ended.wait(left if left > 0 else seconds):
                if self._error:
                    raise self._error
                return True
        self._heard = time.monotonic()
        return False

    def _make_ready(self) -> None:
        self._scheduler.parked.discard(self)
        self._state = State.READY
        self._scheduler.queue(self)

    def _advance(self, end: float) -> None:
        """Handle input until the thread's CPU time reaches `end`."""
        try:
            if self._is_over:  # unread input needs no answer
                self._work = None
                return
            self._work = self._work or self._handle(self._received)
            while not self._is_busy():
                next(self._work)
                if time.thread_time() >= end:
                    return
        except StopIteration as stop:
            self._is_over, self._work = not stop.value, None
        except Exception as error:
            self._is_over, self._work, self._error = True, None, error
        finally:
            self._heard = time.monotonic()
