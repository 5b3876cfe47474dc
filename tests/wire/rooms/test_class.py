"""A class by its messages, without a socket: whole lessons, wrong fields, and forbidden requests and data."""

import json
import logging
from collections.abc import Callable, Iterator
from itertools import count
from queue import Empty, SimpleQueue
from typing import Any

import pytest

from server.config.limits import ALL_OPENINGS, JOINED, MOST_DROPPED
from server.hosting.threads import Threads
from server.hosting.visitors import Visitor
from server.jobs.jobs import Jobs
from server.rooms.codes import LETTERS, signs_of_shard
from server.rooms.rooms import Rooms
from server.search.questions.ask import ask_questions
from server.search.questions.kinds import KINDS
from server.search.trace.trace import Trace
from server.timing.bench import Bench
from server.wire.rooms.attending import RoomServices
from server.wire.session import Background, Session
from tests.rooms.kit import Clock
from tests.tools.waiting import PATIENCE
from tests.wire.asking import CLASS_FORMS, FILM, SEAT, TOKEN, Heard, form

KEY, BASE = "key-of-the-class", "http://192.168.0.7:8088/"
BESIDE, AWAY = Visitor(base=BASE), Visitor("a", is_here=False, base=BASE)


class Server:
    """A server with a clock that a test sets."""

    def __init__(self, first_signs: str = LETTERS) -> None:
        self.clock, answers = Clock(), Jobs(Threads(1))
        self.rooms = Rooms(first_signs=first_signs, clock=self.clock, wall=self.clock, announcing=False)
        self.background = Background(answers, Jobs(Threads(1)), Bench(), RoomServices(self.rooms, answers, KEY))

    def pass_(self, seconds: float = 0) -> None:
        self.clock.now += seconds
        self.rooms.announce()


class Device:
    """A page with its connection."""

    def __init__(self, server: Server, visitor: Visitor = BESIDE) -> None:
        self.said: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self.session = Session(server.background, Heard(self.hear), visitor)
        self.all: list[str] = []
        self.room: dict[str, Any] = {}
        self.ids = count(1)
        self.code = self.seat = ""

    def hear(self, text: str) -> None:
        self.all.append(text)
        said = json.loads(text)
        if said["type"] == "room":
            self.room = said
        self.said.put(said)

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Return the first answer to a request; news may come before."""
        id = next(self.ids)
        own = {"code": self.code} | ({"seat": self.seat} if self.seat else {})
        known = {name: value for name, value in own.items() if name in CLASS_FORMS[kind]}
        self.good = self.session.handle(json.dumps(form(kind, **known | {"id": id} | fields)))
        while (said := self.said.get(timeout=PATIENCE))["id"] != id:
            pass
        return said

    def join(self, code: str, **fields: Any) -> dict[str, Any]:
        self.code = code
        said = self.ask("join", code=code, **fields)
        self.seat = said.get("seat", self.seat)
        return said

    def news(self, kind: str) -> list[dict[str, Any]]:
        return [said for text in self.all if (said := json.loads(text))["type"] == kind]

    def leave(self) -> None:
        self.session.close()


@pytest.fixture(scope="module", autouse=True)
def quick_codes() -> Iterator[None]:
    """Make codes without delay; another test covers the delay."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("server.wire.rooms.attending.code_of", lambda token, _: "K7MQ4X" if token == TOKEN else "ZZZZZZ")
        yield


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def host(server: Server) -> Device:
    host = Device(server)
    host.code = host.ask("open")["code"]
    assert host.ask("join", token=TOKEN)["type"] == "room"
    return host


@pytest.fixture
def pupil(server: Server, host: Device) -> Device:
    pupil = Device(server, AWAY)
    pupil.join(host.code)
    return pupil


def test_opening_returns_the_address_for_pupils(server: Server) -> None:
    opened = Device(server).ask("open")
    assert opened.keys() == {"type", "id", "code", "address", "others", "qr", "epoch", "seq", "term", "lasts"}
    assert (opened["type"], opened["address"]) == ("opened", "http://192.168.0.7:8088/K7MQ4X")
    again = Device(server, Visitor()).ask("open")
    assert (again["code"], again["address"], again["qr"]) == (opened["code"], None, None)


