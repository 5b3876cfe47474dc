"""All rooms of a server: joining, limits, endings, and opening one again. Under a clock of the test."""

import gc
import weakref
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from server.config.limits import (
    ALL_GUESSES,
    DESERTED,
    GUESSES,
    LEADS,
    NEW_SEATS,
    NEW_SEATS_WAIT,
    POSITIONS,
    ROOM_LASTS,
    ROOMS,
    SEAT_SLEEPS,
    SEATS,
    STAYED,
    VOTES,
)
from server.rooms.errors import RoomError
from server.rooms.listener import Credential
from server.rooms.restore import LastSnapshot
from server.rooms.rooms import check_host
from tests.rooms.kit import CODE, FILM, HOST, OTHER, TOKEN, Class, Ear, outcome, question


def refused(code: str, do: Callable[[], object]) -> RoomError:
    with pytest.raises(RoomError) as error:
        do()
    assert error.value.code == code
    return error.value


def code_of(number: int) -> str:
    return f"CCCC{'34679BCDFG'[number // 10]}{'34679BCDFG'[number % 10]}"


def test_a_join_at_any_moment_shows_the_step_of_the_lead() -> None:
    class_ = Class()
    random = Random(5)
    for _ in range(1000):
        class_.clock.now += random.random()
        step, playing = random.randrange(6000), random.choice([-1, 0, 0, 1])
        film = replace(FILM, step=step, playing=playing, speed=2, point=random.choice([None, (1, 2)]))
        class_.do("move_film", 1, film)
        age = random.random()
        class_.clock.now += age
        if random.random() < 0.5:
            class_.rooms.announce()
        ear = Ear()
        host = random.random() < 0.2
        shown = HOST if host else Credential()
        seat = class_.rooms.join(CODE, shown, ear, None)
        seen = ear.room
        assert seen["step"] + seen["playing"] * seen["speed"] * seen["age"] == pytest.approx(
            step + playing * 2 * age, abs=0.01
        )
        assert (seen["n"], seen["lesson"], seen["part"]) == (8, None, None)
        assert seen["point"] == (film.point and list(film.point))
        if seat:
            class_.quit(ear, seat)
        else:
            class_.rooms.leave(CODE, ear)


def test_the_number_of_rooms_is_limited_and_all_of_them_are_freed() -> None:
    class_ = Class()
    for number in range(ROOMS - 1):
        class_.open(f"{number:032x}", code_of(number))
    refused("too_many", lambda: class_.open("f" * 32, "ZZZZZZ"))
    ears = [class_.join()[0] for _ in range(9)]
    freed = weakref.ref(class_.look())
    class_.pass_(DESERTED - 1)
    assert len(class_.rooms) == ROOMS
    class_.pass_(2)
    assert len(class_.rooms) == 0
    assert {ear.left for ear in ears} == {"deserted"}
    gc.collect()
    assert freed() is None
    assert not class_.rooms.announce()
    refused("ended", lambda: class_.join())
    class_.open()


def test_a_room_ends_after_four_hours_or_by_its_host() -> None:
    class_ = Class()
    host, (pupil, seat) = class_.host(), class_.join()
    class_.pass_(ROOM_LASTS - 1)
    assert host.left is None
    assert class_.host().room["lasts"] == 1
    class_.pass_(1)
    assert host.left == pupil.left == "expired"
    class_.open()
    (pupil, seat), _ = class_.join(), class_.join()
    with class_.rooms.change(CODE, Credential(seat=seat), None) as (room, member):
        refused("forbidden", lambda: check_host(room, member))
    class_.end()
    class_.pass_(0.5)
    assert pupil.left == "ended"
    refused("ended", lambda: class_.join(seat))
    class_.open()
    class_.join()


def test_seats_are_limited_locked_dropped_and_numbered() -> None:
    class_ = Class()
    (first, seat), *_ = pupils = [class_.join() for _ in range(SEATS)]
    assert [ear.number for ear, _ in pupils] == list(range(1, SEATS + 1))
    refused("too_many", class_.join)
    class_.join(seat)  # returns to its own place
    assert first.left == "elsewhere"
    class_.rooms.leave(CODE, first)
    class_.pass_(0.5)
    assert pupils[1][0].room["here"] == SEATS
    class_.do("set_locked", True)
    class_.do("drop", 2)
    class_.pass_(0)
    assert pupils[1][0].left == "dropped"
    refused("dropped", lambda: class_.join(pupils[1][1]))
    refused("dropped", lambda: class_.here(pupils[1][1]))
    refused("locked", class_.join)
    class_.do("set_locked", False)
    assert class_.join()[0].number == SEATS + 1
    refused("not_now", lambda: class_.do("drop", SEATS + 2))


