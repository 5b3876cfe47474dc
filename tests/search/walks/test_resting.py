"""Reading on where somebody has stopped: the same steps, with little walking."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.pausable import finish
from server.search.step import AnyStep
from server.search.trace.trace import Trace
from server.search.walks.reach import Resting
from server.search.walks.walk import Walk


def walk_at(step: int) -> Walk:
    return finish(Trace("bitmask", 8)._reach.at(step))


def test_who_reads_on_takes_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed while every read began at the first step: 90 steps and more each."""
    trace, taken = Trace("bitmask", 14), 0
    step = Walk.step

    def count(walk: Walk) -> None:
        nonlocal taken
        taken += 1
        step(walk)

    list(trace.read(5_000_000, 5_000_064))
    monkeypatch.setattr(Walk, "step", count)
    for start in range(5_000_064, 5_000_164):
        (read,) = trace.read(start, start + 1)
        assert read.step == start
    assert taken == 100


@cache
def all_steps(algorithm: str) -> list[AnyStep]:
    return [Trace(algorithm, 5)[number] for number in range(len(Trace(algorithm, 5)))]


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@settings(max_examples=30)
@given(st.data())
def test_whatever_is_read_before_a_step_is_the_same(algorithm: str, data: st.DataObject) -> None:
    """Windows in any order, many of which begin where another has ended."""
    trace, every = Trace(algorithm, 5), all_steps(algorithm)
    start = 0
    for _ in range(data.draw(st.integers(1, 8))):
        start = data.draw(st.just(start) | st.integers(0, len(every)))
        stop, stride = start + data.draw(st.integers(0, 40)), data.draw(st.sampled_from([1, 1, 2, 7]))
        assert list(trace.read(start, stop, stride)) == every[start:stop:stride]
        start = stop


def test_a_walk_is_taken_once_and_of_its_own_trace() -> None:
    resting, walk = Resting(), walk_at(100)
    resting.put("a", walk)
    assert resting.take("a", 100) is None
    assert resting.take("b", 101) is None
    assert resting.take("a", 101) is walk
    assert resting.take("a", 101) is None


def test_the_oldest_is_dropped() -> None:
    resting, walks = Resting(2), [walk_at(step) for step in range(3)]
    for walk in walks:
        resting.put("a", walk)
    assert [resting.take("a", steps) for steps in (1, 2, 3)] == [None, *walks[1:]]