def test_a_lesson(server: Server, host: Device, pupil: Device) -> None:
    assert (pupil.room["number"], pupil.room["step"]) == (1, 0)
    assert host.ask("lead", step=40, playing=1, speed=4, point=["ld", 3])["seq"] == 2
    server.pass_()
    assert (pupil.room["step"], pupil.room["playing"], pupil.room["point"], pupil.room["age"]) == (40, 1, ["ld", 3], 0)
    server.pass_(0.5)
    late = Device(server, AWAY)
    assert late.join(host.code)["age"] == 0.5
    assert host.ask("ask", about="next", step=0)["ask"] == 1
    server.pass_()
    room = pupil.room
    assert (room["ask"], room["round"], room["phase"], room["about"], room["at"]) == (1, 1, "open", "next", 0)
    assert pupil.ask("vote", answer=2)["type"] == "voted"
    assert pupil.ask("vote", answer=1) | {"id": 0} == {"type": "voted", "id": 0, "ask": 1, "round": 1}
    assert late.ask("vote", answer=8)["type"] == "voted"
    assert host.ask("close")["type"] == "ok"
    assert late.ask("vote", answer=1)["code"] == "late"
    assert host.ask("again")["type"] == "ok"
    assert late.ask("vote", answer=1)["code"] == "late"
    assert late.ask("vote", answer=1, round=2)["type"] == "voted"
    assert host.ask("close", round=2)["type"] == "ok"
    server.pass_()
    assert not pupil.news("tally")
    assert host.ask("reveal")["type"] == "ok"
    server.pass_()
    tally = pupil.news("tally")[-1]
    assert [each["counts"] for each in tally["rounds"]] == [[[1, 1], [8, 1]], [[1, 1]]]
    assert (tally["answer"], pupil.room["answer"], pupil.room["shown"]) == (1, 1, 1)
    assert pupil.ask("here", follow=False, hand=True)["type"] == "ok"
    server.pass_(1)
    assert host.news("places")[-1]["hands"] == [1]
    assert host.ask("end") | {"id": 0} == {"type": "left", "id": 0, "why": "ended"}
    assert [said["why"] for said in pupil.news("left")] == ["ended"]
    assert pupil.ask("vote", answer=1)["code"] == "ended"


@pytest.mark.parametrize("algorithm", ["bitmask", "basic", "backtracking"])
def test_no_answer_of_any_kind_before_it_is_shown(server: Server, algorithm: str) -> None:
    host, pupil = Device(server), Device(server, AWAY)
    host.code = host.ask("open", algorithm=algorithm)["code"]
    pupil.join(host.code)
    asked = {each.about: each for each in ask_questions(Trace(algorithm, 8).pausing, 0, 400) if each}
    assert set(asked) > set(KINDS) - {"attacker", "free", "ld", "col", "rd", "falls", "below"}
    for number, question in enumerate(asked.values(), 1):
        told = host.ask("ask", about=question.about, step=question.step)
        assert (told.keys(), told["ask"]) == ({"type", "id", "seq", "term", "ask"}, number)
        pupil.all.clear()
        server.pass_(2)
        assert pupil.ask("vote", ask=number, answer=question.answer)["type"] == "voted"
        host.ask("close", ask=number)
        server.pass_(2)
        for text in pupil.all:
            said = json.loads(text)
            assert said["type"] in ("room", "places", "voted")
            assert not {"answer", "shown", "counts", "ones", "rounds"} & said.keys()
        host.ask("reveal", ask=number)
        server.pass_()
        assert (pupil.room["answer"], pupil.room["shown"]) == (question.answer, question.shown)
        assert pupil.news("tally")[-1]["rounds"][0]["counts"] == [[question.answer, 1]]


