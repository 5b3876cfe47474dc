"""One thread takes what all viewers send, a slice at a time; whose turn it is says `fair`.

If each viewer's own thread were woken for each of its messages, hundreds of them would take part in each change of
Python's interpreter lock, and that costs more processor time than answering. So they sleep here. Where something in one
viewer's turn has to wait, another thread goes on with the others.
"""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from threading import Condition, Event, Lock, Thread

from ..fair import Account, Queue, Usage
from .turns import Take

SLICE = 0.002  # seconds of processor time for one viewer; it ends at the first pause after them
OVERDUE = 0.01  # seconds after which another thread goes on with the other viewers
WOKEN = 4096  # bytes read at a time of those that end a wait
LOOK = 0.001  # seconds between two looks at what has arrived while others wait for their turn

ARRIVED = select.EPOLLIN | select.EPOLLONESHOT if hasattr(select, "epoll") else 0
LEFT = select.EPOLLRDHUP | select.EPOLLONESHOT if hasattr(select, "epoll") else 0


class Scheduler:
    """The turns of all viewers. Its threads start with the first viewer and never end."""

    def __init__(self, everyone: Usage | None = None, overdue: float = OVERDUE) -> None:
        self._overdue = overdue
        self._epoll = select.epoll()
        self._ends: list[socket.socket] = []  # a byte from one to the other ends the wait for something to arrive
        self._lock = Lock()
        self._busy = Condition(self._lock)
        self._viewers: dict[int, ScheduledTurns] = {}  # by descriptor
        self._ready = Queue[ScheduledTurns](everyone)
        self._leader = 0  # the number of the thread that does the work
        self._since: float | None = None  # since when it is at one viewer's
        self._looked = 0.0

    def enter(
        self, socket_: socket.socket, take: Take, account: Account, is_busy: Callable[[], bool] = lambda: False
    ) -> ScheduledTurns:
        """The turns of a viewer who has come. While it `is_busy`, nothing more of it is taken until it is woken."""
        turns = ScheduledTurns(self, socket_.fileno(), take, account, is_busy)
        with self._lock:
            self._viewers[turns.descriptor] = turns
            if not self._leader:
                self._begin()
            self._epoll.register(turns.descriptor, ARRIVED)
        return turns

    def _begin(self) -> None:
        """The first viewer is here."""
        self._ends += socket.socketpair()
        for end in self._ends:
            end.setblocking(False)
        self._epoll.register(self._ends[0], select.EPOLLIN)
        self._lead()
        Thread(target=self._replace, name="turns", daemon=True).start()

    def leave(self, turns: ScheduledTurns) -> bool:
        """The viewer leaves. Whether a turn of it is under way."""
        with self._lock:
            self._epoll.unregister(turns.descriptor)
            del self._viewers[turns.descriptor]
            return turns.under_way

    def wake(self, turns: ScheduledTurns) -> None:
        """A viewer who was busy may have its turn."""
        with self._lock:
            if not turns.parked or not self._is_here(turns):
                return
            turns.parked = False
            self._ready.put(turns)
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        """Have the thread that waits for something to arrive look who is ready."""
        with suppress(BlockingIOError):  # full of bytes, one of which is enough
            self._ends[1].send(b"!")

    def _is_here(self, turns: ScheduledTurns) -> bool:
        return self._viewers.get(turns.descriptor) is turns

    def _lead(self) -> None:
        """Have another thread do the work."""
        number = self._leader + 1
        Thread(target=self._work, args=[number], name="turns", daemon=True).start()
        self._leader = number

    def _work(self, number: int) -> None:
        """Give turns until another thread does."""
        while True:
            while turns := self._next(number):
                begun = time.thread_time()
                turns.advance()
                turns.account.charge(time.thread_time() - begun)
                with self._lock:
                    turns.under_way = False
                    goes_on = not turns.is_over and self._is_here(turns)
                    if goes_on:
                        self._go_on(turns)
                if not goes_on:
                    turns.ended.set()
            if self._leader != number:
                self._stop_waiting()  # the last one may have more to take
                return
            self._look(None)

    def _go_on(self, turns: ScheduledTurns) -> None:
        """After a slice: the next one, or a rest until something arrives, or until the viewer is not busy any more."""
        if turns.may_go_on():
            self._ready.put(turns)
        elif turns.has_work:
            turns.parked = True
            self._epoll.modify(turns.descriptor, LEFT)
        else:
            self._epoll.modify(turns.descriptor, ARRIVED)

    def _next(self, number: int) -> ScheduledTurns | None:
        """Whose turn comes now; None if nobody waits, or another thread does the work."""
        if self._ready and time.monotonic() > self._looked + LOOK:
            self._look(0)
        with self._lock:
            while self._leader == number and self._ready:
                turns = self._ready.take()
                if self._is_here(turns):
                    if self._since is None:
                        self._busy.notify()
                    self._since = time.monotonic()
                    turns.under_way = True
                    return turns
            if self._leader == number:
                self._since = None
            return None

    def _look(self, seconds: float | None) -> None:
        """Whoever has sent something, or has left, is ready for a turn. Waits so long for one, None: until there is."""
        events = self._epoll.poll(seconds)
        self._looked = time.monotonic()
        with self._lock:
            for descriptor, what in events:
                if descriptor == self._ends[0].fileno():
                    with suppress(BlockingIOError):  # another thread has read it
                        self._ends[0].recv(WOKEN)
                turns = self._viewers.get(descriptor)
                if turns is None or turns.under_way:
                    continue  # an event may be about an earlier socket of this number
                if turns.parked and what & (select.EPOLLRDHUP | select.EPOLLHUP | select.EPOLLERR):
                    turns.parked, turns.is_gone = False, True
                    self._ready.put(turns)
                elif not turns.has_work:
                    self._ready.put(turns)

    def _replace(self) -> None:
        """Have another thread go on whenever one viewer takes too long."""
        while True:
            with self._busy:
                while self._since is None:
                    self._busy.wait()
                seen = self._since
            time.sleep(self._overdue)
            with self._lock:
                if self._since == seen:
                    with suppress(RuntimeError):  # the system has no thread left: the others wait
                        self._since = None
                        self._lead()


