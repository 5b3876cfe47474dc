"""The thread that sends news."""

import threading

import pytest

from server.rooms.announcer import Announcer
from server.rooms.listener import Credential
from server.rooms.rooms import Rooms
from tests.rooms.kit import CODE, FILM, HOST, TOKEN, Ear
from tests.tools.waiting import until


class Watched:
    """Threads that did not exist before: the servers of other tests may have some."""

    def __init__(self) -> None:
        self._before = set(threading.enumerate())

    def is_there(self) -> bool:
        """Return whether one of them sends news."""
        return any(thread.name == "announcer" for thread in set(threading.enumerate()) - self._before)


def test_it_comes_with_the_first_room_and_goes_with_the_last() -> None:
    watched, rooms = Watched(), Rooms()
    for _ in range(3):
        rooms.open(TOKEN, CODE, FILM)
        ear, other = Ear(), Ear()
        rooms.join(CODE, Credential(), ear, None)
        rooms.join(CODE, HOST, other, None)
        until(lambda: ear.room["here"] == other.room["here"] == 1, "the number of pupils")  # noqa: B023 - at once
        with rooms.change(CODE, HOST, None) as (room, _):
            room.set_mode("held")
        until(lambda: ear.room["mode"] == "held", "the mode")  # noqa: B023 - at once
        assert watched.is_there()
        with rooms.change(CODE, HOST, None) as (room, _):
            room.over = "ended"
        until(lambda: not watched.is_there(), "the end of the thread")


def test_an_error_stops_no_later_news(caplog: pytest.LogCaptureFixture) -> None:
    watched, cried = Watched(), threading.Event()

    def announce() -> bool:
        if not caplog.records:
            raise ZeroDivisionError
        cried.set()
        return False

    announcer = Announcer(announce)
    announcer.wake()
    until(lambda: caplog.records, "the failure in the log")
    announcer.wake()
    assert cried.wait(10)
    until(lambda: not watched.is_there(), "the end of the thread")


def test_where_the_system_has_no_thread_left_the_next_call_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The change already counts, so the missing thread is not an error."""
    cried = threading.Event()

    def announce() -> bool:
        cried.set()
        return False

    def fail(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    announcer = Announcer(announce)
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", fail)
        announcer.wake()
    assert not cried.is_set()
    announcer.wake()
    assert cried.wait(10)