OWN = {
    "text": "Which half?",
    "choices": ["the left", "the right"],
    "right": 1,
    "reason": "The first queen stands there.",
}


def test_a_hosts_own_question_is_voted_on_and_outlives_the_server(server: Server, host: Device, pupil: Device) -> None:
    asked = OWN | {"lesson": "hour", "stop": 4}
    assert host.ask("ask", about="own", step=1, own=asked)["ask"] == 1
    server.pass_()
    shown = {"text": OWN["text"], "choices": OWN["choices"], "judged": True, "lesson": "hour", "stop": 4}
    assert pupil.room["own"] == shown
    assert pupil.ask("vote", answer=2)["message"] == "answer must be a whole number from 0 to 1, not 2"
    assert pupil.ask("vote", answer=1)["type"] == "voted"
    server.pass_(1)
    for own, answer, reason in ((asked, 1, OWN["reason"]), (None, None, "")):
        after = Server()
        after.clock.now = server.clock.now + 5
        hosts = Device(after)
        beside = {"own": own} if own else {}
        assert hosts.ask("open", **dict.fromkeys(FILM, ...), last=host.room, **beside)["type"] == "opened"
        hosts.code = host.code
        assert hosts.ask("join", token=TOKEN)["own"] == shown | {"judged": bool(own)}
        hosts.ask("close")
        hosts.ask("reveal")
        after.pass_()
        assert [hosts.room[name] for name in ("answer", "reason")] == [answer, reason]


@pytest.mark.parametrize(
    ("about", "own", "message"),
    [
        ("own", ..., 'own must be given with about "own", and with no other'),
        ("next", OWN, 'own must be given with about "own", and with no other'),
        ("own", [], "own must be an own question, not []"),
        ("own", OWN | {"text": " "}, 'in own, text must be a line of 1 to 200 characters, not " "'),
        ("own", OWN | {"text": "a\nb"}, "in own, text must be a line of 1 to 200 characters"),
        ("own", OWN | {"choices": ["a"]}, "in own, choices must be a list of 2 to 6 different lines"),
        ("own", OWN | {"choices": ["a", "a "]}, "in own, choices must be a list of 2 to 6 different lines"),
        ("own", OWN | {"choices": ["a", "b" * 81]}, "in own, choices must be a list of 2 to 6 different lines"),
        ("own", OWN | {"right": 2}, "in own, right must be null or a whole number from 0 to 1, not 2"),
        ("own", OWN | {"reason": 1}, "in own, reason must be a line of 0 to 300 characters, not 1"),
        (
            "own",
            OWN | {"colour": 1},
            "in own, colour is not a field, which are text, choices, right, reason",
        ),
    ],
)
def test_a_wrong_own_question_is_refused(host: Device, about: str, own: object, message: str) -> None:
    said = host.ask("ask", about=about, step=0, own=own)
    assert said["code"] == "bad_request"
    assert message in said["message"]


def test_a_question_that_cannot_be_asked(host: Device) -> None:
    said = host.ask("ask", about="next", step=1)
    assert (said["code"], said["message"]) == ("bad_request", "step must be one at which next can be asked, not 1")
    for about in ("next", "lost"):  # a poll is asked at any step
        assert host.ask("ask", about=about, step=10**9)["code"] == "bad_request"
    assert host.ask("ask", about="lost", step=1)["ask"] == 1


def test_requests_that_a_pupil_may_not_make(pupil: Device) -> None:
    of_hosts = ("mode", "take", "lead", "ask", "close", "again", "reveal", "discard", "end")
    for kind in (*of_hosts, "lower", "appoint", "lock", "drop", "bar", "admit"):
        for shown in ({"token": "c" * 32}, {"token": ..., "seat": pupil.seat}):
            assert pupil.ask(kind, **shown)["code"] == "forbidden"
            assert not pupil.good
    assert pupil.ask("join", token="c" * 32)["code"] == "forbidden"


