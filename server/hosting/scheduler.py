"""One thread takes what all viewers send and works for them, a slice at a time; whose turn it is says `fair`.

If each viewer's own thread were woken for each of its messages, hundreds of them would take part in each change of
Python's interpreter lock, and that costs more processor time than answering. So they sleep here. Where something in one
turn has to wait, another thread goes on with the others.
"""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from threading import Condition, Event, Lock, Thread

from .fair import Account, Queue, Turn, Usage, give
from .turns import Take

SLICE = 0.002  # seconds of processor time for one viewer; it ends at the first pause after them
OVERDUE = 0.01  # seconds after which another thread goes on with the others
WOKEN = 4096  # bytes read at a time of those that end a wait
LOOK = 0.001  # seconds between two looks at what has arrived while others wait for their turn

ARRIVED = select.EPOLLIN | select.EPOLLONESHOT if hasattr(select, "epoll") else 0
LEFT = select.EPOLLRDHUP | select.EPOLLONESHOT if hasattr(select, "epoll") else 0


class Scheduler:
    """Turns of all viewers, and of work for them. Its threads start with the first of these and never end."""

    def __init__(self, everyone: Usage | None = None, overdue: float = OVERDUE) -> None:
        self._overdue = overdue
        self._epoll = select.epoll()
        self._ends: list[socket.socket] = []  # a byte from one to the other ends the wait for something to arrive
        self._lock = Lock()
        self._busy = Condition(self._lock)
        self._viewers: dict[int, ScheduledTurns] = {}  # by descriptor
        self._ready = Queue[Turn](everyone)
        self._leader = 0  # the number of the thread that does the work
        self._since: float | None = None  # since when it is at one turn; None: it waits for one
        self._looked = 0.0

    def enter(
        self, socket_: socket.socket, take: Take, account: Account, is_busy: Callable[[], bool] = lambda: False
    ) -> ScheduledTurns:
        """The turns of a viewer who has come. While it `is_busy`, nothing more of it is taken until it is woken."""
        turns = ScheduledTurns(self, socket_.fileno(), take, account, is_busy)
        with self._lock:
            self._begin()
            self._viewers[turns.descriptor] = turns
            self._epoll.register(turns.descriptor, ARRIVED)
        return turns

    def put(self, turn: Turn) -> None:
        """A turn is to come. From any thread, without waiting."""
        with self._lock:
            self._begin()
            self._put(turn)

    def _put(self, turn: Turn) -> None:
        self._ready.put(turn)
        if self._since is None:
            self._stop_waiting()

    def _stop_waiting(self) -> None:
        """Have the thread that waits for something to arrive look whose turn it is."""
        with suppress(BlockingIOError):  # full of bytes, one of which is enough
            self._ends[1].send(b"!")

    def _begin(self) -> None:
        """Start the threads, if they have not been started."""
        if self._leader:
            return
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

    def begin(self, turns: ScheduledTurns) -> bool:
        """A turn of a viewer begins, unless it has left."""
        with self._lock:
            turns.is_ready = False
            turns.under_way = self._viewers.get(turns.descriptor) is turns
            return turns.under_way

    def end(self, turns: ScheduledTurns) -> bool:
        """A turn is over: the next one comes at once, or when something arrives, or when the viewer is woken.

        False: none comes.
        """
        with self._lock:
            turns.under_way = False
            if turns.is_over or self._viewers.get(turns.descriptor) is not turns:
                return False
            if turns.may_go_on():
                self._put(turns)
            elif turns.has_work:
                turns.parked = True
                self._epoll.modify(turns.descriptor, LEFT)
            else:
                self._epoll.modify(turns.descriptor, ARRIVED)
            return True

    def wake(self, turns: ScheduledTurns) -> None:
        """A viewer who was busy may have its turn."""
        with self._lock:
            if turns.parked:
                turns.parked = False
                self._put(turns)

    def _lead(self) -> None:
        """Have another thread do the work."""
        number = self._leader + 1
        Thread(target=self._work, args=[number], name="turns", daemon=True).start()
        self._leader = number

    def _work(self, number: int) -> None:
        """Give turns until another thread does."""
        while True:
            while turn := self._next(number):
                give(turn)
            if self._leader != number:
                self._stop_waiting()  # the last look of this thread may have been for the other one
                return
            self._look(None)

    def _next(self, number: int) -> Turn | None:
        """Whose turn comes now; None if nobody waits, or another thread does the work."""
        if self._ready and time.monotonic() > self._looked + LOOK:
            self._look(0)
        with self._lock:
            if self._leader != number:
                return None
            if not self._ready:
                self._since = None
                return None
            if self._since is None:
                self._busy.notify()
            self._since = time.monotonic()
            return self._ready.take()

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
                if turns is None or turns.under_way or turns.is_ready:
                    continue  # an event may be about an earlier socket of this number
                if turns.parked and what & (select.EPOLLRDHUP | select.EPOLLHUP | select.EPOLLERR):
                    turns.parked, turns.is_gone = False, True
                elif turns.has_work:
                    continue
                turns.is_ready = True
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
        self.is_ready = self.under_way = self.parked = self.is_over = self.is_gone = False

    @property
    def has_work(self) -> bool:
        """Whether something that has arrived is still to be taken."""
        return self._work is not None

    def may_go_on(self) -> bool:
        """Whether another slice can follow at once."""
        return self.has_work and not self._is_busy()

    def run(self) -> None:
        """A slice of a turn."""
        if not self._scheduler.begin(self):
            return
        begun = time.thread_time()
        self._advance(begun + SLICE)
        self.account.charge(time.thread_time() - begun)
        if not self._scheduler.end(self):
            self.ended.set()

    def _advance(self, end: float) -> None:
        """Take what has arrived, until the thread has had its processor time."""
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
