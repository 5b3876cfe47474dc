"""Tests of `bitqueens count`: its output, its errors, and its end at a signal."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.cli.bar import describe, format_bar, format_number
from server.cli.count import CountCommand, announce, run
from server.cli.items import describe as describe_items
from server.cli.output import format_duration
from server.cli.signals import Stopped, run_stoppable
from server.cluster.ledger import ItemProgress
from server.search.counting.count import Cancelled
from server.search.counting.engines import available_engines
from server.search.counting.forecast import Forecast
from server.search.counting.workload import seconds_left
from tests.tools.serving import COMMAND, ROOT
from tests.tools.waiting import PATIENCE

WINDOWS = sys.platform == "win32"


def count(n: int, *, json: bool = False, engine: str | None = None, threads: int | None = None) -> int:
    return run(CountCommand(n, json=json, engine=engine, threads=threads))


@contextlib.contextmanager
def started(*arguments: str, stderr: int = subprocess.PIPE) -> Iterator[subprocess.Popen[str]]:
    """Run the command in a process of its own, which is killed at the end of the block."""
    command = [*COMMAND, "count", *arguments]
    with subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=stderr) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize(("n", "solutions"), [(1, "1 solution"), (2, "0 solutions"), (12, "14,200 solutions")])
def test_people_get_one_sentence(n: int, solutions: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert count(n, engine="richards", threads=1) == 0
    said = capsys.readouterr()
    assert re.fullmatch(rf"N = {n}: {solutions} in \d\.\d+ s \(richards, 1 thread\)\n", said.out)
    assert said.err == ""  # not a terminal: no bar


@pytest.mark.parametrize("engine", available_engines())
def test_programs_get_one_line_of_json(engine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Failed for a count in items: it had `engines`, another count `engine` and `threads`."""
    own = {"core_seconds": None, "items": None, "resumed": None}
    for journal in (None, tmp_path / "journal")[: 1 if engine == "richards" else 2]:  # which counts no items
        assert run(CountCommand(10, json=True, engine=engine, threads=1, journal=journal)) == 0
        (line,) = capsys.readouterr().out.splitlines()
        result = json.loads(line)
        assert result.pop("seconds") > 0
        assert all((result[name] is None) == (journal is None) for name in own)
        assert {**result, **own} == {
            **own, "n": 10, "solutions": 724, "engines": [engine], "threads": 1, "workers": None
        }  # fmt: skip


def test_a_forecast_names_its_bounds_where_they_say_more(capsys: pytest.CaptureFixture[str]) -> None:
    announce(20, Forecast(600, 300, 1200))
    announce(34, Forecast(1e30, 1e29, 1e31))
    assert capsys.readouterr().err.splitlines() == [
        "bitqueens count: N = 20 will take about 10 min 0 s here, between 5 min 0 s and 20 min 0 s",
        "bitqueens count: N = 34 will take about a million years or more here",
    ]