def test_of_two_devices_of_a_host_the_one_that_took_the_lead_last_has_it(server: Server, host: Device) -> None:
    other = Device(server)
    other.code = host.code
    assert other.ask("take")["term"] == 2
    assert host.ask("lead")["code"] == "stale"
    assert other.ask("lead", term=2, step=9)["type"] == "ok"
    moved = {**FILM, "n": 6, "step": 0, "lesson": "hour", "stop": 3}
    assert host.ask("ask", about="next", **moved, term=1)["code"] == "stale"
    assert other.ask("ask", about="next", **moved, term=2)["ask"] == 1
    server.pass_()
    assert [host.room[name] for name in ("n", "stop", "at", "phase")] == [6, 3, 0, "open"]


def test_a_seat_becomes_the_remote_control_and_receives_no_token(server: Server, host: Device, pupil: Device) -> None:
    other = Device(server, AWAY)
    other.join(host.code)
    assert host.ask("appoint", number=9)["code"] == "not_now"
    assert host.ask("appoint", number=1)["type"] == "ok"
    server.pass_(1)
    assert (pupil.room["remote"], pupil.room["here"], other.room["remote"]) == (1, 1, 1)
    remote = {"token": ..., "seat": pupil.seat}
    assert pupil.ask("lead", **remote, term=1, step=9)["type"] == "ok"
    assert pupil.ask("ask", **remote, about="next", step=0)["type"] == "ok"
    assert other.ask("vote", answer=1)["type"] == "voted"
    assert pupil.ask("close", **remote)["type"] == "ok"
    server.pass_(1)
    assert (pupil.room["voted"], pupil.room["of"]) == (1, 1)
    assert pupil.news("tally")[-1]["rounds"][0]["counts"] == [[1, 1]]
    assert pupil.news("places")
    assert not other.news("tally")
    assert not any(TOKEN in text for text in pupil.all)
    assert other.ask("ask", token=..., seat=other.seat)["code"] == "forbidden"
    told = len(pupil.news("places"))
    assert pupil.ask("appoint", **remote, number=2)["type"] == "ok"  # and passes it on
    assert pupil.ask("mode", **remote)["code"] == "forbidden"
    server.pass_(2)
    assert (len(pupil.news("places")), pupil.room["remote"]) == (told, 2)
    assert host.ask("drop", number=2)["type"] == "ok"
    server.pass_(1)
    assert host.room["remote"] == 0


def test_a_connection_holds_one_seat(server: Server, host: Device, pupil: Device) -> None:
    other = Device(server, AWAY)
    others = other.join(host.code)["seat"]
    host.ask("ask", about="next", step=0)
    assert pupil.ask("vote", seat=others)["code"] == "forbidden"
    assert pupil.ask("join", seat=others)["code"] == "forbidden"
    assert pupil.ask("join", seat=...)["seat"] == pupil.seat  # not another new one
    assert [said["why"] for said in pupil.news("left")] == ["elsewhere"]
    assert pupil.ask("vote", seat=SEAT)["code"] == "forbidden"
    back = Device(server, AWAY)
    assert back.join(host.code, seat=pupil.seat)["number"] == 1
    assert back.ask("vote", answer=1)["type"] == "voted"
    assert pupil.ask("vote", answer=2)["code"] == "forbidden"  # sent before its connection was lost
    assert pupil.ask("here", follow=True)["code"] == "forbidden"
    server.pass_(1)
    assert (host.room["here"], host.room["seats"]) == (2, 2)


def test_joining_ends_by_leaving_cancelling_or_going(server: Server, host: Device, pupil: Device) -> None:
    asked = pupil.news("room")[0]["id"]
    pupil.session.handle(json.dumps({"type": "cancel", "id": asked}))
    assert pupil.all[-1] == json.dumps({"type": "cancelled", "id": asked}, separators=(",", ":"))
    server.pass_(1)
    assert host.room["here"] == 0
    pupil.join(host.code)
    assert pupil.ask("leave")["why"] == "left"
    assert len(pupil.news("left")) == 2
    pupil.join(host.code)
    pupil.leave()
    host.leave()
    server.pass_(1900)
    assert len(server.rooms) == 0


