"""The table of times in a file, shared by several processes."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from server.hosting.fair import Account
from server.timing.bench import Bench
from server.timing.cells import Cell, Row, Settings
from server.timing.measuring import Now
from server.timing.table import News, OwnTable, SharedTable, Table
from tests.timing.runner import Runner
from tests.tools.serving import ROOT
from tests.tools.waiting import until

MEASURED = Cell("python", "basic", 8, "measured", 0.5, 3, None, "", 1000.0)
NEWS = News(Settings(5, 12), 3, 12, Now("python", "basic", 10, 0.25))


@pytest.fixture(params=["own", "shared"])
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Table:
    return OwnTable() if request.param == "own" else SharedTable(tmp_path, "this machine")


def test_what_is_filled_is_kept_and_no_forecast_takes_the_place_of_a_time(table: Table) -> None:
    assert table.cells() == []
    forecast = Cell("python", "basic", 8, "forecast", 9.0)
    table.fill(forecast)
    assert table.cells() == [forecast]
    table.fill(MEASURED)
    table.fill(forecast)
    assert table.cells() == [MEASURED]


def test_one_has_the_turn(table: Table) -> None:
    assert table.running() is None
    with table.turn() as ours:
        assert ours
        table.tell(NEWS)
        with table.turn() as another:
            assert not another
        assert table.running() == Settings(5, 12)
    assert table.running() is None
    assert table.news() == NEWS
    with table.turn() as ours:
        assert ours


def test_another_process_sees_the_same(tmp_path: Path) -> None:
    one, other = SharedTable(tmp_path, "this machine"), SharedTable(tmp_path, "this machine")
    one.fill(MEASURED)
    one.tell(NEWS)
    assert (other.cells(), other.news()) == ([MEASURED], NEWS)
    assert SharedTable(tmp_path, "another machine").cells() == []


@pytest.mark.parametrize("written", ["", "{", "[]", "3", "null", '{"key": "k"}', '{"key": "k", "cells": [{"n": 8}]}'])
def test_a_spoilt_file_is_an_empty_table(tmp_path: Path, written: str) -> None:
    table = SharedTable(tmp_path, "k")
    (tmp_path / "times.json").write_text(written)
    assert (table.cells(), table.news()) == ([], None)
    table.fill(MEASURED)
    assert table.cells() == [MEASURED]


def test_nothing_is_lost_where_many_fill_at_once(tmp_path: Path) -> None:
    """Fails without the lock: each would write what it had read, without what others have written since."""
    tables = [SharedTable(tmp_path, "k") for _ in range(8)]
    threads = [
        threading.Thread(target=lambda n=n, table=table: table.fill(Cell("python", "basic", n, "measured", 1.0)))
        for n, table in enumerate(tables)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert sorted(cell.n for cell in tables[0].cells()) == list(range(8))


def test_the_turn_of_a_process_that_dies_goes_on(tmp_path: Path) -> None:
    code = f"""if True:
        from pathlib import Path
        from server.timing.table import News, Settings, SharedTable
        table = SharedTable(Path({str(tmp_path)!r}), "k")
        with table.turn():
            table.tell(News(Settings(5, 12), 1, 2, None))
            print("measuring", flush=True)
            input()"""
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout
        assert other.stdout.readline() == "measuring\n"
        table = SharedTable(tmp_path, "k")
        assert table.running() == Settings(5, 12)
        with table.turn() as ours:
            assert not ours
        other.kill()
    assert table.running() is None
    with table.turn() as ours:
        assert ours


class Viewer:
    """Waits for a measurement."""

    def __init__(self) -> None:
        self.told: list[int] = []
        self.end: object = None

    def progress(self, news: object) -> None:
        self.told.append(news.done)  # type: ignore[attr-defined]

    def done(self, result: object) -> None:
        self.end = result

    def failed(self, error: Exception) -> None:
        self.end = error


def test_viewers_of_two_processes_share_one_measurement(tmp_path: Path) -> None:
    """Each bench stands for a process. The second tells what the first does, and does not measure the same again."""
    Runner.begin(waits_from=0)
    rows = (Row("compiled", "basic"),)
    one, two = (Bench(Runner, rows, table=SharedTable(tmp_path, "k")) for _ in range(2))
    first, second, late = Viewer(), Viewer(), Viewer()
    one.join(Account(), Settings(5, 10), first)
    until(lambda: first.told, "the measurement does not begin")
    two.join(Account(), Settings(5, 10), second)
    until(lambda: second.told, "the other process does not hear of it")
    assert two.state()["running"] == {"seconds": 5, "largest": 10}
    Runner.go.set()
    until(lambda: first.end and second.end, "the measurement does not end")
    runs = Runner.runs
    assert first.end == second.end
    assert two.cells() == one.cells()
    assert [cell["n"] for cell in two.cells()] == [8, 10]
    two.join(Account(), Settings(5, 8), late)  # another one is made
    until(lambda: late.end, "the second measurement does not end")
    assert Runner.runs > runs
    assert json.loads((tmp_path / "times.json").read_text())["news"]["settings"] == {"seconds": 5, "largest": 8}


def test_who_waits_for_another_process_may_leave(tmp_path: Path) -> None:
    Runner.begin(waits_from=0)
    table = SharedTable(tmp_path, "k")
    bench = Bench(Runner, (Row("compiled", "basic"),), table=SharedTable(tmp_path, "k"))
    with table.turn():
        table.tell(NEWS)
        leave = bench.join(Account(), NEWS.settings, Viewer())
        until(lambda: any(thread.name == "jobs" for thread in threading.enumerate()), "no job begins")
        leave()
        until(lambda: not any(thread.name == "jobs" for thread in threading.enumerate()), "the job does not end")
