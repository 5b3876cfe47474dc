"""Tests of the last line of a terminal, in which long work shows that it goes on."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from server.__main__ import run
from server.bootstrap.lastline import showing
from server.cli import parse
from server.search.counting.engines import EngineUnavailable
from tests.tools.waiting import until


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True

    def wait_for(self, text: str) -> None:
        until(lambda: text in self.getvalue(), f"no {text}")


def test_a_terminal_sees_a_line_that_changes_and_nothing_is_left_and_a_log_gets_none() -> None:
    terminal, log = Terminal(), io.StringIO()
    with showing(log, "at work"), showing(terminal, "at work") as show:
        terminal.wait_for("\rat work, ")
        show(lambda room: f"{room} columns")
        terminal.wait_for("\r79 columns")
    *_, last, cleared, after = terminal.getvalue().split("\r")
    assert (last.strip(), cleared.strip(), after) == ("79 columns", "", "")
    assert len(cleared) == len(last) >= len("at work, 0 s")
    assert log.getvalue() == ""


@pytest.mark.parametrize(
    ("line", "work", "error", "text"),
    [
        ("export a.html --race basic,bitmask 4", "server.cli.export.make", OSError, "export: recording the film, "),
        ("site folder", "server.pyodide.files.fetch", OSError, "site: fetching Python for the page, "),
        ("forecast 20", "server.cluster.sample.forecast_hours", EngineUnavailable, "forecast: measuring N = 20, "),
        ("watch --film - a.py", "server.launch.watch.WatchedProgram.record", OSError, "watch: running the program, "),
    ],
)
def test_a_long_command_shows_that_it_goes_on(
    line: str, work: str, error: Callable[[str], Exception], text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failed: nothing was shown for as long as it took."""
    monkeypatch.chdir(tmp_path)
    Path("a.py").write_text("print(92)\n")
    terminal = Terminal()

    def fail(*_: object) -> None:
        terminal.wait_for(f"\rbitqueens {text}")
        raise error("enough")

    monkeypatch.setattr(work, fail)
    monkeypatch.setattr(sys, "stderr", terminal)
    assert run(parse(line.split())) == 2