def test_without_numba_it_says_so_with_a_forecast(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Failed: a count of N = 14 showed nothing for its half minute without a terminal."""
    monkeypatch.setattr("server.search.compiled._numba", None)
    monkeypatch.setattr("server.search.counting.forecast.QUICK_INTERPRETED", 9)
    assert count(9) == 0
    assert capsys.readouterr().err == ""
    assert count(10) == 0
    said = capsys.readouterr()
    why, ahead = said.err.splitlines()
    assert why.startswith(
        "bitqueens count: counting in plain Python, hundreds of times slower, since numba is not in use"
    )
    assert why.endswith("(in a checkout `python3 -m server --fast` or `pip install '.[fast]'` brings it)")
    assert ahead.startswith("bitqueens count: N = 10 will take about ")
    assert "724 solutions" in said.out


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (
            "count 9 --journal a",
            "count: error: Engine 'richards' cannot count items of a board; numba is not in use here (",
        ),
        (
            "count 9 --cluster local",
            "count: error: Engine 'richards' cannot count items of a board; numba is not in use",
        ),
        (
            "count 9 --engine avx2",
            "count: error: Engine 'avx2' cannot run: numba is not in use here (in a checkout",
        ),
        ("forecast 9", "forecast: error: Engine 'richards' cannot take samples; numba is not in use here (in a"),
    ],
)
def test_without_numpy_the_remedy_is_named(line: str, error: str) -> None:
    """Failed with a traceback."""
    code = """import sys
sys.modules.update(dict.fromkeys(("numpy", "numba", "llvmlite")))
from server.__main__ import run
from server.cli import parse
sys.exit(run(parse(sys.argv[1:])))"""
    command = [sys.executable, "-c", code, *line.split()]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    (said,) = done.stderr.splitlines()
    assert said.startswith(f"bitqueens {error}")
    assert "pip install '.[fast]'" in said


def test_the_command_itself_prints_nothing_else() -> None:
    with started("--json", "9") as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert json.loads(out)["solutions"] == 352


def test_an_engine_that_this_machine_lacks(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.search.counting.engines.cpu_features", frozenset)
    assert count(8, engine="avx512") == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("bitqueens count: error: Engine 'avx512' cannot run: ")
    assert "available: richards" in said.err


@pytest.mark.parametrize(
    ("option", "number", "status", "by"),
    [("--engine=richards", signal.SIGTERM, 143, "SIGTERM"), ("--json", signal.SIGINT, 130, "Ctrl-C")],
)
@pytest.mark.skipif(WINDOWS, reason="Windows has no signals to send")
def test_a_signal_ends_it_in_good_order(number: signal.Signals, status: int, by: str, option: str) -> None:
    with started("20", option) as process:
        assert process.stderr
        assert any("N = 20 will take about " in line for line in process.stderr)  # perhaps not the first
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (status, "")
    assert err == f"bitqueens count: stopped by {by} before N = 20 was counted\n"


@pytest.mark.skipif(WINDOWS, reason="Windows has no pseudoterminals")
def test_a_terminal_sees_how_far_it_is() -> None:
    ours, theirs = os.openpty()
    with os.fdopen(ours, "rb", buffering=0) as screen, started("18", "--threads", "1", stderr=theirs) as process:
        os.close(theirs)
        seen = b""
        while b" solutions a second, " not in seen:
            seen += screen.read(1000)
        process.send_signal(signal.SIGINT)
        while b"counted" not in seen:
            seen += screen.read(1000)
        out, _ = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    *_, cleared, last = seen.decode().split("\r\n")[0].split("\r")
    assert cleared.strip() == ""
    assert last == "bitqueens count: stopped by Ctrl-C before N = 18 was counted"


@pytest.mark.skipif(WINDOWS, reason="Windows has no signals to send")
def test_work_that_asks_is_over_soon_after_a_signal() -> None:
    def work(stopping: Callable[[], bool]) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        while not stopping():
            time.sleep(0.001)
        raise Cancelled

    with pytest.raises(Stopped) as stopped:
        run_stoppable(work)
    assert (stopped.value.status, stopped.value.by, stopped.value.over) == (143, "SIGTERM", True)


@pytest.mark.skipif(WINDOWS, reason="Windows has no signals to send")
def test_work_that_does_not_ask_is_not_waited_for() -> None:
    enough = threading.Event()

    def work(_: Callable[[], bool]) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        enough.wait(PATIENCE)

    with pytest.raises(Stopped) as stopped:
        run_stoppable(work)
    enough.set()
    assert (stopped.value.status, stopped.value.by, stopped.value.over) == (130, "Ctrl-C", False)


@pytest.mark.skipif(WINDOWS, reason="Windows has no signals to send")
def test_a_signal_that_comes_too_late_changes_nothing() -> None:
    def work(_: Callable[[], bool]) -> str:
        os.kill(os.getpid(), signal.SIGINT)
        return "done"

    assert run_stoppable(work) == "done"


def test_without_a_signal_results_and_errors_pass_and_the_handlers_are_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    assert run_stoppable(lambda stopping: stopping()) is False
    with pytest.raises(ValueError, match="nothing"):
        run_stoppable(lambda _: int("nothing"))
    assert signal.getsignal(signal.SIGINT) is before


def test_the_time_left_begins_where_the_forecast_is() -> None:
    """Failed while unfinished work did not count: the time left started at three times the forecast."""
    assert seconds_left(0, 0, expected=3600) == pytest.approx(3600)
    assert seconds_left(0.0001, 2, expected=3600) == pytest.approx(3600, rel=0.03)  # without a forecast five hours
    assert seconds_left(0.5, 3600, expected=3600) == pytest.approx(3600, rel=0.05)  # twice as long as forecast
    assert seconds_left(1, 5000, expected=3600) == 0
    assert seconds_left(0, 5) is None
    assert seconds_left(0.25, 30) == 90


def test_a_narrow_terminal_shows_the_time_left() -> None:
    """Failed at 40 columns: the line was cut off."""
    count = describe(0.0012, 84_200_000, 57, expected=47_940)
    assert format_bar(0.0012, count, 39) == "[.............] 0.12%, 13 h 18 min left"
    item = describe_items(ItemProgress(1_234, 12_000, 0.1, 47_940, workers=12))
    assert format_bar(0.1, item, 39) == "[#...........] 10.00%, 13 h 19 min left"
    assert " 1,234 of 12,000 items by 12 workers, 13 h 19 min left" in format_bar(0.1, item, 100)


@pytest.mark.parametrize("room", [0, 1, 20, 60, 79, 200])
@pytest.mark.parametrize("share", [0, 1e-9, 0.3333, 1])
def test_a_bar_fits_its_line(share: float, room: int) -> None:
    assert len(format_bar(share, describe(share, 123_456_789, 7), room)) <= room


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "0"),
        (999.4, "999"),
        (999.6, "1 thousand"),
        (84_210_000, "84.2 million"),
        (999_600_000, "1 billion"),
        (2.5e12, "2,500 billion"),
    ],
)
def test_large_numbers_are_in_words(number: float, words: str) -> None:
    assert format_number(number) == words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.0001, "0.000 s"),
        (0.0123, "0.012 s"),
        (0.128, "0.13 s"),
        (9.876, "9.88 s"),
        (42.4, "42 s"),
        (59.6, "1 min 0 s"),
        (200, "3 min 20 s"),
        (7_500, "2 h 5 min"),
        (16 * 86_400, "16 days"),
        (4_510 * 31_557_600, "4,500 years"),
        (1e30, "a million years or more"),
    ],
)
def test_durations_are_in_usual_units(seconds: float, words: str) -> None:
    assert format_duration(seconds) == words
