"""The command line: its meaning, and its errors."""

from __future__ import annotations

import subprocess
import sys

import pytest

from server import __version__
from server.cli import Command, Count, Serve, parse
from server.cli.count import ENGINES
from server.config.limits import LARGEST_COUNTED
from server.search.counting import engines
from server.search.counting.kernels import layout
from tests.tools.serving import ROOT


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("", Serve("127.0.0.1", None, browser=True)),
        ("--port 0", Serve("127.0.0.1", 0, browser=True)),
        ("--port 65535 --no-browser", Serve("127.0.0.1", 65535, browser=False)),
        ("--host :: --port=80", Serve("::", 80, browser=True)),
        ("--workers 2", Serve("127.0.0.1", None, browser=True, workers=2)),
        ("count 8", Count(8, json=False, engine=None, threads=None)),
        ("count --json --threads 2 --engine batch 34", Count(34, json=True, engine="batch", threads=2)),
    ],
)
def test_meaning(line: str, meaning: Command) -> None:
    assert parse(line.split()) == meaning


@pytest.mark.parametrize("port", ["-1", "65536", "8088.0", "1e3", "http", "", "٣"])
def test_a_port_is_a_whole_number_in_range(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        parse([f"--port={port}"])
    assert exit_.value.code == 2
    assert f"must be a whole number from 0 to 65535, not {port!r}" in capsys.readouterr().err


def test_what_can_be_counted_is_what_counting_allows() -> None:
    assert layout.MAX_N == LARGEST_COUNTED
    assert tuple(engines.ENGINES) == ENGINES


@pytest.mark.parametrize("line", ["--no-b", "--nonsense", "nonsense", "count", "count 8 9", "--port 80 count 8"])
def test_what_is_unknown_is_refused(line: str) -> None:
    with pytest.raises(SystemExit) as exit_:
        parse(line.split())
    assert exit_.value.code == 2


@pytest.mark.parametrize(
    ("line", "answer"),
    [("--version", f"bitqueens {__version__}\n"), ("--help", "usage: "), ("count --help", "usage: ")],
)
def test_help_and_version_need_nothing_installed(line: str, answer: str) -> None:
    # -S: no site-packages; -E: nor what PYTHONPATH adds
    command = [sys.executable, "-S", "-E", "-m", "server", *line.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=20)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(answer)