def test_keys_cannot_be_guessed_and_others_may_open_meanwhile(server: Server) -> None:
    guesser, other = Device(server, AWAY), Device(server, Visitor("b", is_here=False, base=BASE))
    told = [guesser.ask("open", key=f"guess-{number}")["code"] for number in range(9)]
    assert told == ["forbidden"] * 6 + ["too_often"] * 3
    assert guesser.ask("open", key=KEY)["code"] == "too_often"  # the right key is not recognizable
    many = [Device(server, Visitor(str(number), is_here=False, base=BASE)) for number in range(ALL_OPENINGS[1])]
    assert {each.ask("open", key="guess")["code"] for each in many} == {"forbidden"}
    assert many[0].ask("open", key=KEY)["code"] == "too_often"
    assert other.ask("open", key=KEY)["code"] == "K7MQ4X"
    server.pass_(10)
    assert guesser.ask("open", key="guess")["code"] == "forbidden"
    assert Device(server).ask("open")["type"] == "opened"


@pytest.mark.parametrize(
    ("visitor", "key", "code"),
    [
        (Visitor(), ..., None),
        (AWAY, ..., "forbidden"),
        (AWAY, "wrong-key", "forbidden"),
        (AWAY, KEY, None),
        (AWAY, 7, "bad_request"),
    ],
)
def test_the_right_to_open_a_class(server: Server, visitor: Visitor, key: object, code: str | None) -> None:
    assert Device(server, visitor).ask("open", key=key).get("code") in (code, "K7MQ4X")
    assert len(server.rooms) == (code is None)


def test_a_process_refuses_the_codes_of_another_and_opens_none_of_them() -> None:
    device = Device(Server(signs_of_shard(1, 2)))
    for kind in CLASS_FORMS:
        said = device.ask(kind, code="k7m q4x")
        assert (said["code"], device.good) == ("misdirected", True), kind  # a page cannot know the processes
        assert said["message"] == (
            "this process has only classes whose codes begin with one of 34679BCDFGHJ: "
            "the proxy must send /ws?class=K7MQ4X to the one of K7MQ4X"
        )


def test_a_class_whose_token_has_another_code_by_now_is_lost(
    server: Server, host: Device, caplog: pytest.LogCaptureFixture
) -> None:
    assert host.ask("open", code="K7MQ4X")["type"] == "opened"
    after = Device(Server())
    said = after.ask("open", code="P7MQ4X", **dict.fromkeys(FILM, ...), last=host.room)
    assert said["code"] == "lost"
    assert said["message"].startswith("the class P7MQ4X cannot come back: the server has another number of processes")
    assert ("a class cannot come back: " in caplog.text, "7MQ4X" in caplog.text) == (True, False)
    assert after.ask("join", code="P7MQ4X")["code"] == "no_room"
    assert len(server.rooms) == 1


def test_junk_costs_others_nothing_and_its_sender_much(server: Server, host: Device, pupil: Device) -> None:
    junk = Device(server, AWAY)
    tries: list[Callable[[], dict[str, Any]]] = [
        lambda: junk.ask("join", code="CCCCCC"),
        lambda: junk.ask("join", code=host.code, seat=SEAT),
        lambda: junk.ask("end", code=host.code, token="d" * 32),
        lambda: junk.ask("vote", code=host.code, seat=SEAT),
    ]
    told = [tries[number % 4]() for number in range(1000)]
    assert {said["code"] for said in told} == {"no_room", "too_often", "forbidden"}
    assert not junk.good  # so it is cut off
    assert junk.ask("join", code=host.code)["type"] == "room"
    assert pupil.ask("here", follow=True)["type"] == "ok"


