"""Changes that wait for their room are made together: what a class of hundreds asks of Redis, and what it is told."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from dataclasses import replace
from threading import Event, Thread, current_thread, main_thread
from typing import Any

import pytest

from server.config.limits import CHANGES_WAITING
from server.rooms.batches import Batches, Waiting
from server.rooms.errors import RoomError
from server.rooms.leases import Leases
from server.rooms.listener import Credential
from server.rooms.room import Room
from server.rooms.rooms import Rooms
from server.rooms.scripts import KEYS
from server.rooms.shared import SharedRooms
from tests.rooms.kit import CODE, FILM, HOST, TOKEN, Ear, outcome, question
from tests.tools.redis_server import RedisServer
from tests.tools.waiting import until

OTHER = "c" * 32
LOCK = f"{KEYS}lock:{CODE}"
PUPILS = 30
SECONDS = 20  # until a change is made


class Busy:
    """A class with pupils, which others may keep busy: its changes wait then."""

    def __init__(self, redis: RedisServer, rooms: Rooms) -> None:
        self.redis, self.rooms = redis, rooms
        self.rooms.open(TOKEN, CODE, FILM)
        joined = [self.rooms.join(CODE, Credential(), "pupil", Ear(), None) for _ in range(PUPILS)]
        self.seats = [seat.result(SECONDS) for seat in joined]
        with self.rooms.host(CODE, HOST, None) as room:
            room.ask(question())

    def keep_busy(self) -> None:
        until(lambda: self.redis.client.set(LOCK, "others", nx=True), "a turn of others")

    def let_go(self) -> None:
        self.redis.client.delete(LOCK)

    def vote(self, seat: str | None, answer: int) -> Future[None]:
        def change(found: Room | None) -> None:
            room, who = self.rooms.admit(found, CODE, Credential(seat=seat), None)
            assert who.seat
            room.vote(who.seat, 1, 1, answer)

        return self.rooms.put(CODE, change)

    def votes(self) -> list[int]:
        """As another process reads them."""
        with closing(SharedRooms(self.redis.address)) as store, store.change(CODE) as room:
            assert room
            assert room.ballot
            return sorted(room.ballot.votes.values())

    def count_writes(self) -> int:
        """How often the class was written so far: each time that is published."""
        stats: Any = self.redis.client.info("commandstats")
        return int(stats["cmdstat_publish"]["calls"])


@pytest.fixture
def busy(empty_redis: RedisServer) -> Iterator[Busy]:
    with closing(SharedRooms(empty_redis.address)) as store:
        rooms = Rooms(store=store)
        its = Busy(empty_redis, rooms)
        yield its
        its.let_go()
        rooms.end(CODE, HOST, None)


def test_votes_that_have_come_meanwhile_are_written_together(busy: Busy) -> None:
    busy.keep_busy()
    before = busy.count_writes()
    votes = [busy.vote(seat, 4) for seat in busy.seats]
    assert not any(vote.done() for vote in votes)
    busy.let_go()
    for vote in votes:
        vote.result(SECONDS)
    assert busy.votes() == [4] * PUPILS
    assert busy.count_writes() - before < PUPILS / 2  # the first has begun alone, and numbers are told now and then


def test_what_is_refused_stops_no_other_change(busy: Busy) -> None:
    busy.keep_busy()
    good, wrong = busy.vote(busy.seats[0], 4), busy.vote(busy.seats[1], 3)
    forged = busy.vote("1.aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaa", 4)
    busy.let_go()
    assert outcome(lambda: good.result(SECONDS)) is None
    assert outcome(lambda: wrong.result(SECONDS)) == "ValueError"
    assert outcome(lambda: forged.result(SECONDS)) == "forbidden"
    assert busy.votes() == [4]


def test_nothing_is_acknowledged_of_what_was_not_written(busy: Busy, monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn is over before the votes are written, as if this process had been stopped for seconds."""
    put = Leases.put

    def lose(turns: Leases, *arguments: Any) -> bool:
        busy.let_go()
        return put(turns, *arguments)

    busy.keep_busy()
    votes = [busy.vote(seat, 4) for seat in busy.seats[:5]]
    with monkeypatch.context() as patch:
        patch.setattr(Leases, "put", lose)
        busy.let_go()
        assert [outcome(lambda: vote.result(SECONDS)) for vote in votes] == ["waiting"] * 5  # noqa: B023 - at once
    assert busy.votes() == []
    busy.vote(busy.seats[0], 8).result(SECONDS)
    assert busy.votes() == [8]


