"""The page's count on a cluster: right, or an error that the page can show, and cancelled counts stop."""

from __future__ import annotations

import json
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.__main__ import run
from server.cli import parse
from server.cluster.connect import connect
from server.hosting.threads import Threads
from server.jobs.counting import Counts
from server.jobs.jobs import Jobs
from server.search.compiled import COMPILED
from server.timing.bench import Bench
from server.wire.session import Background
from tests.cluster.members import Join
from tests.tools.client import Client
from tests.tools.serving import ServerProcess
from tests.tools.waiting import until
from tests.wire.asking import Talk

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="numba is not in use"),
    pytest.mark.skipif(sys.platform == "win32", reason="processes are ended by signals"),
]

HOURS = 28  # a board whose items take hours
SAID = "the cluster cannot count; the server's log says why, under "


class Viewer(Talk):
    """A viewer of a server whose counts are made on a cluster."""

    def __init__(self, scheduler: str) -> None:
        super().__init__(Background(Jobs(Threads(1)), Counts(scheduler), Bench()))

    def count(self, n: int, **more: Any) -> list[dict[str, Any]]:
        """Return all messages about a count, up to its end."""
        self.say(type="count", id=n, n=n, **more)
        heard = [self.hear()]
        while heard[-1]["id"] != n or heard[-1]["type"] == "progress":
            heard.append(self.hear())
        return heard


def items_under_way(dask_worker: Any) -> int:
    """Run on the worker; Dask passes the argument of this name."""
    return len(dask_worker.state.executing)


@pytest.fixture
def viewer_of() -> Iterator[Callable[[str], Viewer]]:
    viewers: list[Viewer] = []

    def come(scheduler: str) -> Viewer:
        viewers.append(Viewer(scheduler))
        return viewers[-1]

    yield come
    for viewer in viewers:
        viewer.session.close()


def test_workers_count_for_the_page(scheduler: str, join: Join, viewer_of: Callable[[str], Viewer]) -> None:
    join("slow", scheduler)
    join("slow", scheduler)
    *progress, end = viewer_of(scheduler).count(15)
    assert end.keys() == {"type", "id", "n", "solutions", "seconds", "engine", "workers"}
    assert (end["type"], end["solutions"], end["workers"]) == ("counted", 2_279_184, 2)
    assert {(said["type"], said["forecast"]) for said in progress} == {("progress", None)}
    assert progress[-1]["workers"] == 2
    assert any(said["left"] and said["error"] for said in progress)


@pytest.mark.parametrize(("n", "more"), [(7, {}), (9, {"engine": "batch"}), (9, {"threads": 1})])
def test_counts_that_stay_on_the_server(n: int, more: dict[str, Any], viewer_of: Callable[[str], Viewer]) -> None:
    end = viewer_of("tcp://nobody.invalid:1").count(n, **more)[-1]
    assert (end["type"], end["threads"] > 0) == ("counted", True)


def test_workers_leave_cancelled_counts(scheduler: str, join: Join, viewer_of: Callable[[str], Viewer]) -> None:
    join("honest", scheduler)
    viewer = viewer_of(scheduler)
    assert viewer.count(10)[-1]["solutions"] == 724
    viewer.say(type="count", id=1, n=HOURS)
    with connect(scheduler) as client:
        until(lambda: any(client.run(items_under_way).values()), "the worker has not begun")
    viewer.say(type="cancel", id=1)
    assert viewer.count(11)[-1]["solutions"] == 2_680


def test_a_greeting_that_comes_with_other_news_is_asked_for_again(
    scheduler: str, join: Join, viewer_of: Callable[[str], Viewer], monkeypatch: pytest.MonkeyPatch
) -> None:
    from distributed import Client

    join("honest", scheduler)
    greet, greeted = Client._ensure_connected, list[str]()

    async def greet_late(client: Client, timeout: float | None = None) -> None:
        greeted.append(client.id)
        assert len(greeted) > 1  # as Dask asserts that the greeting comes alone
        await greet(client, timeout)

    monkeypatch.setattr(Client, "_ensure_connected", greet_late)
    assert viewer_of(scheduler).count(10)[-1]["solutions"] == 724


@pytest.mark.parametrize("listens", [False, True])
def test_no_scheduler_at_the_address(
    listens: bool, viewer_of: Callable[[str], Viewer], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("server.cluster.connect.PATIENCE", 0.2)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        if listens:  # and sends nothing
            taken.listen()
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        end = viewer_of(address).count(12)[-1]
    expect_failure(end, f"no scheduler can be reached at {address}: ", caplog)
    assert address not in end["message"]  # a viewer need not have it


def test_a_scheduler_without_workers(
    scheduler: str,
    viewer_of: Callable[[str], Viewer],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("server.jobs.cluster.ALONE", 0)
    end = viewer_of(scheduler).count(12)[-1]
    expect_failure(end, "the scheduler has no worker, and none came in 0 s", caplog)


def test_a_scheduler_that_falls_silent(
    join: Join, viewer_of: Callable[[str], Viewer], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("server.cluster.machines.SILENCE", 0.2)
    scheduler = join("scheduler", "0")
    join("hanging", scheduler.address)
    viewer = viewer_of(scheduler.address)
    viewer.say(type="count", id=1, n=12)
    with connect(scheduler.address) as client:
        until(lambda: any(client.run(items_under_way).values()), "the worker has not begun")
    scheduler.stop()
    end = viewer.hear_the_end()
    expect_failure(end, "the connection to the scheduler was lost", caplog)


def expect_failure(answer: dict[str, Any], why: str, caplog: pytest.LogCaptureFixture) -> None:
    assert (answer["type"], answer["code"], answer["message"][: len(SAID)]) == ("error", "cluster", SAID)
    (line,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert answer["message"].removeprefix(SAID) in line.getMessage()
    assert line.exc_info
    assert str(line.exc_info[1]).startswith(why)


@pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
def test_a_server_starts_workers_of_its_own_and_ends_them() -> None:
    with ServerProcess("--cluster", "local:1") as server:
        children = children_of(server.process.pid)
        assert children
        viewer = Client(f"ws://127.0.0.1:{server.port}/ws")
        viewer.send(json.dumps({"type": "count", "id": 1, "n": 10}))
        while (answer := json.loads(viewer.receive(60)))["type"] == "progress":
            pass
        assert (answer["solutions"], answer["workers"]) == (724, 1)
        viewer.close()
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(30) == 0
    assert server.stderr == ""
    until(lambda: not any(Path(f"/proc/{child}").exists() for child in children), "a worker has stayed")


def children_of(pid: int) -> list[str]:
    return [child for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]


def test_several_processes_share_a_scheduler_only_by_its_address(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(parse(["--workers", "2", "--cluster", "local:2"])) == 2
    why = "--cluster local:2 is for a server of one process; for several, start a scheduler and give its address"
    assert capsys.readouterr().err == f"bitqueens: {why}\n"