@pytest.mark.parametrize(
    ("kind", "changes", "message"),
    [
        ("open", {"token": "x"}, "token must be 32 hexadecimal digits, chosen at random, not"),
        ("open", {"n": 99}, "n must be a whole number from 1 to 32, not 99"),
        ("open", {"rounds": []}, "rounds goes with last, which is missing"),
        ("open", {"last": 3}, "last must be a snapshot, as in `room`, not 3"),
        ("join", {"code": "K7MQ4A"}, "code must be 6 of the letters and digits 3467"),
        ("join", {"seat": "17"}, "seat must be a seat, as `room` has told it, not"),
        ("lead", {"seat": SEAT}, "token or seat must be given, and not both"),
        ("lead", {"token": ...}, "token or seat must be given, and not both"),
        ("lead", {"speed": 0}, "speed must be a number from 0.5 to 100000000, not 0"),
        ("lead", {"playing": 2}, "playing must be a whole number from -1 to 1, not 2"),
        ("lead", {"point": [8, 0]}, "point must be null or [row, column] or [register, column], not [8, 0]"),
        ("lead", {"point": ["rank", 0]}, "point must be null or [row, column] or [register, column], not"),
        ("lead", {"lesson": "<b>"}, "lesson must be null or the name of a lesson, of a-z, 0-9 and -, not"),
        ("lead", {"part": -2}, "part must be null or a whole number from -1 to 99, not -2"),
        ("lead", {"queens": []}, '"queens" is not a field of lead, which has type, id, code, seat, token, term,'),
        ("ask", {"lesson": "hour"}, "algorithm is missing: it must be one of naive, "),
        ("ask", FILM, "term is missing: it must be a whole number"),
        ("mode", {"mode": "exam"}, 'mode must be one of free, held, not "exam"'),
        ("ask", {"about": "all"}, "about must be one of next, free"),
        ("vote", {"round": 4}, "round must be a whole number from 1 to 3, not 4"),
        ("vote", {"answer": -1}, "answer must be a whole number from 0 to 4294967295, not -1"),
        ("here", {"task": "sleep"}, "task must be one of place, predict, not"),
        ("lock", {"locked": 1}, "locked must be true or false, not 1"),
        ("drop", {"number": -1}, "number must be a whole number from 0 to 9999999, not -1"),
        ("appoint", {"number": -1}, "number must be a whole number from 0 to 9999999, not -1"),
        ("bar", {"group": -1}, "group must be a whole number from 1 to 281474976710656, not -1"),
        ("end", {"seat": SEAT}, "token or seat must be given, and not both"),
    ],
)
def test_a_wrong_field_is_named(server: Server, kind: str, changes: dict[str, Any], message: str) -> None:
    device = Device(server)
    device.code = "K7MQ4X"
    said = device.ask(kind, **changes)
    assert said["code"] == "bad_request"
    assert said["message"].startswith(message)
    assert not device.good


@pytest.mark.parametrize(
    ("changes", "beside", "message"),
    [
        ({"seq": 10**9 + 1}, {}, "seq must be a whole number from 0 to 1000000000, not 1000000001"),
        ({"epoch": 2**53}, {}, "epoch must be"),
        ({"mode": "exam"}, {}, "mode must be one of free, held"),
        ({"step": -1}, {}, "step must be"),
        ({"about": "why"}, {}, "about must be one of"),
        ({"at": 3}, {}, "step must be one at which next can be asked, not 3"),
        ({"secret": 3}, {}, "secret is not a field of a snapshot"),
        ({}, {"dropped": [-1]}, "dropped must be a list of at most 100 numbers of seats"),
        (
            {},
            {"rounds": [{"round": 1}]},
            "rounds must be a list of at most 1 rounds that were closed, as `tally` has told them",
        ),
        ({}, {"n": 8}, "n does not go with last, which contains it"),
    ],
)
def test_a_snapshot_is_checked_field_by_field(
    server: Server, host: Device, changes: dict[str, Any], beside: dict[str, Any], message: str
) -> None:
    host.ask("ask", about="next", step=0)
    host.ask("close")
    server.pass_()
    last = host.room | changes
    film = dict.fromkeys(FILM, ...)
    said = Device(Server()).ask("open", **film | beside, last=last)
    assert said["code"] == "bad_request"
    assert message in said["message"]