def test_what_is_asked_later_is_done_later(busy: Busy) -> None:
    busy.keep_busy()
    vote = busy.vote(busy.seats[0], 4)
    busy.let_go()
    with busy.rooms.host(CODE, HOST, None) as room:
        room.close(1, 1)
        assert room.ballot
        assert room.ballot.voted() == 1
    vote.result(SECONDS)
    with pytest.raises(RoomError, match="closed"):
        busy.vote(busy.seats[1], 4).result(SECONDS)


def test_nobody_overtakes_changes_that_are_being_taken(busy: Busy, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that makes changes is stopped in between, as a busy machine does it."""
    taken, closed = Event(), Event()
    take = Batches.take

    def stop(batches: Batches, code: str) -> list[Waiting]:
        changes = take(batches, code)
        if changes and current_thread() is not main_thread():
            taken.set()
            closed.wait(0.5)
        return changes

    monkeypatch.setattr(Batches, "take", stop)
    vote = busy.vote(busy.seats[0], 4)
    assert taken.wait(SECONDS)
    with busy.rooms.host(CODE, HOST, None) as room:
        room.close(1, 1)
    closed.set()
    vote.result(SECONDS)
    assert busy.votes() == [4]


def test_a_class_that_another_process_has_holds_up_no_other_class(busy: Busy) -> None:
    busy.rooms.open(OTHER, "ZZZZZZ", FILM)
    ear = Ear()
    busy.rooms.join("ZZZZZZ", Credential(token=OTHER), "remote", ear, None).result(SECONDS)
    busy.keep_busy()
    vote = busy.vote(busy.seats[0], 4)
    waiting = Thread(target=lambda: busy.rooms.drop(CODE, HOST, None, 1))
    waiting.start()
    for step in range(1, 6):
        with busy.rooms.host("ZZZZZZ", Credential(token=OTHER), None) as room:
            room.show(replace(FILM, step=step))
            room.set_mode("front" if step % 2 else "free")

        def change(found: Room | None, step: int = step) -> None:
            busy.rooms.admit(found, "ZZZZZZ", Credential(token=OTHER), None)[0].lock(step % 2 == 0)

        busy.rooms.put("ZZZZZZ", change).result(SECONDS)
    until(lambda: ear.room["step"] == 5, "that it is told")
    assert waiting.is_alive()
    assert not vote.done()
    busy.let_go()
    waiting.join(SECONDS)
    assert outcome(lambda: vote.result(SECONDS)) in (None, "dropped")
    busy.rooms.end("ZZZZZZ", Credential(token=OTHER), None)


def test_whoever_sends_one_too_many_waits(empty_redis: RedisServer) -> None:
    with closing(SharedRooms(empty_redis.address)) as store:
        rooms = Rooms(store=store, announcing=False)
        rooms._together = True  # and nobody makes what waits
        rooms.open(TOKEN, CODE, FILM)

        def move(step: int) -> Future[None]:
            def change(found: Room | None) -> None:
                rooms.admit(found, CODE, HOST, None)[0].show(replace(FILM, step=step))

            return rooms.put(CODE, change)

        moves = [move(step) for step in range(CHANGES_WAITING - 1)]
        assert not any(each.done() for each in moves)
        assert all(each.done() for each in [*moves, move(CHANGES_WAITING)])
