"""A class over real sockets: two browsers' worth of it, and a server that is killed in the middle of a question."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest

from server.config.config import Config
from tests.tools.client import Client
from tests.tools.line import Line
from tests.tools.page import run
from tests.tools.serving import ServerProcess, serving
from tests.tools.waiting import until
from tests.wire.asking import CLASS_FORMS, FILM

PATIENCE = 20  # seconds
TOKEN = "5eed" * 8


class Viewer:
    """A viewer's connection."""

    def __init__(self, address: str) -> None:
        self.client = Client(address.replace("http", "ws") + "ws")
        self.room: dict[str, Any] = {}
        self.tallies: list[dict[str, Any]] = []
        self.id = 0

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a request; what comes before is kept."""
        self.id += 1
        message = CLASS_FORMS[kind] | {"id": self.id}
        message |= {"token": TOKEN} if "token" in message or "token" in fields else {}
        message = {name: value for name, value in (message | fields).items() if value is not ...}
        self.client.send(json.dumps(message))
        while True:
            said = self.hear(PATIENCE)
            if said and said["id"] == self.id:
                return said

    def hear(self, patience: float) -> dict[str, Any] | None:
        text = self.client.receive(patience)
        if text is None:
            return None
        said: dict[str, Any] = json.loads(text)
        if said["type"] == "room":
            self.room = said
        if said["type"] == "tally":
            self.tallies.append(said)
        return said


@contextmanager
def viewers(address: str, number: int) -> Iterator[list[Viewer]]:
    all_ = [Viewer(address) for _ in range(number)]
    try:
        yield all_
    finally:
        for viewer in all_:
            viewer.client.close()


def test_news_comes_by_itself() -> None:
    with serving() as address, viewers(address, 2) as (host, pupil):
        code = host.ask("open")["code"]
        seat = pupil.ask("join", code=code)["seat"]
        assert host.ask("lead", code=code, step=99)["type"] == "ok"
        until(lambda: pupil.hear(0.1) and pupil.room["step"] == 99, "the step of the lead")
        host.ask("join", code=code, token=TOKEN, screen="remote")
        assert pupil.ask("here", code=code, seat=seat)["type"] == "ok"
        pupil.client.close()
        until(lambda: host.hear(0.1) and host.room["here"] == 0, "that the pupil has left")


def test_the_key_is_printed_where_others_are_let_in() -> None:
    with ServerProcess("--host", "0.0.0.0", "--class-key", "opensesame") as server:
        assert server.process.stdout
        said = server.process.stdout.readline()
    assert said == "A class can be opened on this machine, or with the key opensesame\n"


def test_where_several_processes_serve_none_is_opened() -> None:
    with serving(Config(classes=False)) as address, viewers(address, 1) as (host,):
        assert host.ask("open")["code"] == "unavailable"


def test_whoever_guesses_is_cut_off_and_the_class_goes_on() -> None:
    async def guess(port: int, code: str) -> int | None:
        """The code with which the connection is closed."""
        closed: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        line = await Line.to(port, lambda _: None, closed.set_result)
        for _ in range(100):
            line.send(json.dumps(CLASS_FORMS["vote"] | {"code": code}))
        return await asyncio.wait_for(closed, PATIENCE)

    with serving() as address, viewers(address, 2) as (host, pupil):
        code = host.ask("open")["code"]
        assert run(guess(urlsplit(address).port or 80, code)) == 1008
        assert pupil.ask("join", code=code)["number"] == 1


class Phone:
    """A pupil whose connection breaks again and again, and who votes until it is told that its vote counts."""

    def __init__(self, port: int, code: str, place: int) -> None:
        self._port, self._code, self._random = port, code, Random(place)
        self.seat = ""
        self.counted = 0  # the answer that was last acknowledged
        self._ids = count(1)
        self._answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def take(self, text: str) -> None:
        self._answers.put_nowait(json.loads(text))

    async def vote(self, cuts: int) -> None:
        for cut in range(cuts + 1):
            line = await Line.to(self._port, self.take, lambda _: None)
            seat = {"seat": self.seat} if self.seat else {}
            line.send(json.dumps({"type": "join", "id": 0, "code": self._code, **seat}))
            answer, id = 1 << self._random.randrange(8), next(self._ids)
            vote = {"type": "vote", "id": id, "ask": 1, "round": 1, "answer": answer}
            if self.seat:
                line.send(json.dumps(vote | {"code": self._code, **seat}))
            patience = PATIENCE if cut in (0, cuts) else self._random.random() / 50
            try:
                await asyncio.wait_for(self.hear(id, answer), patience)
            except asyncio.TimeoutError:
                self.counted = 0  # nobody knows whether the one under way counts
            while cut == cuts and self.counted != answer:
                await asyncio.sleep(0.6)  # it was one too many in a second
                id = next(self._ids)
                line.send(json.dumps(vote | {"id": id, "code": self._code, **seat}))
                await asyncio.wait_for(self.hear(id, answer), PATIENCE)
            line.vanish()

    async def hear(self, id: int, answer: int) -> None:
        """Wait for the seat, or for the answer to the vote."""
        had_seat = bool(self.seat)
        while True:
            said = await self._answers.get()
            self.seat = said.get("seat", self.seat)
            if said["id"] == id and said["type"] == "voted":
                self.counted = answer
            if said["id"] == id or (not had_seat and self.seat):
                return


@pytest.mark.slow  # beside the same with a clock of its own
def test_sockets_cut_a_hundred_times_during_a_vote_lose_no_vote() -> None:
    with ServerProcess() as server, viewers(server.address, 1) as (host,):
        code = host.ask("open")["code"]
        host.ask("join", code=code, token=TOKEN, screen="remote")
        host.ask("ask", code=code)
        phones = [Phone(server.port, code, place) for place in range(8)]

        async def vote_all() -> None:
            await asyncio.gather(*(phone.vote(100) for phone in phones))
            await asyncio.sleep(0.01)  # the loop closes their connections

        run(vote_all())
        host.ask("close", code=code)
        until(lambda: host.tallies or (host.hear(0.1) and host.tallies), "the tally")
        assert sorted(host.tallies[0]["rounds"][0]["counts"]) == sorted(
            [answer, number] for answer, number in Counter(phone.counted for phone in phones).items()
        )
        assert host.room["seats"] == len(phones)
    assert not server.says


@pytest.mark.slow  # for ten seconds votes wait
def test_a_server_killed_in_the_middle_of_a_question_loses_no_class() -> None:
    with ServerProcess("--port", "0") as server:
        port = str(server.port)
        with viewers(server.address, 3) as (host, first, second):
            code = host.ask("open")["code"]
            host.ask("join", code=code, token=TOKEN, screen="remote")
            seats = [pupil.ask("join", code=code)["seat"] for pupil in (first, second)]
            host.ask("ask", code=code)
            assert first.ask("vote", code=code, seat=seats[0], answer=1)["type"] == "voted"
            until(lambda: host.hear(0.1) and host.room.get("voted") == 1, "the vote")
            last = host.room
            server.process.kill()
            server.process.wait()
    began = time.monotonic()
    with (
        ServerProcess("--port", port, "--log-level", "debug") as server,
        viewers(server.address, 3) as (host, first, second),
    ):
        assert first.ask("join", code=code, seat=seats[0])["code"] == "waiting"
        opened = host.ask("open", **dict.fromkeys(FILM, ...), last=last)
        assert opened["code"] == code
        host.ask("join", code=code, token=TOKEN, screen="remote")
        for number, (pupil, seat) in enumerate(zip((first, second), seats, strict=True), 1):
            room = pupil.ask("join", code=code, seat=seat)
            assert (room["number"], room["ask"], room["phase"], room["at"]) == (number, last["ask"], "open", last["at"])
            assert (room["epoch"], room["seq"]) > (last["epoch"], last["seq"])

        def vote(pupil: Viewer, seat: str, answer: int) -> bool:
            return pupil.ask("vote", code=code, seat=seat, answer=answer)["type"] == "voted"

        until(lambda: vote(first, seats[0], 1), "votes count again")
        assert vote(second, seats[1], 4)
        assert time.monotonic() - began < 20
        host.ask("close", code=code)
        until(lambda: host.tallies or (host.hear(0.1) and host.tallies), "the tally")
        assert host.tallies[0]["rounds"][0]["counts"] == [[1, 1], [4, 1]]
    assert "a class was opened: 1 now" in server.says
    for secret in (code, TOKEN, *seats, "failure"):
        assert secret not in server.says
