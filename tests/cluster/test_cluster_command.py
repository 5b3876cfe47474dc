"""`bitqueens count --cluster`: its addresses, its messages, and that no process stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server.cli.count import CountCommand, run
from server.cluster.connect import is_exposed
from server.search.compiled import COMPILED
from tests.tools.serving import COMMAND, ROOT
from tests.tools.waiting import until


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
    assert is_exposed(address) == exposed


def test_without_dask_it_names_the_remedy(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("server.config.config.find_spec", lambda _: None)
    assert run(CountCommand(10, cluster="tcp://scheduler:8786")) == 1
    warning, error = capsys.readouterr().err.splitlines()
    assert warning.startswith("bitqueens count: warning: the connection to tcp://scheduler:8786 is not protected")
    assert error == (
        "bitqueens count: stopped: --cluster needs Dask, which is not installed;"
        " `pip install 'bitqueens[cluster]'` installs it"
    )


def test_dask_logs_nothing_beside_our_sentences() -> None:
    """When a scheduler was killed, 35 lines of Dask came first: its import had set the level of its logs once more."""
    program = """if True:
        import logging
        from server.cluster.connect import open_cluster
        with open_cluster("tcp://127.0.0.1:1"):
            from distributed import Client
        names = ["distributed", "distributed.client", "distributed.core", "distributed.comm.tcp", "tornado.application"]
        print({logging.getLogger(name).getEffectiveLevel() for name in names} == {logging.CRITICAL})
    """
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED or sys.platform == "win32", reason="needs numba, and signals")
def test_ctrl_c_ends_them_too_and_counted_items_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    command = [*COMMAND, "count", "19", "--cluster", "local:2", "--journal", str(path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        until(lambda: path.exists() and path.read_bytes().count(b"\n"), "no item is counted", patience=60)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "bitqueens count: stopped by Ctrl-C before N = 19 was counted\n")
    until(lambda: not is_there(process.pid), "a process of the cluster has stayed")


def is_there(group: int) -> bool:
    """Return whether a group of processes has any."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
