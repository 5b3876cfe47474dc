"""A count on a real scheduler and its workers: whoever dies, the answer is right, and what was written is kept."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from server.cli.count import CountCommand, run
from server.cluster.connect import warning_about
from server.cluster.items import cut
from server.cluster.ledger import Ledger, Total
from server.cluster.workers import ClusterFailed, count_on_workers
from server.search.compiled import is_compiled
from server.search.counting.count import Cancelled
from server.search.counting.workload import known_solutions
from tests.cluster.members import Join
from tests.tools.programs import need
from tests.tools.serving import COMMAND, ROOT
from tests.tools.waiting import until

pytestmark = [
    pytest.mark.skipif(not is_compiled(), reason="numba is not in use"),
    pytest.mark.skipif(sys.platform == "win32", reason="processes are ended by signals"),
]

N, SIZE = 12, 5_000  # some thirty items
ITEMS = 16  # n of a count of 65 items


def count_on(address: str) -> Total:
    return count_on_workers(address, Ledger(cut(N, SIZE)))


def start_command(*options: str) -> subprocess.Popen[str]:
    command = [*COMMAND, "count", *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def count_lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_two_workers_share_a_count(scheduler: str, join: Join) -> None:
    join("slow", scheduler)
    join("slow", scheduler)
    said: list[str] = []
    seen: list[tuple[float, int]] = []
    items = cut(9, 30)  # constellations, and parts of long ones
    total = count_on_workers(
        scheduler, Ledger(items), lambda now: seen.append((now.fraction, now.workers)), say=said.append
    )
    assert (total.solutions, total.workers, total.items) == (known_solutions(9), 2, len(items))
    assert seen[-1] == (pytest.approx(1), 2)
    assert said == []


def test_a_worker_killed_in_mid_item_costs_nothing(scheduler: str, join: Join) -> None:
    hanging = join("hanging", scheduler)
    with ThreadPoolExecutor(1) as thread:
        counting = thread.submit(count_on, scheduler)
        assert hanging.said.recv() == "an item"
        join("honest", scheduler)
        hanging.kill()
        total = counting.result()
    assert (total.solutions, total.workers) == (known_solutions(N), 1)


def test_a_killed_command_loses_nothing_that_was_written(tmp_path: Path, scheduler: str, join: Join) -> None:
    join("slow", scheduler)
    path = tmp_path / "journal"
    options = (str(ITEMS), "--cluster", scheduler, "--journal", str(path), "--json")
    with start_command(*options) as process:
        until(lambda: count_lines(path) >= 3, "three items take too long")
        process.kill()
    written = count_lines(path)
    with start_command(*options) as process:
        out, err = process.communicate()
    total = json.loads(out)
    assert (total["solutions"], total["resumed"], total["items"]) == (14_772_512, written, 65)
    assert err == f"bitqueens count: {written} of 65 items are in {path}\n"


def test_a_scheduler_is_restarted_and_the_journal_goes_on(tmp_path: Path, join: Join) -> None:
    """Once 35 lines of Dask came before the sentence: its import had set the level of its logs once more."""
    first = join("scheduler", "0")
    join("slow", first.address)
    path = tmp_path / "journal"
    options = (str(ITEMS), "--cluster", first.address, "--journal", str(path), "--json")
    with start_command(*options) as process:
        until(lambda: count_lines(path) >= 3, "three items take too long")
        first.kill()
        _, err = process.communicate()
    lost = "the connection to the scheduler was lost; the same command resumes from"
    assert (process.returncode, err) == (1, f"bitqueens count: error: {lost} {path}\n")
    written = count_lines(path)
    again = join("scheduler", first.address.rpartition(":")[2])
    join("honest", again.address)
    with start_command(*options) as process:
        out, _ = process.communicate()
    total = json.loads(out)
    assert (total["solutions"], total["resumed"]) == (14_772_512, written)


@pytest.mark.parametrize(
    ("character", "why"),
    [
        ("old", r"the worker tcp://\S+ has version 0\.0\.9 of bitqueens, and this is "),
        ("broken", "a worker has failed: RuntimeError: no idea$"),
    ],
)
def test_a_worker_of_no_use_ends_the_count(scheduler: str, join: Join, character: str, why: str) -> None:
    join(character, scheduler)
    with pytest.raises(ClusterFailed, match=why):
        count_on(scheduler)


def test_it_waits_for_workers_and_can_be_cancelled(scheduler: str) -> None:
    said: list[str] = []
    with pytest.raises(Cancelled):
        count_on_workers(scheduler, Ledger(cut(N)), cancelled=lambda: bool(said), say=said.append)
    assert said == ["waiting for workers"]


def test_a_greeting_that_comes_with_other_news_is_asked_for_again(
    scheduler: str, join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    from distributed import Client

    join("honest", scheduler)
    greet, greeted = Client._ensure_connected, list[str]()

    async def greet_late(client: Client, timeout: float | None = None) -> None:
        greeted.append(client.id)
        assert len(greeted) > 1  # as Dask asserts that the greeting comes alone
        await greet(client, timeout)

    monkeypatch.setattr(Client, "_ensure_connected", greet_late)
    assert count_on(scheduler).solutions == known_solutions(N)


@pytest.mark.parametrize("listens", [False, True])
def test_no_scheduler_at_the_address(
    listens: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("server.cluster.connect.PATIENCE", 0.2)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        if listens:  # and sends nothing
            taken.listen()
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        assert run(CountCommand(N, cluster=address)) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"bitqueens count: error: no scheduler can be reached at {address}: ")


def test_without_dask_it_names_the_remedy(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("server.cluster.connect.find_spec", lambda _: None)
    assert run(CountCommand(10, cluster="tls://scheduler:8786")) == 2
    assert capsys.readouterr().err == (
        "bitqueens count: error: --cluster needs Dask, which is not installed;"
        " in a checkout `pip install '.[cluster]'` installs it\n"
    )


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
    assert run(CountCommand(N, cluster=scheduler.address)) == 2  # without certificates


@pytest.mark.parametrize(
    ("address", "exposed"),
    [
        ("tcp://scheduler:8786", True),
        ("tcp://192.168.1.2:8786", True),
        ("tcp://[2001:db8::1]:8786", True),
        ("tcp://127.0.0.1:8786", False),
        ("tcp://[::1]:8786", False),
        ("tcp://localhost:8786", False),
        ("tls://scheduler:8786", False),
        ("local:4", False),
    ],
)
def test_addresses_that_need_a_warning(address: str, exposed: bool) -> None:
    assert (warning_about(address) is not None) == exposed


@pytest.mark.slow
@pytest.mark.parametrize("where", ["local", "local:2"])
def test_ctrl_c_ends_local_processes_too_and_counted_items_are_kept(tmp_path: Path, where: str) -> None:
    path = tmp_path / "journal"
    with start_command("19", "--cluster", where, "--journal", str(path)) as process:
        until(lambda: count_lines(path), "no item is counted")
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        _, err = process.communicate()
    assert (process.returncode, err) == (130, "bitqueens count: stopped by Ctrl-C before N = 19 was counted\n")
    until(lambda: not is_there(process.pid), "a process of the cluster has stayed")


def is_there(group: int) -> bool:
    """Return whether a group of processes has any."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
