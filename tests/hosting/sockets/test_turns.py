"""Few viewers' threads run at a time, and no long answer holds up the others."""

from __future__ import annotations

import select
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from server.hosting.sockets.turns import OwnTurn, Turn, Turns
from tests.tools.waiting import until

pytestmark = pytest.mark.skipif(not hasattr(select, "epoll"), reason="only with epoll")

LONG = 60.0  # seconds; no test waits for them


class Viewer:
    """A thread that waits for its turns and has each until it is told to go on."""

    def __init__(self, turns: Turns, stack: ExitStack) -> None:
        self.near, self.far = (stack.enter_context(each) for each in socket.socketpair())
        self.turn: Turn = turns.enter(self.near)
        self.runs = False
        self._on, self._ends = threading.Semaphore(0), False
        self._thread = threading.Thread(target=self._live)
        self._thread.start()
        stack.callback(self.leave)

    def _live(self) -> None:
        while not self._ends and self.turn.wait(LONG):
            self.runs = True
            self._on.acquire()
            self.near.recv(100)
            self.runs = False
        self.turn.end()

    def say(self) -> None:
        self.far.sendall(b"x")

    def go_on(self) -> None:
        self._on.release()

    def leave(self) -> None:
        if self._thread.is_alive():
            self._ends = True
            self.say()
            self.go_on()
            self._thread.join(20)


Come = Callable[[Turns, int], list[Viewer]]


@pytest.fixture
def come() -> Iterator[Come]:
    with ExitStack() as stack:
        yield lambda turns, number: [Viewer(turns, stack) for _ in range(number)]


def running(viewers: list[Viewer]) -> list[int]:
    return [number for number, viewer in enumerate(viewers) if viewer.runs]


def test_only_so_many_run_and_the_next_is_who_has_waited_longest(come: Come) -> None:
    turns = Turns(most=2, overdue=LONG)
    viewers = come(turns, 5)
    for number in (3, 1, 4, 0, 2):
        viewers[number].say()
        until(lambda number=number: viewers[number].runs or viewers[number].turn in turns._arrived, "it is not noticed")
    until(lambda: running(viewers) == [1, 3], "they do not run")
    viewers[1].go_on()
    until(lambda: running(viewers) == [3, 4], "the next one does not run")
    viewers[3].leave()
    until(lambda: running(viewers) == [0, 4], "the place of one who left stays empty")


def test_a_long_turn_holds_up_nobody(come: Come) -> None:
    """Fails if a turn that is overdue is counted."""
    viewers = come(Turns(most=1, overdue=0.02), 3)
    for viewer in viewers:
        viewer.say()
    until(lambda: running(viewers) == [0, 1, 2], "they wait for each other")


def test_each_message_gets_a_turn(come: Come) -> None:
    (viewer,) = come(Turns(), 1)
    for _ in range(50):
        viewer.say()
        until(lambda: viewer.runs, "it does not run")
        viewer.go_on()
        until(lambda: not viewer.runs, "it does not wait again")


def test_a_descriptor_that_is_used_again_belongs_to_the_next_viewer() -> None:
    turns = Turns()
    for _ in range(20):
        with ExitStack() as stack:
            viewer = Viewer(turns, stack)
            viewer.say()
            until(lambda viewer=viewer: viewer.runs, "it does not run")
            viewer.leave()
    assert (turns._viewers, turns._arrived, turns._running) == ({}, {}, {})


@pytest.mark.parametrize("watched", [True, False])
def test_who_is_silent_has_no_turn_until_something_arrives(watched: bool) -> None:
    near, far = socket.socketpair()
    with near, far:
        near.settimeout(0.01)
        turn: Turn = Turns().enter(near) if watched else OwnTurn(near)
        assert not turn.wait(0.01)
        assert not turn.wait(0.01)
        far.sendall(b"x")
        near.settimeout(20)
        assert turn.wait(20)
        near.recv(1)
        far.close()
        assert turn.wait(20), "the end of the connection is news, too"
        turn.end()
