"""The compiled loops of a server: their arrival while it serves, and their failures."""

import json
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from flask.testing import FlaskClient

from server.jobs import warming
from server.jobs.warming import Kernels
from server.search.compiled import is_compiled
from server.search.index.tables.store import DamagedTable
from tests.tools.attend import request
from tests.tools.raw import RawClient
from tests.tools.serving import ROOT
from tests.tools.waiting import PATIENCE, until

TOKEN = "5eed" * 8
FAR = {"type": "read", "algorithm": "bitmask", "n": 18, "start": 10**11, "stop": 10**11 + 1}
WHERE = {"type": "outline", "algorithm": "bitmask", "n": 13, "start": 0, "stop": 10**6, "width": 100, "exact": True}
needs_numba = pytest.mark.skipif(not is_compiled(), reason="numba is not in use")


@dataclass
class Light:
    """A server without numba, whose installation ends when its file `arrive` or `fail` is written."""

    folder: Path
    address: str
    log: Path

    def health(self) -> dict[str, Any]:
        with urlopen(f"{self.address}healthz", timeout=PATIENCE) as answer:
            state: dict[str, Any] = json.load(answer)
        return state


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Light]:
    folder, log = tmp_path / "site", tmp_path / "log"
    folder.mkdir()
    paths = {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), "SITE": sysconfig.get_path("purelib")}
    environ = {**os.environ, **paths}
    command = [sys.executable, "-S", str(ROOT / "tests/jobs/light.py"), str(folder)]
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command, env=environ, cwd=tmp_path, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        assert process.stdout
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, log.read_text()
            yield Light(folder, found[0], log)
        finally:
            process.kill()


@needs_numba
def test_the_loops_arrive_in_a_running_server(server: Light) -> None:
    """A film, a class with votes and a count go on over the same connections, and soon run compiled."""
    host, pupil, learner, counter = (RawClient(server.address) for _ in range(4))
    with host, pupil, learner, counter:
        assert server.health()["kernels"] == "installing"
        plain = [request(learner, id="same", **where) for where in (FAR, WHERE)]
        code = request(host, type="open", token=TOKEN, algorithm="bitmask", n=8, step=0)["code"]
        seat = request(pupil, type="join", code=code)["seat"]
        ask = request(host, type="ask", code=code, token=TOKEN, about="next", step=0)["ask"]
        vote = {"type": "vote", "code": code, "seat": seat, "ask": ask, "round": 1}
        counter.send(json.dumps({"type": "count", "id": 1, "n": 16}))  # minutes of plain Python
        assert request(pupil, answer=1, **vote)["type"] == "voted"
        (server.folder / "arrive").touch()
        while (counted := json.loads(counter.receive()))["type"] != "counted":
            pass
        assert (counted["solutions"], counted["engine"] != "richards") == (14772512, True)
        until(lambda: server.health()["kernels"] == "warm", "the loops")
        assert [request(learner, id="same", **where) for where in (FAR, WHERE)] == plain
        assert request(pupil, answer=2, **vote)["type"] == "voted"
    for sentence in ("are being installed", "are being loaded", "are ready"):
        assert f"the compiled loops {sentence}" in server.log.read_text()


@needs_numba
def test_an_installation_that_fails_is_reported_and_the_server_serves(server: Light) -> None:
    why = "the package numba could not be downloaded"
    (server.folder / "fail").write_text(why)
    until(lambda: server.health()["kernels"] == "failed", "the failure")
    assert server.health().items() >= {"status": "degraded", "why": why}.items()
    with RawClient(server.address) as learner:
        (step,) = request(learner, **FAR)["steps"]
    assert step["step"] == 10**11


def test_they_end_warm_and_that_is_reported(client: FlaskClient) -> None:
    warming.start(None)
    until(lambda: client.get("/healthz").get_json()["kernels"] in ("warm", "left out"), "the loops")


def test_an_error_is_reported_without_its_text(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Failed while health reported "warming" for ever."""

    def fail() -> None:
        raise DamagedTable("the table /secret/15.xz is damaged")

    monkeypatch.setattr(warming, "_now", Kernels("warming"))
    monkeypatch.setattr(warming, "warm", fail)
    monkeypatch.setattr(warming, "is_there", lambda: True)
    monkeypatch.setattr(warming, "put_to_use", lambda: True)
    monkeypatch.setattr(warming, "_is_cold", lambda: False)
    warming.start(None)
    until(lambda: warming.kernels().why, "it is not told")
    told = client.get("/healthz").get_json()
    id = told["why"].removeprefix("DamagedTable, in the log under ")
    assert (told["status"], told["kernels"]) == ("degraded", "failed")
    assert f"failure {id} while loading compiled loops" in caplog.text
    assert "/secret/15.xz" in caplog.text


def test_without_numba_they_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "_now", Kernels("warming"))
    monkeypatch.setattr(warming, "is_there", lambda: False)
    warming.start(None)
    assert warming.kernels() == Kernels("left out")