def test_only_votes_from_seats_occupied_now_or_for_a_minute_count() -> None:
    """One device joined, voted and left, 90 times in 15 seconds: all of these votes counted."""
    class_ = Class()
    host, (honest, seat) = class_.host(), class_.join(owner="b")
    stayed, gone, back = [class_.join(owner="b") for _ in range(3)]
    class_.do("ask_question", question())
    for its in (seat, stayed[1], gone[1], back[1]):
        class_.vote(its, 1, 1, 1)

    def come_and_go() -> str | None:
        def come() -> None:
            ear, its = class_.join(owner="a")
            class_.vote(its, 1, 1, 4)
            class_.clock.now += 1 / 6
            class_.rooms.leave(CODE, ear)

        return outcome(come)

    class_.pass_(STAYED - 20)
    class_.rooms.leave(CODE, gone[0])
    class_.rooms.leave(CODE, stayed[0])
    class_.pass_(1)
    assert host.room["voted"] == 2
    again, _ = class_.join(stayed[1], owner="b")  # a phone that loses its connection
    assert [come_and_go() for _ in range(90)].count(None) > NEW_SEATS[1]
    class_.pass_(10)
    class_.rooms.leave(CODE, again)
    class_.quit(*back)
    class_.pass_(1)
    assert (host.room["voted"], host.room["of"], host.room["here"]) == (3, 3, 1)
    class_.pass_(SEAT_SLEEPS)  # others get their places
    class_.pass_(1)
    class_.do("close_round", 1, 1)
    class_.pass_(1)
    assert (host.of("tally")[-1]["rounds"][0]["counts"], host.room["voted"]) == ([[1, 3]], 3)
    assert honest.left is None


def test_one_device_does_not_keep_others_of_its_address_out_for_long() -> None:
    class_ = Class()
    ear = Ear()

    def flood() -> None:
        while outcome(lambda: class_.rooms.leave(CODE, class_.join(owner="school")[0])) is None:
            pass

    def join() -> None:
        class_.rooms.join(CODE, Credential(), ear, "school")

    waited = 0.0
    for _ in range(10):
        flood()
        if outcome(join) is None:
            break
        class_.clock.now += 3
        waited += 3
    assert ear.number
    assert 0 < waited <= NEW_SEATS_WAIT + 3
    refused("waiting", join)  # for another seat it waits again


def test_where_a_class_is_full_the_seat_that_slept_longest_gives_way() -> None:
    class_ = Class()
    host, seats = class_.host(), [class_.join() for _ in range(SEATS)]
    class_.do("ask_question", question())
    class_.vote(seats[7][1], 1, 1, 4)
    for ear, _ in (seats[7], seats[3]):
        class_.clock.now += 2
        class_.rooms.leave(CODE, ear)
    class_.join()
    class_.pass_(1)
    assert (host.room["here"], host.room["voted"]) == (SEATS - 1, 0)
    class_.join()
    refused("too_many", class_.join)
    refused("too_many", lambda: class_.join(seats[7][1]))  # it may return as soon as there is a place
    class_.rooms.leave(CODE, seats[0][0])
    class_.join(seats[7][1])


def test_guesses_are_limited_but_no_right_code_is_refused() -> None:
    class_ = Class()

    def guess(owner: str) -> str:
        with pytest.raises(RoomError) as error:
            class_.rooms.join("CCCCCC", Credential(), Ear(), owner)
        return error.value.code

    assert [guess("a") for _ in range(22)] == ["no_room"] * GUESSES[1] + ["too_often"] * 2
    class_.join(owner="a")
    others = [guess(str(number)) for number in range(ALL_GUESSES[1])]
    assert others.count("no_room") == ALL_GUESSES[1] - GUESSES[1]
    _, seat = class_.join()

    def come_back() -> None:
        class_.rooms.join("CCCCCC", Credential(seat=seat), Ear(), "a")

    for _ in range(100):  # after a restart, a whole class joins again from one address
        error = refused("waiting", come_back)
        assert error.suspect  # so that codes cannot be guessed in this way
    class_.pass_(60)
    assert guess("a") == "no_room"
    class_.clock.now += DESERTED
    refused("no_room", come_back)


