"""Tests of `bitqueens times`: its table, its JSON, its errors, and its end at a signal."""

import json
import os
import signal
import subprocess
import sys

import pytest

from server.cli.times import Times, format_short, format_times, run
from tests.tools.serving import COMMAND
from tests.tools.waiting import PATIENCE


def test_one_listing_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Times(json=True, algorithms=("naive",))) == 0
    said = capsys.readouterr()
    result = json.loads(said.out)
    assert list(result) == ["machine", "seconds"]
    assert all(seconds > 0 for seconds in result["seconds"]["naive"])
    largest = len(result["seconds"]["naive"])
    assert said.err == f"bitqueens times: naive is measured up to N = {largest}\n"


def test_a_table_has_a_bar_for_each_time_of_8() -> None:
    times = {"naive": [1e-6, 0.1], "basic": [1e-6] * 7 + [0.01], "loop": [1e-6] * 7 + [0.001, 2.04], "plain": []}
    assert format_times("a machine", times) == [
        "a machine\n",
        f"{'':14}N = 8      {'':30}  largest board\n",
        f"naive         –          {'':30}  N = 2   100 ms\n",
        f"basic         10 ms      {'█' * 18:30}  N = 8   10 ms\n",
        f"loop          1 ms       {'█' * 12:30}  N = 9   2.04 s\n",
        f"plain         –          {'':30}  –\n",
        "A bar is 6 signs longer for ten times the time.\n",
    ]
    assert [format_short(seconds) for seconds in (2.14e-6, 0.0009996, 0.00887)] == ["2.14 µs", "1 ms", "8.87 ms"]


def test_a_process_that_fails_is_an_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("server.timing.process.read_times.__defaults__", ((), (sys.executable, "-c", "exit(3)")))
    assert run(Times()) == 1
    assert capsys.readouterr() == (
        "",
        "bitqueens times: error: the process that times the listings ended with status 3\n",
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
def test_ctrl_c_prints_what_is_measured_and_ends_the_process() -> None:
    command = [*COMMAND, "times"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stderr
        assert process.stderr.readline().startswith("bitqueens times: naive is measured up to N = ")
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "bitqueens times: stopped by Ctrl-C before all was measured\n")
    assert out.splitlines()[2].startswith("naive ")
