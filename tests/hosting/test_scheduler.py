"""The scheduler runs viewers' turns one after the other, and a long turn delays no other."""

import socket
import threading
import time
import weakref
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from functools import partial
from selectors import DefaultSelector, SelectSelector
from typing import Any

import pytest

from server.hosting import scheduler, selecting
from server.hosting.fair import Account, Runner
from server.hosting.scheduler import Scheduler
from server.hosting.selecting import PartsSelector
from server.hosting.threads import Threads
from server.hosting.turns import Turns
from tests.tools.waiting import until

LONG = 60.0  # seconds; no test waits for them


def pair() -> tuple[socket.socket, socket.socket]:
    """Return the near, non-blocking end of a connection, and the far end."""
    near, far = socket.socketpair()
    near.setblocking(False)
    return near, far


class Viewer:
    """A viewer whose turns last until `go_on`. It leaves with an "e", and fails with an "f"."""

    def __init__(self, watch: Scheduler, stack: ExitStack) -> None:
        self.near, self.far = (stack.enter_context(each) for each in pair())
        self.runs, self.taken, self.threads = False, 0, set[int]()
        self.error: Exception | None = None
        self._on = threading.Semaphore(0)
        self.turn = Turns(watch, self.near, self._take, Account())
        self._thread = threading.Thread(target=self._live)
        self._thread.start()
        stack.callback(self.leave)

    def _take(self, said: bytes) -> Generator[None, None, bool]:
        self.runs = True
        self._on.acquire()
        self.runs, self.taken = False, self.taken + 1
        self.threads.add(threading.get_ident())
        if said.endswith(b"f"):
            raise RuntimeError("as it was told")
        return said.endswith(b"x")
        yield

    def _live(self) -> None:
        try:
            self.turn.wait(LONG)
        except RuntimeError as error:
            self.error = error
        self.turn.stop()

    def say(self, what: bytes = b"x") -> None:
        self.far.sendall(what)

    def go_on(self) -> None:
        self._on.release()

    def leave(self, how: bytes = b"e") -> None:
        if self._thread.is_alive():
            self.say(how)
            for _ in range(100):
                self.go_on()
            self._thread.join(20)
            assert not self._thread.is_alive()


Come = Callable[[Scheduler, int], list[Viewer]]


@pytest.fixture(params=[DefaultSelector, SelectSelector, PartsSelector], autouse=True)
def _as_elsewhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use this system's selector, and `select` alone, for any number of sockets or few in a call."""
    monkeypatch.setattr(scheduler, "make_selector", request.param)
    monkeypatch.setattr(selecting, "PART", 2)


@pytest.fixture
def come() -> Iterator[Come]:
    with ExitStack() as stack:
        yield lambda watch, number: [Viewer(watch, stack) for _ in range(number)]


def running(viewers: list[Viewer]) -> list[int]:
    return [number for number, viewer in enumerate(viewers) if viewer.runs]


def test_one_runs_at_a_time_and_of_equals_the_longest_waiting_goes_first(come: Come) -> None:
    if scheduler.make_selector is not DefaultSelector:
        pytest.skip("others report in another order what has arrived meanwhile")
    viewers = come(Scheduler(overdue=LONG), 4)
    viewers[3].say()
    until(lambda: running(viewers) == [3], "it does not run")
    # The thread is busy, so the next messages arrive together; epoll reports them in the order of their arrival.
    for number in (1, 0, 2):
        viewers[number].say()
    for number in (3, 1, 0, 2):
        until(lambda number=number: running(viewers) == [number], f"it is not the turn of {number}")
        viewers[number].go_on()
    until(lambda: running(viewers) == [], "somebody has a turn for nothing")
    assert len(set.union(*(viewer.threads for viewer in viewers))) == 1


def test_a_long_turn_delays_no_other(come: Come) -> None:
    """Fails if no other thread takes over after an overdue turn."""
    viewers = come(Scheduler(overdue=0.02), 3)
    for viewer in viewers:
        viewer.say()
    until(lambda: running(viewers) == [0, 1, 2], "they wait for each other")
    for viewer in reversed(viewers):
        viewer.go_on()
    until(lambda: running(viewers) == [], "a long turn does not end")
    for viewer in viewers:
        viewer.say()
        viewer.go_on()
    until(lambda: [viewer.taken for viewer in viewers] == [2, 2, 2], "after a long turn no other comes")