def test_a_class_is_opened_again_after_a_crash(server: Server, host: Device, pupil: Device) -> None:
    host.ask("ask", about="next", step=0)
    pupil.ask("vote", answer=4)
    host.ask("close")
    host.ask("again")
    pupil.ask("vote", answer=1, round=2)
    server.pass_(1)
    after = Server()
    after.clock.now = server.clock.now + 5
    back, hosts = Device(after, AWAY), Device(after)
    assert back.join(host.code, seat=pupil.seat)["code"] == "waiting"
    film = dict.fromkeys(FILM, ...)
    tally = host.news("tally")[-1]
    last = host.room | {"mode": "front", "lead": 3, "shares": True, "queens": []}  # as a page of an earlier version
    opened = hosts.ask("open", **film, last=last, rounds=tally["rounds"], dropped=[])
    assert (opened["code"], opened["type"]) == (host.code, "opened")
    room = back.join(host.code, seat=pupil.seat)
    assert (room["number"], room["ask"], room["round"], room["phase"], room["voted"]) == (1, 1, 2, "open", 0)
    assert (room["epoch"], room["seq"], room["mode"]) > (pupil.room["epoch"], pupil.room["seq"], "free")
    assert back.ask("vote", answer=1, round=2, seat=pupil.seat)["code"] == "waiting"
    after.pass_(10)
    assert back.ask("vote", answer=1, round=2, seat=pupil.seat)["type"] == "voted"
    hosts.code = host.code
    hosts.ask("join", token=TOKEN)
    hosts.ask("close", round=2)
    after.pass_()
    assert [each["counts"] for each in hosts.news("tally")[-1]["rounds"]] == [[[4, 1]], [[1, 1]]]


def test_a_snapshot_always_fits_into_a_message(server: Server, host: Device) -> None:
    film = {"n": 32, "step": 2**53 - 1, "lesson": "x" * 40}
    host.ask("lead", **film, speed=12345678.9, point=["taken", 31])
    server.pass_()
    told = host.all[-1]
    assert len(told) < 2048 - 300  # with the largest numbers and a question
    ones = [5000] * 32
    votes = {"voted": 5000, "counts": [[2**32 - 1, 5000]] * 12, "ones": ones, "moved": [5000] * 4}
    tally = [{"round": each, **votes} for each in (1, 2, 3)]
    dropped = [9_999_999] * MOST_DROPPED
    message = {"type": "open", "id": 1, "token": TOKEN, "last": host.room, "rounds": tally, "dropped": dropped}
    assert len(json.dumps(message, separators=(",", ":"))) + 300 < 4096


def test_nothing_of_a_pupil_is_logged(
    server: Server, host: Device, pupil: Device, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    other = Device(server, AWAY)
    other.join("K7MQ4X", seat=SEAT)
    other.join("CCCCCC")
    pupil.ask("vote", answer=4)
    host.ask("end")
    said = caplog.text
    assert "a class has ended: 0 now" in said
    for secret in (TOKEN, SEAT, pupil.seat, "K7MQ4X", "CCCCCC", "192.168"):
        assert secret not in said
    held = repr([vars(each) for each in (server.rooms, host.session, pupil.session)])
    assert TOKEN not in held
    with pytest.raises(Empty):
        other.said.get_nowait()


def test_two_joins_of_a_connection_have_its_one_seat_and_a_refused_join_leaves_nothing(
    server: Server, host: Device, pupil: Device
) -> None:
    again = pupil.ask("join", seat=...)
    assert (again["seat"], again["number"]) == (pupil.seat, 1)
    assert pupil.ask("join", seat=SEAT)["code"] == "forbidden"
    host.ask("drop", number=1)
    for _ in range(JOINED + 1):
        assert pupil.ask("join")["code"] == "dropped"  # none of them counts as a join in progress
    pupil.leave()
    assert server.rooms.count_seats() == 0
