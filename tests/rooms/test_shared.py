"""A class in two processes with Redis, here two stores in one process, under a clock of the test."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Barrier, Event, Thread
from time import monotonic
from typing import Any

import orjson
import pytest

from server.config.limits import CHANGES_WAITING, DESERTED
from server.rooms.ballot import OwnQuestion, RoomQuestion
from server.rooms.errors import CutOff
from server.rooms.listener import Credential, Member
from server.rooms.packed import Unreadable, pack, unpack
from server.rooms.room import Room
from server.rooms.rooms import Rooms
from server.rooms.scripts import KEYS
from server.rooms.shared import SharedRooms
from server.rooms.subscription import Subscription
from tests.rooms.kit import CODE, FILM, HOST, OTHER, TOKEN, Class, Clock, Ear, outcome, question
from tests.tools.redis_server import RedisServer
from tests.tools.waiting import until

PER_ADDRESS = 20  # seats
ROOM = f"{KEYS}room:{CODE}"


class Worker(Class):
    """One of several processes."""

    def __init__(self, address: str, clock: Clock) -> None:
        self.clock = clock
        self.store = SharedRooms(address, clock=clock, each=PER_ADDRESS)
        self.rooms = Rooms(wall=clock, announcing=False, store=self.store)


@contextmanager
def workers(address: str) -> Iterator[tuple[Worker, Worker]]:
    """Yield two processes with one class, whose Redis may die inside the block."""
    clock = Clock()
    one, other = Worker(address, clock), Worker(address, clock)
    try:
        one.open()
        yield one, other
    finally:
        one.store.close()
        other.store.close()


@pytest.fixture
def two(empty_redis: RedisServer) -> Iterator[tuple[Worker, Worker]]:
    with workers(empty_redis.address) as both:
        yield both


def pass_(seconds: float, *workers: Worker) -> None:
    """Let seconds pass for all; published messages may be lost."""
    workers[0].clock.now += seconds
    for _ in range(2):
        for worker in workers:
            worker.rooms.announce()


class Lost:
    """Two processes whose Redis dies and returns."""

    def __init__(self, redis: RedisServer, one: Worker, other: Worker) -> None:
        self.redis, self.one, self.other = redis, one, other

    def kill(self) -> None:
        self.redis.kill()
        until(lambda: self.one.store.is_cut_off and self.other.store.is_cut_off, "that Redis is away")

    def start(self) -> None:
        self.redis.start()
        until(lambda: not self.one.store.is_cut_off and not self.other.store.is_cut_off, "Redis")
        self.pass_(1)

    def pass_(self, seconds: float) -> None:
        pass_(seconds, self.one, self.other)


@pytest.fixture
def lost(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Lost]:
    """Yield them; Redis has its data on disk, unless it is forgetful."""
    lasting = getattr(request, "param", "lasting") == "lasting"
    with closing(RedisServer(tmp_path, lasting=lasting)) as redis, workers(redis.address) as both:
        yield Lost(redis, *both)


def test_a_change_in_one_is_sent_in_the_other(two: tuple[Worker, Worker]) -> None:
    one, other = two
    host, (pupil, _) = one.host(), other.join()
    pass_(1, one, other)
    one.do("move_film", None, 1, replace(FILM, step=77))
    until(lambda: other.rooms.announce() and pupil.room["step"] == 77, "the step, by what is published")
    pass_(1, one, other)
    assert host.room["seq"] == pupil.room["seq"]


def test_a_change_before_the_other_listens_is_sent_when_it_does(
    empty_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening, listen = Event(), Subscription._run
    monkeypatch.setattr(Subscription, "_run", lambda news: listening.wait(20) and listen(news))
    with workers(empty_redis.address) as (one, other):
        pupil, _ = other.join()
        other.rooms.announce()
        one.do("move_film", None, 1, replace(FILM, step=77))
        listening.set()
        until(lambda: other.rooms.announce() and pupil.room["step"] == 77, "the step")


def test_an_unpublished_change_is_found_by_the_regular_check(
    two: tuple[Worker, Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    pupil, _ = other.join()
    monkeypatch.setattr(other.rooms, "schedule_refresh", lambda *_: None)
    other.store.subscribe(lambda _: None)
    one.do("set_mode", "front")
    pass_(0.5, other)
    assert pupil.room["mode"] == "front"


def test_a_seat_that_is_taken_in_the_other_leaves_the_first_at_once(two: tuple[Worker, Worker]) -> None:
    one, other = two
    before, seat = one.join()
    one.rooms.announce()
    after, _ = other.join(seat)
    until(lambda: one.rooms.announce() and before.left == "elsewhere", "that it leaves")
    one.rooms.leave(CODE, before)  # the lost connection is noticed only now
    pass_(1, one, other)
    assert (after.left, after.room["here"]) == (None, 1)


def test_a_class_ends_everywhere(two: tuple[Worker, Worker]) -> None:
    one, other = two
    pupil, _ = other.join()
    one.end()
    until(lambda: not other.rooms.announce() and pupil.left == "ended", "that it leaves")
    assert [outcome(each.join) for each in two] == ["ended"] * 2
    assert [len(each.rooms) for each in two] == [0, 0]
    other.open()
    one.join()


def test_a_room_that_others_have_changed_meanwhile_is_changed_again(two: tuple[Worker, Worker]) -> None:
    one, other = two
    tries: list[str] = []

    def lock(room: object, _: object) -> None:
        if not tries:
            other.do("set_mode", "pinned")
        tries.append("once more")
        room.set_locked(locked=True)  # type: ignore[attr-defined]

    one.rooms.change(CODE, HOST, None, lock).result()
    room = other.look()
    assert (room.mode, room.locked, len(tries)) == ("pinned", True, 2)


def test_no_vote_is_acknowledged_after_closing(two: tuple[Worker, Worker]) -> None:
    """Both at once, many times: the tally counts exactly the acknowledged votes."""
    one, other = two
    remote = one.host()
    seats = [(each, each.join()[1]) for each in two for _ in range(10)]
    for ask in range(1, 11):
        one.clock.now += 10
        one.do("ask_question", question(step=ask))
        pass_(0, one, other)
        acknowledged: list[str] = []
        start = Barrier(3)

        def vote(worker: Worker, ask: int = ask, start: Barrier = start, told: list[str] = acknowledged) -> None:
            start.wait()
            for each, seat in seats:
                if each is worker and outcome(lambda: worker.vote(seat, ask, 1, 1)) is None:  # noqa: B023 - at once
                    told.append(seat)

        threads = [Thread(target=vote, args=(each,)) for each in two]
        for thread in threads:
            thread.start()
        start.wait()
        until(lambda: len(acknowledged) > 2, "the first votes")  # noqa: B023 - at once
        one.do("close_round", ask, 1)
        for thread in threads:
            thread.join()
        pass_(0, one, other)
        one.rooms.schedule_refresh()
        one.rooms.announce()
        tally = remote.of("tally")[-1]
        assert (tally["ask"], tally["rounds"][0]["voted"]) == (ask, len(acknowledged))


def test_the_members_of_a_process_that_died_sleep(two: tuple[Worker, Worker], monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = two
    host, _ = one.host(), other.join()
    other.host()
    pass_(1, one)
    assert host.room["here"] == 1
    monkeypatch.setattr(one.store, "gone", lambda: {other.store._worker})
    pass_(1, one)
    assert host.room["here"] == 0
    assert sum(one.look().hosts.devices.values()) == 1


def test_tries_are_counted_by_the_clock_of_redis_and_forgotten(empty_redis: RedisServer) -> None:
    with closing(SharedRooms(empty_redis.address)) as store:
        assert [store.try_once("x", (0.01, 2)) for _ in range(3)] == [True, True, False]
        (key,) = empty_redis.client.keys("*tries*")
        assert 0 < empty_redis.client.ttl(key) <= 200
        assert store.try_once("y", (50, 1))
        until(lambda: store.try_once("y", (50, 1)), "a token that comes with time")


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("core", "{"),
        ("core", "[]"),
        ("core", b"\xff"),
        ("seats", "[[1]]"),
        ("mode", '"exam"'),
        ("film", '{"algorithm": "bitmask", "n": 99}'),
        ("film", "null"),
    ],
)
def test_a_class_that_is_damaged_in_redis_is_as_if_it_were_lost(
    two: tuple[Worker, Worker], empty_redis: RedisServer, part: str, value: str | bytes
) -> None:
    one, other = two
    pupil, _ = one.join()
    if part in ("core", "seats"):
        damaged = {part: value}
    else:
        core = orjson.loads(empty_redis.client.hget(ROOM, "core") or b"")
        damaged = {"core": orjson.dumps(core | {part: orjson.loads(value)})}
    empty_redis.client.hset(ROOM, mapping=damaged | {"v": "9" * 17})
    assert outcome(lambda: other.join()) == "no_room"  # it never had a newer state
    one.do("set_mode", "front")  # it has the lost state
    pass_(1, one, other)
    assert (pupil.room["mode"], pupil.left) == ("front", None)
    _, seat = other.join()
    other.here(seat)


def test_a_redis_that_has_gone_back_starts_a_new_epoch(two: tuple[Worker, Worker], empty_redis: RedisServer) -> None:
    """Pages drop older states, so votes lost in a crash would otherwise seem to count."""
    one, other = two
    ears = one.host(), other.join()[0]
    pass_(1, one, other)
    older = empty_redis.client.hgetall(ROOM)
    one.do("set_mode", "front")
    one.do("set_mode", "pinned")
    pass_(1, one, other)
    assert [ear.room["mode"] for ear in ears] == ["pinned"] * 2
    empty_redis.client.hset(ROOM, mapping=older)
    pass_(1, one, other)
    pass_(1, one, other)
    assert [ear.room["mode"] for ear in ears] == ["free"] * 2


def test_only_hashes_are_stored(two: tuple[Worker, Worker], empty_redis: RedisServer) -> None:
    one, _ = two
    _, seat = one.join()
    one.do("ask_question", question(answer=123_456, step=40))
    one.vote(seat, 1, 1, 4)
    client = empty_redis.client
    values = {b"hash": client.hgetall, b"string": client.get, b"zset": lambda key: client.zrange(key, 0, -1)}
    stored = "".join(f"{key} {values[client.type(key)](key)}" for key in client.scan_iter())
    assert "bitmask" in stored
    assert "123456" not in stored
    assert '"shown":41' not in stored
    assert TOKEN not in stored
    assert seat not in stored
    assert seat.split(".")[1] not in stored
    assert 0 < client.ttl(ROOM) <= DESERTED


@pytest.mark.parametrize("lost", ["lasting", "forgetful"], indirect=True)
@pytest.mark.parametrize("first", [0, 1])
def test_a_class_stands_still_while_redis_is_away_and_all_that_counted_counts(lost: Lost, first: int) -> None:
    both = lost.one, lost.other
    hosts = [each.host() for each in both]
    seats = [(each, *each.join()) for each in both for _ in range(5)]
    lost.one.do("ask_question", question())
    lost.pass_(1)
    for each, _, seat in seats[::2]:
        each.vote(seat, 1, 1, 1)
    lost.pass_(1)
    lost.kill()
    assert [outcome(lambda: each.vote(seat, 1, 1, 2)) for each, _, seat in seats] == ["waiting"] * 10  # noqa: B023
    assert outcome(lambda: lost.other.rooms.join("ZZZZZZ", Credential(), "pupil", Ear(), None).result()) == "waiting"
    assert outcome(lambda: lost.one.rooms.check_opening("a")) == "waiting"
    lost.pass_(1)
    lost.start()
    for _ in range(3):
        pass_(1, both[first], both[1 - first])
    told = {(ear.room["voted"], ear.room["of"], ear.room["here"]) for ear in (*hosts, *(ear for _, ear, _ in seats))}
    assert told == {(5, 10, 10)}
    assert {ear.of("places")[-1]["follow"] for ear in hosts} == {10}
    for each, _, seat in seats[1::2]:
        each.vote(seat, 1, 1, 8)
    lost.one.do("close_round", 1, 1)
    lost.pass_(1)
    assert hosts[0].of("tally")[-1]["rounds"][0]["counts"] == [[1, 5], [8, 5]]
    assert len({ear.room["epoch"] for ear in (*hosts, *(ear for _, ear, _ in seats))}) == 1


def test_hosts_get_news_when_redis_is_away_and_when_it_is_back(lost: Lost) -> None:
    hosts = lost.one.host(), lost.other.host()
    pupil, _ = lost.one.join()

    def told() -> list[bool]:
        lost.pass_(1)
        return [host.of("places")[-1]["cut_off"] for host in hosts]

    assert told() == [False] * 2
    lost.kill()
    assert told() == [True] * 2
    lost.start()
    assert told() == [False] * 2
    assert not pupil.of("places")


def test_a_member_that_leaves_while_redis_is_away_has_left_when_it_is_back(lost: Lost) -> None:
    host, (leaving, _), (staying, seat) = lost.one.host(), lost.other.join(), lost.other.join()
    second = lost.other.host()
    lost.pass_(1)
    lost.kill()
    lost.other.rooms.leave(CODE, leaving)
    lost.other.rooms.leave(CODE, second)
    lost.start()
    lost.pass_(1)
    assert (host.room["here"], staying.room["here"]) == (1, 1)
    assert sum(lost.one.look().hosts.devices.values()) == 1
    lost.other.here(seat)


def test_a_silent_redis_blocks_no_thread_that_serves(empty_redis: RedisServer) -> None:
    with closing(SharedRooms(empty_redis.address)) as store:
        rooms, ear = Rooms(store=store), Ear()
        rooms.open(TOKEN, CODE, FILM).result(20)
        assert rooms.join(CODE, HOST, "remote", ear, None).result(20) is None
        os.kill(empty_redis.process_id, signal.SIGSTOP)
        began = monotonic()
        try:
            lowered = [rooms.change(CODE, HOST, None, lambda room, _: room.lower_hands()) for _ in range(3)]
            rooms.leave(CODE, Ear())
            guess = rooms.join("ZZZZZZ", Credential(), "pupil", Ear(), None)
            assert monotonic() < began + 1
            assert {outcome(lambda: each.result(20)) for each in (*lowered, guess)} == {"waiting"}  # noqa: B023 - at once
        finally:
            os.kill(empty_redis.process_id, signal.SIGCONT)
        until(lambda: not store.is_cut_off, "Redis")
        rooms.change(CODE, HOST, None, lambda room, _: room.lower_hands()).result(20)
        until(lambda: ear.room["lowered"] >= 1, "that it is told")
        rooms.change(CODE, HOST, None, lambda room, _: setattr(room, "over", "ended")).result(20)


ELSEWHERE, ITS_HOST = "ZZZZZZ", Credential(token=OTHER)
PUPILS = 30
SECONDS = 20  # until a change is stored


class Busy:
    """A class with pupils, whose thread the test may stop; meanwhile changes are queued."""

    def __init__(self, redis: RedisServer, store: SharedRooms) -> None:
        self.redis, self.store, self.rooms, self.go_on = redis, store, Rooms(store=store), Event()
        self.rooms.open(TOKEN, CODE, FILM)

    def fill(self) -> None:
        """Let the pupils join, and ask a question."""
        joined = [self.rooms.join(CODE, Credential(), "pupil", Ear(), None) for _ in range(PUPILS)]
        self.seats = [seat.result(SECONDS) for seat in joined]
        self.change("ask_question", question()).result(SECONDS)

    def stop(self) -> None:
        """Stop the thread until `go_on`."""
        stopped = Event()
        self.rooms.change(CODE, HOST, None, lambda *_: (stopped.set(), self.go_on.wait(SECONDS)))
        assert stopped.wait(SECONDS)

    def change(self, what: str, *values: Any) -> Future[Any]:
        return self.rooms.change(CODE, HOST, None, lambda room, _: getattr(room, what)(*values))

    def vote(self, seat: str | None, answer: int) -> Future[None]:
        def change(room: Room, member: Member) -> None:
            assert member.seat
            room.vote(member.seat, 1, 1, answer)

        return self.rooms.change(CODE, Credential(seat=seat), None, change)

    def votes(self) -> list[int]:
        """Return the votes as another process reads them."""
        with closing(SharedRooms(self.redis.address)) as store:
            room = store.load(CODE)
            assert isinstance(room, Room)
            assert room.ballot
            return sorted(room.ballot.votes.values())

    def count_writes(self) -> int:
        """Return how often the class was written so far: each write is published."""
        stats: Any = self.redis.client.info("commandstats")
        return int(stats["cmdstat_publish"]["calls"])


@pytest.fixture
def busy(empty_redis: RedisServer) -> Iterator[Busy]:
    with closing(SharedRooms(empty_redis.address)) as store:
        its = Busy(empty_redis, store)
        try:
            its.fill()
            yield its
        finally:  # its thread would end the classes of later tests
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


def test_a_refused_change_stops_no_other_change(busy: Busy) -> None:
    busy.stop()
    good, wrong = busy.vote(busy.seats[0], 4), busy.vote(busy.seats[1], 3)
    forged = busy.vote("1.aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaa", 4)
    busy.go_on.set()
    assert outcome(lambda: good.result(SECONDS)) is None
    assert outcome(lambda: wrong.result(SECONDS)) == "ValueError"
    assert outcome(lambda: forged.result(SECONDS)) == "forbidden"
    assert busy.votes() == [4]


def test_changes_are_applied_in_order(busy: Busy) -> None:
    busy.stop()
    vote, closing_, late = busy.vote(busy.seats[0], 4), busy.change("close_round", 1, 1), busy.vote(busy.seats[1], 4)
    busy.go_on.set()
    assert [outcome(lambda: each.result(SECONDS)) for each in (vote, closing_, late)] == [None, None, "late"]  # noqa: B023 - at once
    assert busy.votes() == [4]


def test_no_unwritten_change_is_acknowledged(busy: Busy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes always change the class first, then Redis is away."""
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

    ask = busy.store._run_script
    with monkeypatch.context() as patch:
        patch.setattr(busy.store, "_run_script", lose)
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
            busy.rooms.change(ELSEWHERE, ITS_HOST, None, lambda room, _: room.lower_hands()).result(SECONDS)
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


def test_the_store_hides_the_answer_and_the_reason_of_an_own_question() -> None:
    class_, secret = Class(), b"secret of the processes"
    _, seat = class_.join()
    own = OwnQuestion("Which half?", ("the left", "the right"), 1, "The first queen stands there, ganz rechts.")
    class_.do("ask_question", RoomQuestion(FILM.trace, 0, "own", own.right, 0, 0, own))
    class_.vote(seat, 1, 1, 0)
    class_.do("close_round", 1, 1)
    class_.do("start_next_round", 1, 1)
    room = class_.look()
    packed = pack(room, secret)
    assert b"ganz rechts" not in packed.core
    assert b"Which half?" in packed.core
    again = unpack(CODE, packed, class_.clock, None, secret)
    assert again.ballot == room.ballot  # with the votes of the round before
    assert room.ballot
    assert room.ballot.before
    with pytest.raises(Unreadable):
        unpack(CODE, packed, class_.clock, None, b"another secret")