class ScheduledTurns:
    """The turns that a scheduler gives one viewer."""

    def __init__(
        self, scheduler: Scheduler, descriptor: int, take: Take, account: Account, is_busy: Callable[[], bool]
    ) -> None:
        self._scheduler, self.descriptor, self._take, self.account = scheduler, descriptor, take, account
        self._is_busy = is_busy
        self._work: Generator[None, None, bool] | None = None  # takes what has arrived
        self._heard = time.monotonic()  # when bytes last arrived
        self._error: Exception | None = None
        self.ended = Event()  # no more may come, or the last turn is over
        self.under_way = self.parked = self.is_over = self.is_gone = False

    @property
    def has_work(self) -> bool:
        """Whether something that has arrived is still to be taken."""
        return self._work is not None

    def may_go_on(self) -> bool:
        """Whether another slice can follow at once."""
        return self.has_work and not self._is_busy()

    def advance(self) -> None:
        """A slice of a turn."""
        end = time.thread_time() + SLICE
        try:
            if self.is_gone:  # what is still unread needs no answer
                self.is_over, self._work = True, None
                return
            self._work = self._work or self._take()
            while not self._is_busy():
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
        while (left := self._heard + seconds - time.monotonic()) > 0 or self.under_way or self.has_work:
            if self.ended.wait(left if left > 0 else seconds):
                if self._error:
                    raise self._error
                return True
        self._heard = time.monotonic()
        return False

    def wake(self) -> None:
        self._scheduler.wake(self)

    def end(self) -> None:
        if self._scheduler.leave(self):
            self.ended.wait()


def make_scheduler(everyone: Usage) -> Scheduler | None:
    """A scheduler, on systems that have epoll."""
    return Scheduler(everyone) if hasattr(select, "epoll") else None
