"""Long work: once for all who ask for the same, one job after the other, and none that nobody waits for."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from server.jobs.jobs import Jobs


class Heard:
    """A listener that remembers, and lets a test wait for the end."""

    def __init__(self) -> None:
        self.news: list[Any] = []
        self.result: Any = None
        self.error: Exception | None = None
        self.ended = threading.Event()

    def progress(self, news: Any) -> None:
        self.news.append(news)

    def done(self, result: Any) -> None:
        self.result = result
        self.ended.set()

    def failed(self, error: Exception) -> None:
        self.error = error
        self.ended.set()


class Gate:
    """Work that begins and ends when a test says so."""

    def __init__(self, result: Any = "done") -> None:
        self.began, self.may_end = threading.Event(), threading.Event()
        self.runs, self.result, self.cancelled = 0, result, False

    def __call__(self, report: Callable[[Any], None], cancelled: Callable[[], bool]) -> Any:
        self.runs += 1
        report("begun")
        self.began.set()
        while not self.may_end.wait(0.005):
            if cancelled():
                self.cancelled = True
                self.may_end.set()
        return self.result


def test_the_same_job_runs_once_for_all_who_wait() -> None:
    jobs, gate, one, two = Jobs(), Gate(), Heard(), Heard()
    jobs.join("a", gate, one)
    assert gate.began.wait(5)
    jobs.join("a", gate, two)
    gate.may_end.set()
    assert one.ended.wait(5)
    assert two.ended.wait(5)
    assert gate.runs == 1
    assert (one.result, two.result) == ("done", "done")
    assert one.news == two.news == ["begun"]


def test_others_queue() -> None:
    jobs, first, second, one, two = Jobs(), Gate(1), Gate(2), Heard(), Heard()
    jobs.join("a", first, one)
    assert first.began.wait(5)
    jobs.join("b", second, two)
    assert not second.began.wait(0.05)
    first.may_end.set()
    second.may_end.set()
    assert two.ended.wait(5)
    assert (one.result, two.result) == (1, 2)


def test_a_job_that_nobody_waits_for_is_cancelled_and_the_next_one_begins() -> None:
    jobs, first, second, one, two = Jobs(), Gate(), Gate(), Heard(), Heard()
    leave = jobs.join("a", first, one)
    assert first.began.wait(5)
    jobs.join("b", second, two)
    leave()
    assert second.began.wait(5)
    assert first.cancelled
    assert not one.ended.is_set()
    second.may_end.set()
    assert two.ended.wait(5)


def test_leaving_one_of_two_changes_nothing_for_the_other() -> None:
    jobs, gate, one, two = Jobs(), Gate(), Heard(), Heard()
    leave = jobs.join("a", gate, one)
    jobs.join("a", gate, two)
    leave()
    leave()
    assert gate.began.wait(5)
    gate.may_end.set()
    assert two.ended.wait(5)
    assert not gate.cancelled
    assert not one.ended.is_set()


def test_a_job_left_before_it_began_never_runs() -> None:
    jobs, first, second, one, two = Jobs(), Gate(), Gate(), Heard(), Heard()
    jobs.join("a", first, one)
    assert first.began.wait(5)
    jobs.join("b", second, two)()
    first.may_end.set()
    assert one.ended.wait(5)
    jobs.join("c", last := Gate(), end := Heard())
    last.may_end.set()
    assert end.ended.wait(5)
    assert second.runs == 0


def test_a_failure_is_told_and_the_next_job_runs() -> None:
    def broken(*_: Any) -> None:
        raise ValueError("no luck")

    jobs, one, two = Jobs(), Heard(), Heard()
    jobs.join("a", broken, one)
    assert one.ended.wait(5)
    assert str(one.error) == "no luck"
    jobs.join("a", gate := Gate(), two)
    gate.may_end.set()
    assert two.ended.wait(5)
    assert two.result == "done"


def test_a_listener_in_trouble_troubles_nobody_else() -> None:
    class Broken(Heard):
        def progress(self, news: Any) -> None:
            raise RuntimeError(f"the line is dead, no {news}")

        def done(self, result: Any) -> None:
            raise RuntimeError(f"the line is dead, no {result}")

    jobs, gate, broken, sound = Jobs(), Gate(), Broken(), Heard()
    jobs.join("a", gate, sound)
    assert gate.began.wait(5)
    gate.may_end.set()
    assert sound.ended.wait(5)
    jobs.join("b", gate := Gate(), broken)
    jobs.join("b", gate, other := Heard())
    gate.may_end.set()
    assert other.ended.wait(5)
    assert other.result == "done"
    assert other.error is None
    jobs.join("c", last := Gate(), end := Heard())
    last.may_end.set()
    assert end.ended.wait(5)
