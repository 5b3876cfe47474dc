"""The table of times in the server and on the wire, with invented runs."""

from __future__ import annotations

import threading
import time
from itertools import pairwise
from typing import Any

import pytest

from server.hosting.threads import Threads
from server.jobs.jobs import SLICE, Jobs
from server.search.counting.workload import SOLUTIONS
from server.search.estimates.effort import effort
from server.timing.bench import Bench
from server.timing.cells import Row
from server.timing.process import TimedRun
from server.wire.session import Background
from tests.timing.runner import Runner
from tests.wire.asking import Talk

ROWS = (Row("compiled", "basic"), Row("python", "basic"))


@pytest.fixture(autouse=True)
def _fresh() -> None:
    Runner.begin(waits_from=12)


def talk_to(bench: Bench) -> Talk:
    """A viewer of this bench."""
    return Talk(Background(Jobs(Threads(1)), Jobs(Threads(1)), bench))


@pytest.fixture
def bench() -> Bench:
    return Bench(Runner, ROWS, clock=lambda: 1_000_000.0)


def cell(reply: dict[str, Any], group: str, n: int) -> dict[str, Any]:
    (found,) = [cell for cell in reply["cells"] if (cell["group"], cell["n"]) == (group, n)]
    return dict(found)


def test_before_anything_is_measured(bench: Bench) -> None:
    talk = talk_to(bench)
    talk.say(type="times")
    reply = talk.hear_the("times")
    assert reply.keys() == {"type", "id", "machine", "running", "cells"}
    assert (reply["cells"], reply["running"]) == ([], None)
    assert "Python 3." in reply["machine"]


def test_a_measurement_reports_its_progress_and_its_cells(bench: Bench) -> None:
    Runner.go.set()
    talk = talk_to(bench)
    talk.say(type="time", seconds=5, largest=12)
    first = talk.hear_the("progress")
    assert first.keys() == {"type", "id", "done", "of", "now", "cells"}
    assert (first["done"], first["of"], first["cells"]) == (0, 6, [])
    assert first["now"] == {"group": "compiled", "algorithm": "basic", "n": 6, "seconds": None}
    end = talk.hear_the("timed", "error")
    assert (end["done"], end["of"], end["now"]) == (6, 6, None)
    assert len(end["cells"]) == 6
    assert cell(end, "compiled", 8) == {
        **{"group": "compiled", "algorithm": "basic", "n": 8, "kind": "measured"},
        **{"seconds": pytest.approx(1e-8 * 81_318), "runs": 5, "basis": None, "note": "", "at": 1_000_000.0},
    }
    assert cell(end, "python", 10)["kind"] == "failed"
    assert cell(end, "python", 10)["note"] == "the process ended with status -9"
    assert Runner.made[0].closed


def test_later_viewers_see_it_at_once(bench: Bench) -> None:
    Runner.go.set()
    one, two = talk_to(bench), talk_to(bench)
    one.say(type="time", seconds=5, largest=8)
    end = one.hear_the("timed")
    two.say(type="times")
    assert two.hear_the("times")["cells"] == end["cells"]


def test_a_measured_time_is_not_replaced_by_a_forecast(bench: Bench) -> None:
    Runner.go.set()
    talk = talk_to(bench)
    talk.say(type="time", seconds=60, largest=14)
    measured = cell(talk.hear_the("timed"), "compiled", 14)
    assert measured["kind"] == "measured"
    talk.say(type="time", seconds=1, largest=14)
    assert cell(talk.hear_the("timed"), "compiled", 14) == measured
    talk.say(type="time", seconds=1, largest=18)
    assert cell(talk.hear_the("timed"), "compiled", 18)["kind"] == "forecast"


def test_the_same_measurement_is_shared_and_ends_with_its_last_listener(bench: Bench) -> None:
    one, two, three = talk_to(bench), talk_to(bench), talk_to(bench)
    one.say(type="time", seconds=5, largest=12)
    while one.hear_the("progress")["now"]["n"] < 12:
        pass
    three.say(type="times")
    assert three.hear_the("times")["running"] == {"seconds": 5, "largest": 12}
    two.say(type="time", seconds=5, largest=12)
    assert two.hear_the("progress")["now"]["n"] == 12
    one.say(type="cancel")
    assert one.hear_the("cancelled")
    assert not Runner.made[0].closed
    two.session.close()
    three.say(type="time", seconds=5, largest=8)  # other settings: their turn comes when that one has ended
    end = three.hear_the("timed")
    assert len(Runner.made) == 2
    assert Runner.made[0].closed
    assert [cell["n"] for cell in end["cells"] if cell["group"] == "compiled"] == [8, 10]


def test_measurements_with_other_settings_take_turns() -> None:
    """No viewer waits for the whole table of another."""
    limits: list[float] = []
    both_wait = threading.Event()

    class Noted(Runner):
        def run(self, row: Row, n: int, limit: float) -> TimedRun:
            limits.append(limit)
            assert both_wait.wait(30)
            end = time.thread_time() + 2 * SLICE  # turns go by processor time
            while time.thread_time() < end:
                pass
            return TimedRun(1e-8 * effort(row.algorithm, n), SOLUTIONS[n - 1])

    bench = Bench(Noted, ROWS, clock=lambda: 1_000_000.0)
    one, two = talk_to(bench), talk_to(bench)
    one.say(type="time", seconds=5, largest=8)
    one.hear_the("progress")
    two.say(type="time", seconds=6, largest=8)
    both_wait.set()
    assert one.hear_the("timed")
    assert two.hear_the("timed")
    assert len(limits) > 20
    first, second = 4 * 5 + 1, 4 * 6 + 1
    assert second in limits[: len(limits) // 2]
    assert sum(before != now for before, now in pairwise(limits)) > 5
    assert limits.count(first) == limits.count(second)


def test_a_measurement_that_fails_is_reported(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(Runner, "run", none)
    talk = talk_to(bench)
    talk.say(type="time", seconds=5, largest=8)
    answer = talk.hear_the("error", "timed")
    assert (answer["type"], answer["code"]) == ("error", "failed")
    assert answer["message"].startswith("the server failed; its log says why, under ")
    talk.say(type="times")
    assert talk.hear_the("times")["running"] is None
