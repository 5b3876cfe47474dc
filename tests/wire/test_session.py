"""A viewer's session without a socket: counts, their progress, and their end."""

from __future__ import annotations

import json
import queue
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from server.config.limits import MOST_COUNTS, MOST_OUTLINES
from server.jobs.jobs import Jobs
from server.wire.session import Session


class Talk:
    """A session, and a way to wait for its answers."""

    def __init__(self, jobs: Jobs) -> None:
        self.said: queue.Queue[dict[str, Any]] = queue.Queue()
        self.session = Session(lambda text: self.said.put(json.loads(text)), jobs)

    def say(self, **message: Any) -> None:
        self.session.take(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        return self.said.get(timeout=60)

    def hear_the_end(self, id: int) -> dict[str, Any]:
        while True:
            answer = self.hear()
            if answer["id"] == id and answer["type"] != "progress":
                return answer


@pytest.fixture
def jobs() -> Jobs:
    return Jobs()


@pytest.fixture
def talk(jobs: Jobs) -> Iterator[Talk]:
    talk = Talk(jobs)
    yield talk
    talk.session.close()


@pytest.mark.parametrize(("n", "solutions"), [(1, 1), (4, 2), (8, 92), (12, 14200)])
def test_a_count(talk: Talk, n: int, solutions: int) -> None:
    talk.say(type="count", id=1, n=n)
    first = talk.hear()
    assert first["type"] == "progress"
    assert first.keys() == {"type", "id", "n", "fraction", "seconds", "left", "solutions", "forecast"}
    end = talk.hear_the_end(1)
    assert end.keys() == {"type", "id", "n", "solutions", "seconds", "engine", "threads"}
    assert (end["type"], end["n"], end["solutions"]) == ("counted", n, solutions)


def test_the_engine_and_the_threads_asked_for(talk: Talk) -> None:
    talk.say(type="count", id=1, n=9, engine="richards", threads=1)
    end = talk.hear_the_end(1)
    assert (end["engine"], end["threads"], end["solutions"]) == ("richards", 1, 352)


def test_a_read_is_answered_while_a_count_runs_and_the_count_can_be_cancelled(talk: Talk) -> None:
    talk.say(type="count", id=1, n=26)
    talk.say(type="read", id=2, algorithm="bitmask", n=8, start=7, stop=8)
    assert talk.hear_the_end(2)["steps"][0]["step"] == 7
    talk.say(type="cancel", id=1)
    assert talk.hear_the_end(1) == {"type": "cancelled", "id": 1}
    talk.say(type="cancel", id=1)
    assert talk.hear_the_end(1)["code"] == "bad_request"
    talk.say(type="count", id=1, n=6)
    assert talk.hear_the_end(1)["solutions"] == 4


def test_a_long_count_comes_with_a_forecast(talk: Talk) -> None:
    talk.say(type="count", id=1, n=22)
    low, high = talk.hear()["forecast"]
    assert 0 < low < high


def test_a_viewer_who_leaves_frees_the_way_for_others(jobs: Jobs, talk: Talk) -> None:
    other = Talk(jobs)
    other.say(type="count", id=1, n=30, threads=1)
    talk.say(type="count", id=1, n=5)
    other.session.close()
    assert talk.hear_the_end(1)["solutions"] == 10


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"n": 0}, "n must be a whole number from 1 to 34, not 0"),
        ({"n": 40}, "n must be a whole number from 1 to 34, not 40"),
        ({"n": "x"}, 'n must be a whole number from 1 to 34, not "x"'),
        ({"engine": 5}, "engine must be the name of an engine, not 5"),
        ({"engine": "steam"}, "There is no engine 'steam'; available: "),
        ({"threads": 0}, "threads must be a whole number from 1 to 256, not 0"),
        ({"start": 1}, '"start" is not a field of count'),
    ],
)
def test_a_wrong_count(talk: Talk, wrong: dict[str, Any], said: str) -> None:
    talk.say(**{"type": "count", "id": 3, "n": 8} | wrong)
    answer = talk.hear()
    assert (answer["type"], answer["id"], answer["code"]) == ("error", 3, "bad_request")
    assert answer["message"].startswith(said)


def test_counts_under_way_are_told_apart_and_limited(talk: Talk) -> None:
    for id in range(MOST_COUNTS):
        talk.say(type="count", id=id, n=30)
    talk.say(type="count", id=0, n=30)
    assert talk.hear_the_end(0)["message"] == "id must be new: a count with id 0 is under way"
    talk.say(type="count", id=99, n=30)
    assert talk.hear_the_end(99)["message"] == f"at most {MOST_COUNTS} counts may be under way at a time"


def test_no_step_waits_for_an_outline() -> None:
    waiting: list[Callable[[], None]] = []
    said: list[dict[str, Any]] = []
    session = Session(lambda text: said.append(json.loads(text)), Jobs(), waiting.append)
    outline = {"type": "outline", "algorithm": "bitmask", "n": 6, "start": 0, "stop": 400, "width": 50}
    for id in range(MOST_OUTLINES + 1):
        session.take(json.dumps(outline | {"id": id}))
    assert [answer["message"] for answer in said] == [f"at most {MOST_OUTLINES} outlines may be under way at a time"]
    session.take(json.dumps({"type": "read", "id": "step", "algorithm": "bitmask", "n": 6, "start": 0, "stop": 1}))
    assert said[-1]["id"] == "step"
    for draw in waiting:
        draw()
    assert [answer["id"] for answer in said[-MOST_OUTLINES:]] == list(range(MOST_OUTLINES))
    session.take(json.dumps(outline | {"id": "again"}))
    waiting[-1]()
    assert said[-1]["id"] == "again"
