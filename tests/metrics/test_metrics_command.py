"""Tests of `--metrics`: with one process, with several, with a killed one, and its errors."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server import __main__ as command
from server.cli import parse
from server.cli.serve import Serve
from tests.metrics.reading import Samples
from tests.metrics.test_metrics import STEP, ask
from tests.tools.raw import RawClient
from tests.tools.serving import ServerProcess
from tests.tools.waiting import PATIENCE, until


def test_metrics_are_served_on_loopback_unless_another_host_is_named() -> None:
    default, other = parse(["--metrics", "9100"], {}), parse(["--metrics=0", "--metrics-host=::"], {})
    assert isinstance(default, Serve)
    assert isinstance(other, Serve)
    assert (default.metrics, default.metrics_host) == (9100, "127.0.0.1")
    assert (other.metrics, other.metrics_host) == (0, "::")
    assert default.extras() == ["metrics"]
    assert parse([], {}).extras() == []


def test_a_host_alone_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--metrics-host", "0.0.0.0"], {})
    assert capsys.readouterr().err == "bitqueens: error: --metrics-host needs --metrics with a port\n"


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert command.run(parse(["--port", "0", "--metrics", str(port), "--no-browser"], {})) == 2
    assert capsys.readouterr().err == f"bitqueens: port {port} is already taken by another program\n"


def told_at(server: ServerProcess) -> str:
    """Read the address of a server's metrics from its output."""
    assert server.process.stdout
    line = next(line for line in server.process.stdout if line.startswith("Metrics are at http://127.0.0.1:"))
    return line.split()[-1]


def test_a_signal_ends_it_in_good_order_with_them_too() -> None:
    with ServerProcess("--metrics", "0") as server:
        assert Samples(told_at(server)).value("viewers") == 0
        server.process.terminate()
        assert server.process.wait(PATIENCE) == 0
    assert not server.stderr


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder for temporary files."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path


@pytest.mark.skipif(sys.platform == "win32", reason="gunicorn does not run on Windows")
def test_any_process_serves_the_sum_which_outlives_them(folder: Path) -> None:
    with ServerProcess("--workers", "2", "--metrics", "0") as server:
        at = told_at(server)
        until(lambda: len(server.workers()) == 2, "the workers")
        with ExitStack() as stack:
            both = [stack.enter_context(RawClient(server.address)) for _ in server.one_at_a_time()]
            for viewer in both:
                assert ask(viewer, **STEP)["type"] == "steps"
            until(lambda: Samples(at).value("viewers") == 2, "the viewers of both")
            assert [Samples(at).value("viewers") for _ in server.one_at_a_time()] == [2, 2]
            assert Samples(at).answered("read") == 2
            killed = server.workers()[0]
            os.kill(killed, signal.SIGKILL)
            until(lambda: killed not in server.workers(), "its end")  # until then it may still accept a connection
            until(lambda: Samples(at).value("viewers") == 1, "that one has gone with its process")
            assert Samples(at).answered("read") == 2
            until(lambda: len(set(server.workers()) - {killed}) == 2, "another worker")
        server.process.terminate()
        assert server.process.wait(PATIENCE) == 0
    assert not list(folder.glob("bitqueens-metrics-*"))
