"""A class over real sockets: its server is killed in the middle of it, and no data of its members stays."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from server.files.keys import own_key
from tests.tools.client import Client
from tests.tools.serving import ROOT, ServerProcess, serving
from tests.tools.waiting import PATIENCE, until
from tests.wire.asking import CLASS_FORMS, FILM, form

TOKEN = "5eed" * 8


class Viewer:
    """A viewer's connection."""

    def __init__(self, address: str) -> None:
        self.client = Client(address.replace("http", "ws") + "ws")
        self.room: dict[str, Any] = {}
        self.tallies: list[dict[str, Any]] = []
        self.id = 0

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a request; store earlier messages."""
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
        host.ask("join", code=code, token=TOKEN)
        assert pupil.ask("here", code=code, seat=seat)["type"] == "ok"
        pupil.client.close()
        until(lambda: host.hear(0.1) and host.room["here"] == 0, "that the pupil has left")


def test_the_health_check_counts_viewers_classes_seats_and_jobs_and_names_nobody() -> None:
    with serving() as address, viewers(address, 3) as (host, *pupils):

        def counted() -> list[int]:
            with urlopen(f"{address}healthz", timeout=PATIENCE) as answer:
                told.append(answer.read().decode())
            return [json.loads(told[-1])[name] for name in ("viewers", "classes", "seats", "jobs")]

        told: list[str] = []
        code = host.ask("open")["code"]
        seats = [pupil.ask("join", code=code)["seat"] for pupil in pupils]
        assert counted() == [3, 1, 2, 0]
        host.client.send(json.dumps({"type": "count", "id": "count", "n": 20, "engine": "batch", "threads": 1}))
        until(lambda: counted()[3] == 1, "the count")
        pupils[0].client.close()
        host.client.send(json.dumps({"type": "cancel", "id": "count"}))
        until(lambda: counted() == [2, 1, 1, 0], "that a pupil has left and the count has ended")
        host.ask("end", code=code)
        assert counted()[1:3] == [0, 0]
    for secret in (code, TOKEN, *seats, "127.0.0.1"):
        assert not any(secret in each for each in told)


@pytest.mark.parametrize("chosen", [[], ["--class-key", "opensesame"]])
@pytest.mark.parametrize(
    ("reached", "where"), [(["--host", "0.0.0.0"], "on this machine, or "), (["--trusted-proxy", "127.0.0.1"], "")]
)
def test_the_key_is_printed_where_others_are_let_in_unless_it_was_chosen(
    reached: list[str], where: str, chosen: list[str]
) -> None:
    with ServerProcess(*reached, *chosen) as server, viewers(server.address, 1) as (host,):
        assert server.process.stdout
        said = server.process.stdout.readline()
        refused = host.ask("open").get("message")
    assert refused == (None if where else "a class can be opened with the key that the server prints")
    key = "your class key" if chosen else f"the key {own_key()}"
    assert said == f"A class can be opened {where}with {key}\n"


def test_this_machine_opens_one_at_the_address_that_is_printed_for_the_class() -> None:
    with (
        ServerProcess("--host", "0.0.0.0", "--class-key", "opensesame") as server,
        viewers(server.class_address, 1) as (host,),
    ):
        assert host.ask("open")["type"] == "opened"


def test_a_server_killed_in_the_middle_of_a_question_loses_no_class() -> None:
    """Another test covers when votes count again, under its own clock."""
    with ServerProcess("--port", "0") as server, viewers(server.address, 2) as (host, pupil):
        port = str(server.port)
        code = host.ask("open")["code"]
        host.ask("join", code=code, token=TOKEN)
        seat = pupil.ask("join", code=code)["seat"]
        host.ask("ask", code=code)
        assert pupil.ask("vote", code=code, seat=seat, answer=1)["type"] == "voted"
        until(lambda: host.hear(0.1) and host.room.get("voted") == 1, "the vote")
        last = host.room
        server.process.kill()
        server.process.wait()
    with ServerProcess("--port", port, "--log-level", "debug") as server, viewers(server.address, 2) as (host, pupil):
        assert pupil.ask("join", code=code, seat=seat)["code"] == "waiting"
        assert host.ask("open", **dict.fromkeys(FILM, ...), last=last)["code"] == code
        room = pupil.ask("join", code=code, seat=seat)
        assert (room["number"], room["ask"], room["phase"], room["at"]) == (1, last["ask"], "open", last["at"])
        assert (room["epoch"], room["seq"]) > (last["epoch"], last["seq"])
    assert "a class was opened: 1 now" in server.stderr
    for secret in (code, TOKEN, seat, "failure"):
        assert secret not in server.stderr


ATTEND = [sys.executable, str(ROOT / "tests/tools/attend.py")]
SEARCHED = [sys.executable, str(ROOT / "tests/tools/searched.py")]


def test_no_data_of_members_stays_in_memory(tmp_path: Path) -> None:
    """The class is in another process than its server, which has its secrets only if it stores them."""
    file, memory, log = tmp_path / "secrets.json", tmp_path / "memory", tmp_path / "log"
    with (
        log.open("w") as errors,
        subprocess.Popen(SEARCHED, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True) as server,
    ):
        assert server.stdin
        assert server.stdout
        address = server.stdout.readline().strip()

        def search() -> tuple[str, bytes]:
            """Return the threads that should end with their work, and all text that the server can reach."""
            print(memory, file=server.stdin, flush=True)
            return server.stdout.readline().strip(), memory.read_bytes()

        with subprocess.Popen(
            [*ATTEND, address, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as class_:
            assert class_.stdout
            assert class_.stdout.readline() == "there\n"
            _, during = search()
            assert class_.communicate("\n", timeout=PATIENCE)[0] == "gone\n"  # else its class stays open
        secrets = json.loads(file.read_text())
        after: list[Any] = []
        until(lambda: after.append(search()) or not (after[-1][0] or found(secrets, after[-1][1])), "an empty memory")
        server.communicate(timeout=PATIENCE)
    assert found(secrets, during) >= {"agent", "address", "seat"}, "what is there is not found"
    assert "a class has ended: 0 now" in log.read_text()
    assert found(secrets, log.read_bytes()) == set()


def found(secrets: dict[str, str], text: bytes) -> set[str]:
    """Return the data of a person that a text contains."""
    return {name for name, secret in secrets.items() if secret.encode() in text}
