"""Changes that wait for their room are stored together: what a class of hundreds asks of Redis, and what it is told."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from threading import Event
from typing import Any

import pytest

from server.config.limits import CHANGES_WAITING
from server.rooms.errors import CutOff
from server.rooms.listener import Credential, Who
from server.rooms.room import Room
from server.rooms.rooms import Rooms
from server.rooms.shared import SharedRooms
from tests.rooms.kit import CODE, FILM, HOST, OTHER, TOKEN, Ear, outcome, question
from tests.tools.redis_server import RedisServer
from tests.tools.waiting import until

ELSEWHERE, ITS_HOST = "ZZZZZZ", Credential(token=OTHER)
PUPILS = 30
SECONDS = 20  # until a change is stored


class Busy:
    """A class with pupils, whose thread the test may stop: its changes wait then."""

    def __init__(self, redis: RedisServer, store: SharedRooms) -> None:
        self.redis, self.store, self.rooms = redis, store, Rooms(store=store)
        self.rooms.open(TOKEN, CODE, FILM)
        joined = [self.rooms.join(CODE, Credential(), "pupil", Ear(), None) for _ in range(PUPILS)]
        self.seats = [seat.result(SECONDS) for seat in joined]
        self.change("ask", question()).result(SECONDS)
        self.go_on = Event()

    def stop(self) -> None:
        """Until it is to `go_on`."""
        stopped = Event()
        self.rooms.change(CODE, HOST, None, lambda *_: (stopped.set(), self.go_on.wait(SECONDS)))
        assert stopped.wait(SECONDS)

    def change(self, what: str, *values: Any) -> Future[Any]:
        return self.rooms.change(CODE, HOST, None, lambda room, _: getattr(room, what)(*values))

    def vote(self, seat: str | None, answer: int) -> Future[None]:
        def change(room: Room, who: Who) -> None:
            assert who.seat
            room.vote(who.seat, 1, 1, answer)

        return self.rooms.change(CODE, Credential(seat=seat), None, change)

    def votes(self) -> list[int]:
        """As another process reads them."""
        with closing(SharedRooms(self.redis.address)) as store:
            room = store.load(CODE)
            assert isinstance(room, Room)
            assert room.ballot
            return sorted(room.ballot.votes.values())

    def count_writes(self) -> int:
        """How often the class was written so far: each time that is published."""
        stats: Any = self.redis.client.info("commandstats")
        return int(stats["cmdstat_publish"]["calls"])


@pytest.fixture
def busy(empty_redis: RedisServer) -> Iterator[Busy]:
    with closing(SharedRooms(empty_redis.address)) as store:
        its = Busy(empty_redis, store)
        yield its
        its.go_on.set()
        its.rooms.change(CODE, HOST, None, lambda room, _: setattr(room, "over", "ended")).result(SECONDS)


def test_votes_that_have_come_meanwhile_are_written_together(busy: Busy) -> None:
    busy.stop()
    before = busy.count_writes()
    votes = [busy.vote(seat, 4) for seat in busy.seats]
    assert not any(vote.done() for vote in votes)
    busy.go_on.set()
    for vote in votes:
        vote.result(SECONDS)
    assert busy.votes() == [4] * PUPILS
    assert busy.count_writes() - before < PUPILS / 2


def test_what_is_refused_stops_no_other_change(busy: Busy) -> None:
    busy.stop()
    good, wrong = busy.vote(busy.seats[0], 4), busy.vote(busy.seats[1], 3)
    forged = busy.vote("1.aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaa", 4)
    busy.go_on.set()
    assert outcome(lambda: good.result(SECONDS)) is None
    assert outcome(lambda: wrong.result(SECONDS)) == "ValueError"
    assert outcome(lambda: forged.result(SECONDS)) == "forbidden"
    assert busy.votes() == [4]


def test_what_is_asked_later_is_done_later(busy: Busy) -> None:
    busy.stop()
    vote, closing_, late = busy.vote(busy.seats[0], 4), busy.change("close", 1, 1), busy.vote(busy.seats[1], 4)
    busy.go_on.set()
    assert [outcome(lambda: each.result(SECONDS)) for each in (vote, closing_, late)] == [None, None, "late"]  # noqa: B023 - at once
    assert busy.votes() == [4]


def test_nothing_is_acknowledged_of_what_was_not_written(busy: Busy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others have always changed the class before, then Redis is away."""
    busy.stop()
    votes = [busy.vote(seat, 4) for seat in busy.seats[:5]]
    conflicts: list[str] = []

    def lose(script: Any, keys: list[str], arguments: list[Any]) -> Any:
        if script is not busy.store._change:
            return ask(script, keys, arguments)
        if len(conflicts) > 2:
            raise CutOff
        conflicts.append(arguments[0])
        return 0

    ask = busy.store._ask
    with monkeypatch.context() as patch:
        patch.setattr(busy.store, "_ask", lose)
        busy.go_on.set()
        assert [outcome(lambda: vote.result(SECONDS)) for vote in votes] == ["waiting"] * 5  # noqa: B023 - at once
    assert busy.votes() == []
    busy.vote(busy.seats[0], 8).result(SECONDS)
    assert busy.votes() == [8]


def test_a_class_that_others_always_change_holds_up_no_other_class(busy: Busy, monkeypatch: pytest.MonkeyPatch) -> None:
    busy.rooms.open(OTHER, ELSEWHERE, FILM).result(SECONDS)
    ear = Ear()
    busy.rooms.join(ELSEWHERE, ITS_HOST, "remote", ear, None).result(SECONDS)
    with monkeypatch.context() as patch:
        change = busy.store.change
        patch.setattr(busy.store, "change", lambda code: code != CODE and change(code))
        vote = busy.vote(busy.seats[0], 4)
        for lowered in range(1, 6):
            busy.rooms.change(ELSEWHERE, ITS_HOST, None, lambda room, _: room.lower()).result(SECONDS)
            until(lambda: ear.room["lowered"] == lowered, "that it is told")  # noqa: B023 - at once
        assert not vote.done()
        assert outcome(lambda: vote.result(SECONDS)) == "waiting"
    busy.rooms.change(ELSEWHERE, ITS_HOST, None, lambda room, _: setattr(room, "over", "ended")).result(SECONDS)


def test_one_too_many_is_refused(busy: Busy) -> None:
    busy.stop()
    votes = [busy.vote(busy.seats[0], 4) for _ in range(CHANGES_WAITING + 1)]
    assert [vote.done() for vote in votes] == [False] * CHANGES_WAITING + [True]
    busy.go_on.set()
    assert outcome(lambda: votes[-1].result()) == "waiting"
    assert outcome(lambda: votes[0].result(SECONDS)) is None
