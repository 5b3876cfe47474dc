"""A class over real sockets: two browsers' worth of it, and a server that is killed in the middle of a question."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from server.config.config import Config
from server.files.keys import own_key
from tests.tools.client import Client
from tests.tools.serving import ServerProcess, serving
from tests.tools.waiting import until
from tests.wire.asking import CLASS_FORMS, FILM, form

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
        own = {"token": TOKEN} if "token" in CLASS_FORMS[kind] else {}
        self.client.send(json.dumps(form(kind, **own | {"id": self.id} | fields)))
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


@pytest.mark.parametrize("chosen", [[], ["--class-key", "opensesame"]])
def test_the_key_is_printed_where_others_are_let_in_unless_it_was_chosen(chosen: list[str]) -> None:
    with ServerProcess("--host", "0.0.0.0", *chosen) as server:
        assert server.process.stdout
        said = server.process.stdout.readline()
    key = "the class key that was chosen" if chosen else f"the key {own_key()}"
    assert said == f"A class can be opened on this machine, or with {key}\n"


def test_this_machine_opens_one_at_the_address_that_is_printed_for_the_class() -> None:
    with (
        ServerProcess("--host", "0.0.0.0", "--class-key", "opensesame") as server,
        viewers(server.class_address, 1) as (host,),
    ):
        assert host.ask("open")["type"] == "opened"


def test_where_several_processes_serve_none_is_opened() -> None:
    with serving(Config(classes=False)) as address, viewers(address, 1) as (host,):
        assert host.ask("open")["code"] == "unavailable"


def test_a_server_killed_in_the_middle_of_a_question_loses_no_class() -> None:
    """When votes count again is tested under a clock of its own."""
    with ServerProcess("--port", "0") as server, viewers(server.address, 2) as (host, pupil):
        port = str(server.port)
        code = host.ask("open")["code"]
        host.ask("join", code=code, token=TOKEN, screen="remote")
        seat = pupil.ask("join", code=code)["seat"]
        host.ask("ask", code=code)
        assert pupil.ask("vote", code=code, seat=seat, answer=1)["type"] == "voted"
        until(lambda: host.hear(0.1) and host.room.get("voted") == 1, "the vote")
        last = host.room
        server.process.kill()
        server.process.wait()
    with (
        ServerProcess("--port", port, "--log-level", "debug") as server,
        viewers(server.address, 2) as (host, pupil),
    ):
        assert pupil.ask("join", code=code, seat=seat)["code"] == "waiting"
        assert host.ask("open", **dict.fromkeys(FILM, ...), last=last)["code"] == code
        room = pupil.ask("join", code=code, seat=seat)
        assert (room["number"], room["ask"], room["phase"], room["at"]) == (1, last["ask"], "open", last["at"])
        assert (room["epoch"], room["seq"]) > (last["epoch"], last["seq"])
    assert "a class was opened: 1 now" in server.says
    for secret in (code, TOKEN, seat, "failure"):
        assert secret not in server.says
