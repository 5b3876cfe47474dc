"""One class in two processes, which share it by Redis: here two stores in one, under a clock of the test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Barrier, Event, Thread

import orjson
import pytest

from server.config.extras import lacks
from server.config.limits import DESERTED, LEAD_AWAY, OPENINGS
from server.rooms.codes import Keys
from server.rooms.listener import Credential
from server.rooms.merge import merge
from server.rooms.room import Room
from server.rooms.rooms import Rooms
from server.rooms.scripts import KEYS
from server.rooms.shared import SharedRooms
from server.rooms.subscription import Subscription
from tests.rooms.kit import CODE, FILM, HOST, TOKEN, Class, Clock, Ear, outcome, question
from tests.tools.redis_server import RedisServer
from tests.tools.waiting import until

PER_ADDRESS = 20  # seats


class Worker(Class):
    """One of several processes."""

    def __init__(self, address: str, clock: Clock) -> None:
        self.clock = clock
        self.store = SharedRooms(address, clock=clock, wall=clock, each=PER_ADDRESS)
        self.rooms = Rooms(clock=clock, wall=clock, announcing=False, store=self.store)


@contextmanager
def workers(address: str) -> Iterator[tuple[Worker, Worker]]:
    """Two with one class, whose Redis may die inside the block."""
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
    """Time goes by for all; what was published may be lost."""
    workers[0].clock.now += seconds
    for _ in range(2):
        for worker in workers:
            worker.rooms.announce()


class Lost:
    """Two processes whose Redis dies and comes back."""

    def __init__(self, redis: RedisServer, one: Worker, other: Worker) -> None:
        self.redis, self.one, self.other = redis, one, other

    def start(self) -> None:
        self.redis.start()
        until(lambda: not self.one.store.is_cut_off and not self.other.store.is_cut_off, "Redis")
        self.pass_(1)

    def pass_(self, seconds: float) -> None:
        pass_(seconds, self.one, self.other)


@pytest.fixture
def lost(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Lost]:
    """What it had is on its disk, unless it is forgetful."""
    lasting = getattr(request, "param", "lasting") == "lasting"
    with closing(RedisServer(tmp_path, lasting=lasting)) as redis, workers(redis.address) as both:
        yield Lost(redis, *both)


def test_a_change_in_one_is_told_in_the_other_which_needs_no_turn_to_look(
    two: tuple[Worker, Worker], empty_redis: RedisServer
) -> None:
    one, other = two
    host, (pupil, _) = one.host(), other.join()
    pass_(1, one, other)
    one.do("move", None, 1, replace(FILM, step=77))
    empty_redis.client.set(f"{KEYS}lock:{CODE}", "others")
    until(lambda: other.rooms.announce() and pupil.room["step"] == 77, "the step, by what is published")
    empty_redis.client.delete(f"{KEYS}lock:{CODE}")
    pass_(1, one, other)
    assert host.room["seq"] == pupil.room["seq"]


def test_a_change_before_the_other_listens_is_told_when_it_does(
    empty_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening, listen = Event(), Subscription._run
    monkeypatch.setattr(Subscription, "_run", lambda news: listening.wait(20) and listen(news))
    with workers(empty_redis.address) as (one, other):
        pupil, _ = other.join()
        other.rooms.announce()
        one.do("move", None, 1, replace(FILM, step=77))
        listening.set()
        until(lambda: other.rooms.announce() and pupil.room["step"] == 77, "the step")


def test_what_nobody_is_told_is_found_out_by_itself(
    two: tuple[Worker, Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    pupil, _ = other.join()
    monkeypatch.setattr(Subscription, "take", lambda *_: False)
    one.do("set_mode", "front")
    pass_(0.5, other)
    assert pupil.room["mode"] == "front"


def test_no_vote_is_acknowledged_after_closing(two: tuple[Worker, Worker]) -> None:
    """Both at once, many times: the tally counts exactly what was acknowledged."""
    one, other = two
    remote = one.host()
    seats = [(each, each.join()[1]) for each in two for _ in range(10)]
    for ask in range(1, 11):
        one.clock.now += 10
        one.do("ask", question(step=ask))
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
        one.do("close", ask, 1)
        for thread in threads:
            thread.join()
        pass_(0, one, other)
        tally = remote.of("tally")[-1]
        assert (tally["ask"], tally["rounds"][0]["voted"]) == (ask, len(acknowledged))


def test_a_process_that_was_stopped_in_its_turn_changes_nothing(
    two: tuple[Worker, Worker], empty_redis: RedisServer
) -> None:
    one, other = two
    one.do("set_mode", "front")
    pupil, _ = one.join()

    def lock() -> None:
        with one.rooms.host(CODE, HOST, None) as room:
            empty_redis.client.delete(*empty_redis.client.keys("*lock*"))  # as if its time were over
            other.do("set_mode", "pinned")
            room.lock(True)

    assert outcome(lock) == "waiting"
    pass_(0.5, one)
    assert pupil.room["mode"] == "pinned"
    with one.rooms.host(CODE, HOST, None) as room:
        assert (room.mode, room.locked) == ("pinned", False)


def test_who_was_with_a_process_that_died_sleeps(two: tuple[Worker, Worker], monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = two
    host, _ = one.host(), other.join()
    other.host()
    pass_(1, one)
    assert host.room["here"] == 1
    monkeypatch.setattr(one.store, "gone", lambda: {other.store._worker})
    pass_(1, one)
    assert host.room["here"] == 0
    with one.rooms.host(CODE, HOST, None) as room:
        assert sum(room.hosts.devices.values()) == 1


def test_tries_are_counted_by_the_clock_of_redis_and_forgotten(empty_redis: RedisServer) -> None:
    with closing(SharedRooms(empty_redis.address)) as store:
        assert [store.try_once("x", (0.01, 2)) for _ in range(3)] == [True, True, False]
        (key,) = empty_redis.client.keys("*tries*")
        assert 0 < empty_redis.client.ttl(key) <= 200
        assert store.try_once("y", (50, 1))
        until(lambda: store.try_once("y", (50, 1)), "a token that comes with time")


def test_while_redis_is_away_each_process_counts_what_is_tried(lost: Lost) -> None:
    lost.redis.kill()
    for worker in (lost.one, lost.other):
        told = [outcome(lambda: worker.rooms.check_opening("a")) for _ in range(OPENINGS[1] + 1)]  # noqa: B023 - at once
        assert told == [None] * OPENINGS[1] + ["too_often"]


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
    (room,) = empty_redis.client.keys("*:room:*")
    if part in ("core", "seats"):
        damaged = {part: value}
    else:
        core = orjson.loads(empty_redis.client.hget(room, "core") or b"")
        damaged = {"core": orjson.dumps(core | {part: orjson.loads(value)})}
    empty_redis.client.hset(room, mapping=damaged | dict.fromkeys(("v", "v:seats"), "9" * 17))
    assert outcome(lambda: other.join()) in ("waiting", "no_room")  # it has never known more
    assert empty_redis.client.keys("*:lock:*") == []
    one.do("set_mode", "front")  # it knows what was lost
    pass_(1, one, other)
    assert (pupil.room["mode"], pupil.left) == ("front", None)
    _, seat = other.join()
    other.here(seat)


def test_only_hashes_are_stored(two: tuple[Worker, Worker], empty_redis: RedisServer) -> None:
    one, _ = two
    _, seat = one.join()
    one.do("ask", question(answer=123_456, step=40))
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
    lives = {client.ttl(key) for key in client.keys("*:room:*") + client.keys("*:votes:*")}
    assert len(client.keys("*:votes:*")) == 1
    assert min(lives) > 0
    assert max(lives) - min(lives) <= 1


@pytest.mark.parametrize("lost", ["lasting", "forgetful"], indirect=True)
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_is_told_what_counts_once_redis_is_back(lost: Lost, first: int) -> None:
    """Failed while a process that had united two states of a class told nobody there."""
    both = lost.one, lost.other
    hosts = [each.host() for each in both]
    seats = [(each, *each.join()) for each in both for _ in range(5)]
    lost.one.do("ask", question())
    lost.pass_(1)
    lost.redis.kill()
    for each, _, seat in seats[::2]:
        each.vote(seat, 1, 1, 1)
    lost.pass_(1)
    lost.start()
    for _ in range(5):
        pass_(1, both[first], both[1 - first])
    told = {(ear.room["voted"], ear.room["of"], ear.room["here"]) for ear in (*hosts, *(ear for _, ear, _ in seats))}
    assert told == {(5, 10, 10)}
    assert {ear.of("places")[-1]["follow"] for ear in hosts} == {10}


@pytest.mark.parametrize("lost", ["lasting", "forgetful"], indirect=True)
def test_nothing_acknowledged_is_lost_when_redis_dies_during_a_vote(lost: Lost) -> None:
    one, other = lost.one, lost.other
    remote = one.host()
    seats = [(each, each.join()[1]) for each in (one, other) for _ in range(4)]

    def vote(places: tuple[int, ...], answer: int) -> None:
        for place, (each, seat) in enumerate(seats):
            if place % 4 in places:
                each.vote(seat, 1, 1, answer)

    one.do("ask", question())
    lost.pass_(1)
    vote((0,), 1)
    lost.pass_(1)
    lost.redis.kill()
    vote((1, 2), 2)
    other.vote(seats[4][1], 1, 1, 4)  # another answer than before
    assert outcome(lambda: other.rooms.join("ZZZZZZ", Credential(), "pupil", Ear(), None).result()) == "waiting"
    lost.start()
    vote((3,), 8)
    one.do("close", 1, 1)
    lost.pass_(1)
    assert remote.of("tally")[-1]["rounds"][0]["counts"] == [[2, 4], [8, 2], [1, 1], [4, 1]]
    assert remote.room["here"] == 8


def test_hosts_are_told_that_redis_is_away_and_that_it_is_back(lost: Lost) -> None:
    hosts = lost.one.host(), lost.other.host()
    pupil, _ = lost.one.join()

    def told() -> list[bool]:
        lost.pass_(1)
        return [host.of("places")[-1]["cut_off"] for host in hosts]

    assert told() == [False] * 2
    lost.redis.kill()
    until(lambda: lost.one.store.is_cut_off and lost.other.store.is_cut_off, "that Redis is away")
    assert told() == [True] * 2
    lost.start()
    assert told() == [False] * 2
    assert not pupil.of("places")


def test_a_class_that_ended_apart_has_ended_for_all(lost: Lost) -> None:
    one, other = lost.one, lost.other
    pupil, _ = other.join()
    lost.redis.kill()
    one.rooms.end(CODE, HOST, None)
    lost.pass_(1)
    assert pupil.left is None
    lost.start()
    assert pupil.left == "ended"
    assert len(one.rooms) == len(other.rooms) == 0
    one.open()
    other.join()


def test_a_round_that_was_closed_apart_stays_closed_and_counts_all_votes(lost: Lost) -> None:
    one, other = lost.one, lost.other
    remote, (_, seat), (pupil, second) = one.host(), one.join(), other.join()
    (fleeting, third), (barred, fourth) = other.join(), other.join(owner="b")
    one.do("ask", question())
    lost.pass_(1)
    with one.rooms.host(CODE, HOST, None) as room:
        (group,) = {each.group for each in room.seats} - {None}
    lost.redis.kill()
    one.rooms.bar(CODE, HOST, None, group)
    other.vote(fourth, 1, 1, 2)
    other.vote(third, 1, 1, 2)
    other.rooms.leave(CODE, fleeting)
    one.vote(seat, 1, 1, 1)
    one.do("close", 1, 1)
    other.vote(second, 1, 1, 2)
    for mode in ("front", "pinned", "free", "front"):
        other.do("set_mode", mode)  # so that it is newer
    lost.start()
    lost.pass_(1)
    assert (remote.room["phase"], pupil.room["phase"], remote.room["mode"]) == ("closed", "closed", "front")
    assert remote.of("tally")[-1]["rounds"][0]["voted"] == 2  # neither of who did not stay nor of who is kept out
    assert barred.left == "dropped"
    assert remote.room["epoch"] == pupil.room["epoch"]


def test_a_merged_room_without_a_host_is_away_and_ends() -> None:
    clock = Clock()
    mine, theirs = (Room(CODE, Keys(TOKEN), FILM, clock) for _ in range(2))
    mine.worker = theirs.worker = "this process"
    theirs.seq += 1
    room = merge(mine, theirs, 1)
    clock.now += LEAD_AWAY
    room.check_away()
    assert room.away
    clock.now += DESERTED
    assert room.why_over() == "deserted"


def test_without_its_package_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lacks("redis") is None
    monkeypatch.setattr("server.config.extras.find_spec", lambda _: None)
    assert lacks("redis") == "--rooms needs redis-py, and there is none here; `pip install 'bitqueens[redis]'` gets it"
