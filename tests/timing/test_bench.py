"""The times of the listings in the server and on the wire, with invented runs."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from server.hosting.threads import Threads
from server.jobs.jobs import Jobs
from server.timing.bench import Bench
from server.timing.process import TimingFailed
from server.wire.session import Background
from tests.tools.waiting import until
from tests.wire.asking import Talk


class Runs:
    """Runs of two listings; before the last one they wait for the test."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.begun = self.closed = 0
        self.fails = False

    def read(self) -> Iterator[dict[str, Any] | None]:
        self.begun += 1
        try:
            for n in (1, 2, 3):
                yield {"algorithm": "basic", "n": n, "seconds": 0.01 * n * self.begun, "over": False}
            yield {"algorithm": "naive", "n": 1, "fault": "ValueError: no"}
            yield {"algorithm": "basic", "n": 4}
            while not self.go.wait(0.005):
                yield None
            if self.fails:
                raise TimingFailed("the process has died")
            yield {"algorithm": "basic", "n": 4, "seconds": 0.04 * self.begun, "over": True}
        finally:
            self.closed += 1


@pytest.fixture
def runs() -> Runs:
    return Runs()


@pytest.fixture
def bench(runs: Runs) -> Bench:
    return Bench(runs.read)


def talk_to(bench: Bench) -> Talk:
    """A viewer of this bench."""
    return Talk(Background(Jobs(Threads(1)), Jobs(Threads(1)), bench))


def row(reply: dict[str, Any], algorithm: str) -> dict[str, Any]:
    (found,) = [row for row in reply["rows"] if row["algorithm"] == algorithm]
    return dict(found)


def test_before_anything_is_measured(bench: Bench) -> None:
    talk = talk_to(bench)
    talk.say(type="times")
    reply = talk.hear_the("times")
    assert reply.keys() == {"type", "id", "machine", "running", "rows"}
    assert reply["running"] is False
    assert row(reply, "basic") == {"algorithm": "basic", "seconds": [], "over": False, "fault": ""}
    assert "Python 3." in reply["machine"]


def test_a_measurement_reports_its_progress_and_its_times(bench: Bench, runs: Runs) -> None:
    talk = talk_to(bench)
    talk.say(type="time")
    news = talk.hear_the("progress")
    while news["now"] is None:
        news = talk.hear_the("progress")
    assert news.keys() == {"type", "id", "now", "rows"}
    assert news["now"] == {"algorithm": "basic", "n": 4}
    assert row(news, "basic")["seconds"] == [0.01, 0.02, 0.03]
    runs.go.set()
    end = talk.hear_the("timed", "error")
    assert row(end, "basic") == {"algorithm": "basic", "seconds": [0.01, 0.02, 0.03, 0.04], "over": True, "fault": ""}
    assert row(end, "naive")["fault"] == "ValueError: no"
    assert runs.closed == 1


def test_a_second_viewer_joins_and_either_may_stop(bench: Bench, runs: Runs) -> None:
    one, two = talk_to(bench), talk_to(bench)
    one.say(type="time", id=1)
    one.hear_the("progress")
    two.say(type="times")
    assert two.hear_the("times")["running"] is True
    two.say(type="time", id=2)
    two.hear_the("progress")
    one.say(type="cancel", id=1)
    assert one.hear_the("cancelled")["id"] == 1
    runs.go.set()
    two.hear_the("timed")
    assert (runs.begun, runs.closed) == (1, 1)


def test_what_was_measured_before_a_stop_stays_and_is_measured_again(bench: Bench, runs: Runs) -> None:
    talk = talk_to(bench)
    talk.say(type="time", id=1)
    while talk.hear_the("progress")["now"] is None:
        pass
    talk.say(type="cancel", id=1)
    talk.hear_the("cancelled")
    until(lambda: runs.closed == 1, "the process was not closed")
    later = talk_to(bench)
    later.say(type="times")
    reply = later.hear_the("times")
    assert (reply["running"], row(reply, "basic")["seconds"]) == (False, [0.01, 0.02, 0.03])
    runs.go.set()
    later.say(type="time", id=2)
    assert row(later.hear_the("timed"), "basic")["seconds"] == [0.02, 0.04, 0.06, 0.08]


def test_a_process_that_died_is_reported(bench: Bench, runs: Runs, caplog: pytest.LogCaptureFixture) -> None:
    runs.fails = True
    runs.go.set()
    talk = talk_to(bench)
    talk.say(type="time")
    end = talk.hear_the("timed", "error")
    assert (end["code"], end["message"][:17]) == ("failed", "the server failed")
    assert "the process has died" in caplog.text
