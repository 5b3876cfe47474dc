"""`bitqueens count --cluster`: where it may lead, what is said, and that nothing stays behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server.cli import Count, parse
from server.cli.count import run
from server.cluster.connect import is_exposed
from server.search.compiled import COMPILED
from tests.tools.serving import COMMAND
from tests.tools.waiting import until


@pytest.mark.parametrize("where", ["tcp://scheduler:8786", "tls://10.0.0.1:8786", "tcp://[::1]:8786", "local:4"])
def test_a_cluster_by_its_address(where: str) -> None:
    assert parse(["count", "20", "--cluster", where]) == Count(20, cluster=where)


@pytest.mark.parametrize(
    "where",
    [
        *("", "local:", "local:0", "local:65", "local:x", "tcp://scheduler", "http://scheduler:80", "scheduler:8786"),
        *("tcp://:8786", "tcp://a:99999", "tcp://[::1:8786", "tcp://a:1/x", "tcp://me@a:1", "inproc://a:1"),
    ],
)
def test_no_cluster_gets_one_sentence(where: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["count", "20", "--cluster", where])
    expected = f"must be tcp://HOST:PORT, tls://HOST:PORT or local:N with N from 1 to 64, not {where!r}"
    assert capsys.readouterr().err == f"bitqueens count: error: argument --cluster: {expected}\n"


@pytest.mark.parametrize("option", ["--engine=batch", "--threads=2"])
def test_workers_choose_for_themselves(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["count", "20", "--cluster", "local:2", option])
    assert "leave out --engine and --threads" in capsys.readouterr().err


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
def test_what_goes_through_a_network_unprotected(address: str, exposed: bool) -> None:
    assert is_exposed(address) == exposed


def test_without_dask_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("server.config.extras.find_spec", lambda _: None)
    assert run(Count(10, cluster="tcp://scheduler:8786")) == 1
    warning, error = capsys.readouterr().err.splitlines()
    assert warning.startswith("bitqueens count: warning: nothing protects what goes to tcp://scheduler:8786 and back")
    assert error == (
        "bitqueens count: stopped: --cluster needs Dask, and there is none here;"
        " `pip install 'bitqueens[cluster]'` gets it"
    )


@pytest.mark.slow  # beside a server with a process of its own
@pytest.mark.skipif(not COMPILED, reason="numba is not in use")
def test_processes_of_this_machine_count_and_are_gone() -> None:
    command = [*COMMAND, "count", "13", "--json", "--verify", "0.01", "--cluster", "local:2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stderr, done.returncode) == ("", 0)
    total = json.loads(done.stdout)
    assert (total["solutions"], total["verified"]) == (73_712, 1)


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED or sys.platform == "win32", reason="needs numba, and signals")
def test_ctrl_c_ends_them_too_and_what_is_counted_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    command = [*COMMAND, "count", "19", "--cluster", "local:2", "--journal", str(path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        until(lambda: path.exists() and path.read_bytes().count(b"\n"), "no item is counted", patience=60)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "bitqueens count: stopped by Ctrl-C before N = 19 was counted\n")
    until(lambda: not is_there(process.pid), "a process of the cluster has stayed")


def is_there(group: int) -> bool:
    """Whether a group of processes has any."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
