"""A count on a real scheduler and two processes: with dead, lying or old workers, the answer is right or none."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest import mock

import pytest

from server.cluster.answers import Mismatch, count_item
from server.cluster.connect import connect
from server.cluster.constellations import cut
from server.cluster.items import ClusterFailed
from server.cluster.journal import open_journal, write_line
from server.cluster.ledger import Ledger, Total
from server.cluster.machines import count_on_workers
from server.search.compiled import COMPILED
from server.search.counting.count import Cancelled
from server.search.counting.workload import known_solutions
from tests.cluster.members import Join
from tests.tools.programs import need
from tests.tools.serving import ROOT

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="numba is not in use"),
    pytest.mark.skipif(sys.platform == "win32", reason="processes are ended by signals"),
]

N, SIZE = 12, 5_000  # some thirty items
OLD = ("old", "it has version 0.0.9 of the program, and ")


def count_on(address: str, *, verify: float = 0, said: list[str] | None = None) -> Total:
    heard = [] if said is None else said
    with connect(address) as client:
        return count_on_workers(client, Ledger(cut(N, SIZE), verify=verify), report=heard.append)


def test_two_workers_count_everything_twice(scheduler: str, join: Join) -> None:
    join("slow", scheduler)
    join("slow", scheduler)
    said: list[str] = []
    seen: list[tuple[float, int]] = []
    items = cut(9, 30)  # constellations, and parts of long ones
    with connect(scheduler) as client:
        ledger = Ledger(items, verify=1)
        total = count_on_workers(
            client, ledger, progress=lambda now, workers: seen.append((now.fraction, workers)), report=said.append
        )
    assert total.solutions == known_solutions(9)
    assert (total.workers, total.verified, total.items) == (2, len(items.work), len(items.work))
    assert seen[-1] == (pytest.approx(1), 2)
    assert said == []


def test_a_worker_killed_in_mid_item_costs_nothing(scheduler: str, join: Join) -> None:
    hanging, _ = join("hanging", scheduler), join("honest", scheduler)
    said: list[str] = []
    all_but_two = threading.Event()

    def progress(now: object, _: int) -> None:
        # The hanging one holds as many as it may have; all others are counted.
        if getattr(now, "done", 0) == getattr(now, "items", 0) - 2 and not all_but_two.is_set():
            all_but_two.set()
            hanging.kill()

    with connect(scheduler) as client:
        total = count_on_workers(client, Ledger(cut(N, SIZE)), progress=progress, report=said.append)
    assert all_but_two.is_set()
    assert (total.solutions, total.workers) == (known_solutions(N), 1)
    assert len(said) == 2
    assert said[0].startswith(f"the worker {hanging.address} has left; others count its item ")


def test_a_scheduler_is_restarted_and_the_journal_goes_on(tmp_path: Path, join: Join) -> None:
    first = join("scheduler", "0")
    join("slow", first.address)
    join("slow", first.address)
    items = cut(N, SIZE)
    path = tmp_path / "journal"

    def progress(now: object, _: int) -> None:
        if getattr(now, "done", 0) == 5:
            first.kill()

    with open_journal(path, items) as journal, connect(first.address) as client:
        with pytest.raises(ClusterFailed, match="the connection to the scheduler was lost"):
            count_on_workers(client, Ledger(items, journal), progress=progress)
        kept = path.read_bytes().count(b"\n")
    assert kept >= 5
    again = join("scheduler", first.address.rpartition(":")[2])
    join("honest", again.address)
    with open_journal(path, items) as journal, connect(again.address) as client:
        total = count_on_workers(client, Ledger(items, journal))
    assert (total.solutions, total.resumed) == (known_solutions(N), kept)


def test_workers_count_answers_of_the_journal_again(tmp_path: Path, scheduler: str, join: Join) -> None:
    """Failed while answers of the journal were not verified."""
    items, path = cut(9, 30), tmp_path / "journal"
    answers = [count_item(item) for item in items.work]
    path.write_bytes(b"".join(write_line(answer, items) for answer in answers))
    join("honest", scheduler)
    with open_journal(path, items) as journal, connect(scheduler) as client:
        total = count_on_workers(client, Ledger(items, journal, verify=1))
    assert (total.solutions, total.resumed, total.verified) == (known_solutions(9), len(answers), len(answers))
    join("liar", scheduler)
    found = pytest.raises(Mismatch, match="the journal: ")
    with open_journal(path, items) as journal, connect(scheduler) as client, found:
        count_on_workers(client, Ledger(items, journal, verify=1))


def test_a_liar_stops_the_count_which_names_the_item(scheduler: str, join: Join) -> None:
    liar, honest = join("liar", scheduler), join("honest", scheduler)
    with pytest.raises(Mismatch) as stopped:
        count_on(scheduler, verify=1)
    said = str(stopped.value)
    assert said.startswith("the item ")
    assert f" of N = {N} has two answers: " in said
    assert f"{liar.address}: " in said
    assert f"{honest.address}: " in said


@pytest.mark.parametrize(("character", "why"), [OLD, ("broken", "RuntimeError: no idea")])
def test_a_worker_of_no_use_is_refused_and_named(scheduler: str, join: Join, character: str, why: str) -> None:
    useless, _ = join(character, scheduler), join("slow", scheduler)
    said: list[str] = []
    total = count_on(scheduler, said=said)
    assert (total.solutions, total.workers) == (known_solutions(N), 1)
    assert len(said) == 1
    assert said[0].startswith(f"the worker {useless.address} is refused: {why}")


def test_a_count_without_a_useful_worker_ends(scheduler: str, join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.cluster.machines.PATIENCE", 0.1)
    join("old", scheduler)
    with pytest.raises(ClusterFailed, match="every worker was refused"):
        count_on(scheduler)


def test_it_waits_for_workers_and_can_be_cancelled(scheduler: str) -> None:
    said: list[str] = []
    with connect(scheduler) as client, pytest.raises(Cancelled):
        count_on_workers(client, Ledger(cut(N)), cancelled=lambda: bool(said), report=said.append)
    assert said == ["waiting for workers"]


def test_tls_takes_its_certificates_from_dasks_configuration(tmp_path: Path, join: Join) -> None:
    need("openssl")
    make = "openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key.pem -out cert.pem"
    subprocess.run(make.split(), cwd=tmp_path, check=True, capture_output=True)
    scheduler = join("scheduler", "0", str(tmp_path))
    assert scheduler.address.startswith("tls://")
    join("honest", scheduler.address, str(tmp_path))
    command = [sys.executable, str(ROOT / "tests/tools/serve.py"), "count", str(N), "--cluster", scheduler.address]
    pem = {
        f"DASK_DISTRIBUTED__COMM__TLS__CLIENT__{name.upper()}": str(tmp_path / f"{name}.pem")
        for name in ("cert", "key")
    }
    environ = {**os.environ, **pem, "DASK_DISTRIBUTED__COMM__TLS__CA_FILE": str(tmp_path / "cert.pem")}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert (done.stderr, done.returncode) == ("", 0)
    assert done.stdout.startswith(f"N = {N}: 14,200 solutions")
    with pytest.raises(ClusterFailed, match="no scheduler can be reached at tls://"):
        count_on(scheduler.address)  # without certificates


def test_a_caller_may_be_in_an_event_loop_as_in_a_notebook(scheduler: str) -> None:
    async def ask() -> str:
        with connect(scheduler) as client:
            return str(client.status)

    with ThreadPoolExecutor(1) as thread:  # in this one there may be the event loop of a browser's tests
        assert thread.submit(asyncio.run, ask()).result() == "running"


def test_dask_need_not_start_a_loop() -> None:
    """A loop that Dask starts has only ten seconds to do so."""
    with mock.patch("distributed.utils._CollectErrorThread", side_effect=AssertionError), connect("local:0") as client:
        assert client.scheduler_info()["workers"] == {}
