"""A step near the end of a large call is reached from that end: it is the same step, found with half the work."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.algorithms.naive import NAIVE
from server.search.index import catalogue
from server.search.index import index as index_module
from server.search.index.index import Index, Totals
from server.search.trace.trace import Trace
from server.search.walks import walk

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