def test_viewers_come_and_leave_without_the_lock_of_all_turns(come: Come) -> None:
    """Fails if they take it: each turn would wait for a whole flood of them."""
    watch = Scheduler()
    (gone,) = come(watch, 1)
    gone.say(b"e")
    gone.go_on()
    assert gone.turn.ended.wait(20)
    with watch.lock:
        for act in (lambda: come(watch, 1), gone.turn.stop):
            acting = threading.Thread(target=act, daemon=True)
            acting.start()
            acting.join(20)
            assert not acting.is_alive()


def test_turns_go_on_while_another_thread_is_slow_to_start(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails if it is started under the lock."""
    slow, may_start = threading.Event(), threading.Event()

    class Slow(threading.Thread):
        def start(self) -> None:
            slow.set()
            assert may_start.wait(20)
            super().start()

    viewers = come(Scheduler(overdue=0.01), 2)
    monkeypatch.setattr(scheduler, "Thread", Slow)
    for viewer in viewers:
        viewer.say()
    until(lambda: slow.is_set() and running(viewers), "no turn is overdue")
    first = running(viewers)
    viewers[first[0]].go_on()
    until(lambda: running(viewers) not in (first, []), "no turn follows")
    may_start.set()


def test_threads_that_were_replaced_end(come: Come) -> None:
    def named() -> int:
        return sum(thread.name == "turns" for thread in threading.enumerate())

    before = named()
    viewers = come(Scheduler(overdue=0.01), 5)
    for viewer in viewers:
        viewer.say()
    until(lambda: len(running(viewers)) == 5, "they wait for each other")
    for viewer in viewers:
        viewer.go_on()
    until(lambda: named() <= before + 2, "threads stay: one takes, one looks whether it takes too long")


class Work:
    """Turns without a viewer; each takes longer than the scheduler waits."""

    def __init__(self, scheduler: Runner, turns: int) -> None:
        self.account, self.left = Account(), turns
        self._scheduler = scheduler
        scheduler.put(self)

    def run(self) -> None:
        time.sleep(0.004)
        self.left -= 1
        if self.left:
            self._scheduler.put(self)


def test_no_turn_is_lost_where_threads_are_replaced() -> None:
    """Fails if a replaced thread consumes the wake-up of the new one."""
    scheduler = Scheduler(overdue=0.002)
    works = [Work(scheduler, 10) for _ in range(3)]
    for work in works:
        until(lambda work=work: not work.left, "it has no turn")
    work = Work(scheduler, 100)
    until(lambda: not work.left, "it has no turn")


class Broken(Work):
    """A turn that fails."""

    def run(self) -> None:
        raise ZeroDivisionError


@pytest.mark.parametrize("workers", [partial(Scheduler, overdue=LONG), partial(Threads, 1)])
def test_a_turn_that_fails_ends_no_other(workers: Callable[[], Runner], caplog: pytest.LogCaptureFixture) -> None:
    """Fails if the error ends the thread that runs the turns."""
    gives = workers()
    Broken(gives, 1)
    work = Work(gives, 3)
    until(lambda: not work.left, "it has no turn")
    assert "while working for a viewer" in caplog.text


def test_each_message_gets_a_turn(come: Come) -> None:
    (viewer,) = come(Scheduler(), 1)
    for number in range(50):
        viewer.say()
        viewer.go_on()
        until(lambda number=number: viewer.taken == number + 1, "it does not run")


def test_a_failure_is_raised_in_the_viewers_own_thread(come: Come) -> None:
    one, other = come(Scheduler(), 2)
    one.leave(b"f")
    assert str(one.error) == "as it was told"
    other.say()
    other.go_on()
    until(lambda: other.taken == 1, "the others have no turn any more")


def test_a_descriptor_that_is_used_again_belongs_to_the_next_viewer() -> None:
    watch = Scheduler()
    for _ in range(20):
        with ExitStack() as stack:
            viewer = Viewer(watch, stack)
            viewer.say()
            until(lambda viewer=viewer: viewer.runs, "it does not run")
            viewer.leave()
    assert len(watch._selector.get_map()) == 1, "more than the end of a wait"


class Twice(DefaultSelector):
    """Reports all input twice, as happens after a socket with the same number was closed."""

    def select(self, timeout: float | None = None) -> list[Any]:
        return super().select(timeout) * 2


def test_input_that_is_reported_twice_is_one_turn(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails if it is queued twice: two threads would handle the same input if the first takes long."""
    monkeypatch.setattr(scheduler, "make_selector", Twice)
    watch = Scheduler(overdue=LONG)
    (viewer,) = come(watch, 1)
    viewer.say()
    until(lambda: viewer.runs, "it does not run")
    assert len(watch._ready) == 0


def test_a_viewer_that_leaves_during_a_turn_waits_for_its_end() -> None:
    near, far = pair()
    begun, may_end, over = threading.Event(), threading.Event(), threading.Event()

    def take(_: bytes) -> Generator[None, None, bool]:
        begun.set()
        may_end.wait(20)
        over.set()
        return True
        yield

    with near, far:
        turn = Turns(Scheduler(), near, take, Account())
        far.sendall(b"x")
        assert begun.wait(20)
        threading.Timer(0.02, may_end.set).start()
        turn.stop()
        assert over.is_set()


def test_nothing_of_a_viewer_stays_when_it_has_left_and_no_other_comes() -> None:
    """Fails if the thread that waits for input has the turns that it registered last in a variable."""
    near, far = pair()
    watch = Scheduler()

    def take(_: bytes) -> Generator[None, None, bool]:
        return False
        yield

    with near, far:
        turns = [Turns(watch, near, take, Account())]
        until(lambda: turns[0].is_listened_to, "the registration")
        turns[0].stop()
        left = weakref.ref(turns.pop())
        until(lambda: left() is None, "the end of its turns", 20)


def test_a_silent_viewer_has_no_turn_until_input_arrives() -> None:
    near, far = pair()
    taken: list[bytes] = []

    def take(received: bytes) -> Generator[None, None, bool]:
        taken.append(received)
        return bool(taken[-1])
        yield

    with near, far:
        turn = Turns(Scheduler(), near, take, Account())
        assert not turn.wait(0.01)
        assert not turn.wait(0.01)
        assert taken == []
        far.sendall(b"x")
        far.close()
        assert turn.wait(20), "the end of the connection is news, too"
        assert taken == [b"x", b""]
        turn.stop()


def test_a_busy_viewer_costs_no_polling_and_goes_on_when_woken() -> None:
    """Fails if a parked viewer's socket stays registered: the selector reports it again and again."""
    near, far = pair()
    busy, taken, looks = threading.Event(), list[bytes](), list[float]()

    def take(received: bytes) -> Generator[None, None, bool]:
        taken.append(received)
        busy.set()
        yield
        return True

    with near, far:
        watch = Scheduler()
        turn = Turns(watch, near, take, Account(), busy.is_set)
        far.sendall(b"x")
        assert busy.wait(20)
        far.sendall(b"y")
        select = watch._selector.select
        watch._selector.select = lambda seconds: looks.append(0.0) or select(seconds)  # type: ignore[method-assign,func-returns-value]
        time.sleep(0.3)
        assert (taken, len(looks) < 10) == ([b"x"], True)
        busy.clear()
        turn.wake()
        until(lambda: taken == [b"x", b"y"], "it is not woken")
        turn.stop()


def test_a_viewer_that_leaves_while_busy_gets_no_further_turn() -> None:
    """Fails if parked viewers are never checked: their pending work would run to its end."""
    near, far = pair()
    gone, taken = threading.Event(), list[bytes]()

    def take(received: bytes) -> Generator[None, None, bool]:
        taken.append(received)
        yield
        return True

    with near, far:
        turn = Turns(Scheduler(), near, take, Account(), lambda: bool(taken), gone.is_set)
        far.sendall(b"x")
        until(lambda: taken == [b"x"], "it has no turn")
        far.sendall(b"y")
        gone.set()
        assert turn.wait(20)
        turn.stop()
    assert taken == [b"x"]
