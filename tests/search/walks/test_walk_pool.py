"""Reading on after an earlier read, and from the nearer end of a large call: the same steps, with less walking."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.algorithms.naive import NAIVE
from server.search.index import catalogue
from server.search.index import index as index_module
from server.search.index.index import Index, Totals
from server.search.pausable import finish
from server.search.step import AnyStep
from server.search.trace.trace import Trace
from server.search.walks import walk
from server.search.walks.reach import WalkPool
from server.search.walks.walk import Walk


def walk_at(step: int) -> Walk:
    return finish(Trace("bitmask", 8).pausing.reach.at(step))


def test_reading_on_takes_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_a_step_is_the_same_after_any_reads(algorithm: str, data: st.DataObject) -> None:
    """Windows in any order, many of which begin at the end of another."""
    trace, every = Trace(algorithm, 5), all_steps(algorithm)
    start = 0
    for _ in range(data.draw(st.integers(1, 8))):
        start = data.draw(st.just(start) | st.integers(0, len(every)))
        stop, stride = start + data.draw(st.integers(0, 40)), data.draw(st.sampled_from([1, 1, 2, 7]))
        assert list(trace.read(start, stop, stride)) == every[start:stop:stride]
        start = stop


def test_a_walk_is_taken_once_and_of_its_own_trace() -> None:
    pool, walk = WalkPool(), walk_at(100)
    pool.release("a", walk)
    assert pool.acquire("a", 100) is None
    assert pool.acquire("b", 101) is None
    assert pool.acquire("a", 101) is walk
    assert pool.acquire("a", 101) is None


def test_the_oldest_is_dropped() -> None:
    pool, walks = WalkPool(2), [walk_at(step) for step in range(3)]
    for each in walks:
        pool.release("a", each)
    assert [pool.acquire("a", steps) for steps in (1, 2, 3)] == [None, *walks[1:]]


N = 6  # the table ends two rows above the last one
WITH_CALLS = sorted(ALGORITHMS.keys() - {NAIVE.id})


@pytest.mark.parametrize("algorithm", WITH_CALLS)
def test_every_step_is_the_same_from_either_end(algorithm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    trace = Trace(algorithm, N)
    one_by_one = list(trace)
    monkeypatch.setattr(walk, "LARGE", 0)
    assert [trace[number] for number in range(len(trace))] == one_by_one
    solutions = [step.step for step in one_by_one if step.kind == "solution"]
    assert [trace.find("solution", number=number + 1) for number in range(len(solutions))] == solutions
    for before, after in list(pairwise(one_by_one))[::9]:
        for checks in range(before.checks + 1, after.checks + 1):
            assert next(trace.read_checks(checks, checks + 1)) == after


@pytest.mark.parametrize("algorithm", ["bitmask", "conjoin"])
def test_less_is_measured_for_a_step_below_the_table(algorithm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index_module, "TABLE_DEPTH", 1)
    monkeypatch.setattr(catalogue, "index_for", Index)
    trace = Trace(algorithm, 10)
    steps = Random(3).sample(range(len(trace)), 100)
    index, measured = trace.pausing.reach.index, 0
    measure = index._measure.__wrapped__

    def count(*arguments: int) -> Totals:
        nonlocal measured
        found: Totals = measure(*arguments)
        measured += found[0]
        return found

    monkeypatch.setattr(index, "_measure", count)

    def measured_for(step: int) -> int:
        nonlocal measured
        measured = 0
        assert trace[step].step == step
        return measured

    monkeypatch.setattr(walk, "LARGE", 100)
    ours = sum(map(measured_for, steps))
    monkeypatch.setattr(walk, "LARGE", len(trace))
    assert ours < 0.75 * sum(map(measured_for, steps))