def test_only_its_token_opens_a_code_that_is_open() -> None:
    class_ = Class()
    refused("taken", lambda: class_.open(OTHER))
    before = class_.host().room
    class_.clock.now += 60
    assert class_.open()["seq"] == before["seq"]


def test_rates_of_pupils_and_lead() -> None:
    class_ = Class()
    _, seat = class_.join()
    class_.do("ask_question", question())

    def vote(place: int) -> str | None:
        return outcome(lambda: class_.vote(seat, 1, 1, 1 << place % 8))

    def say(place: int) -> str | None:
        return outcome(lambda: class_.here(seat, hand=place % 2 == 0))

    def move(place: int) -> str | None:
        return outcome(lambda: class_.do("move_film", 1, replace(FILM, step=place)))

    for do, (a_second, most) in ((vote, VOTES), (say, POSITIONS), (move, LEADS)):
        assert [do(place) for place in range(most + 2)] == [None] * most + ["too_often"] * 2
        class_.clock.now += 1.01 / a_second
        assert [do(0), do(1)] == [None, "too_often"]


def test_numbers_are_sent_twice_a_second_and_places_once() -> None:
    class_ = Class()
    host = class_.host()
    class_.pass_(1)
    host.heard.clear()
    for number in range(50):
        _, seat = class_.join()
        class_.here(seat, follow=number % 2 == 0, hand=number == 7)
        class_.pass_(0.02)
    class_.pass_(1)
    assert len(host.of("room")) in (2, 3, 4)
    assert len(host.of("places")) in (1, 2)
    places = host.of("places")[-1]
    assert (places["follow"], places["free"], places["hands"]) == (25, 25, [8])
    assert not class_.join()[0].of("places")


def last_of(class_: Class) -> LastSnapshot:
    """Return a host's last snapshot of a class, with the tallies."""
    room = class_.look()
    ballot = room.ballot
    asked = (ballot.number, ballot.round, ballot.phase, ballot.question) if ballot else (0, 1, "open", None)
    head = room.epoch, room.seq, room.term, room.mode, room.locked, room.seats.issued, room.film
    return LastSnapshot(*head, *asked, tuple(ballot.tallies) if ballot else (), sorted(room.seats.dropped))  # type: ignore[arg-type]


def test_a_class_that_a_server_has_lost_is_opened_again() -> None:
    lost = Class()
    seats = [lost.join()[1] for _ in range(5)]
    lost.do("ask_question", question())
    for seat in seats:
        lost.vote(seat, 1, 1, 2)
    lost.do("close_round", 1, 1)
    lost.do("start_next_round", 1, 1)
    lost.do("set_mode", "held")
    lost.vote(seats[0], 1, 2, 64)
    lost.do("drop", 5)
    older = last_of(lost)
    lost.do("move_film", 1, replace(FILM, step=77))
    newer = last_of(lost)

    class_ = Class()
    class_.end()
    class_.open(last=older)
    class_.clock.now += 3
    class_.open(last=newer)
    class_.open(last=older)  # another device of the host is late
    ear, _ = class_.join(seats[0])
    room = ear.room
    assert (ear.number, room["step"], room["mode"], room["ask"], room["round"]) == (1, 77, "held", 1, 2)
    assert room["epoch"] > newer.epoch
    assert room["seq"] > newer.seq
    assert "answer" not in room
    refused("waiting", lambda: class_.vote(seats[0], 1, 2, 64))
    assert class_.join()[0].number == 6
    refused("dropped", lambda: class_.join(seats[4]))
    class_.pass_(8)
    class_.open(last=replace(newer, seq=newer.seq + 100, mode="free"))  # too late
    class_.vote(seats[0], 1, 2, 64)
    refused("late", lambda: class_.vote(seats[0], 1, 1, 64))
    remote = class_.host()
    class_.do("close_round", 1, 2)
    class_.rooms.announce()
    assert remote.room["mode"] == "held"
    assert [each["counts"] for each in remote.of("tally")[-1]["rounds"]] == [[[2, 5]], [[64, 1]]]


def test_a_device_brings_the_tallies_that_another_lacks() -> None:
    lost = Class()
    _, seat = lost.join()
    lost.do("ask_question", question())
    lost.vote(seat, 1, 1, 2)
    lost.do("close_round", 1, 1)
    last = last_of(lost)
    class_ = Class()
    class_.end()
    class_.open(last=replace(last, tallies=()))
    remote = class_.host()
    assert remote.room["voted"] == 0
    class_.open(last=last)
    class_.rooms.announce()
    assert remote.room["voted"] == 1
    assert TOKEN not in str(remote.heard)
