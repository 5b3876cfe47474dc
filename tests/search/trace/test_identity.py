"""A trace is what its algorithm, its n and its goal say: equal, a key, pickled and copied by these."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from server import Trace
from server.search.algorithms.algorithm import MaskAlgorithm
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.step import SquareStep, Step
from server.search.trace import trace as module
from server.search.trace.pausing import SizeUnknown


def test_traces_are_equal_by_what_they_are() -> None:
    one, same = Trace("bitmask", 8), Trace(n=8)
    assert one == same
    assert hash(one) == hash(same)
    assert {one: "found"}[same] == "found"
    others: list[object] = [Trace("loop", 8), Trace("bitmask", 7), Trace("bitmask", 8, "first"), [*Trace(n=1)], None]
    assert all(one != other for other in others)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda trace: pickle.loads(pickle.dumps(trace))])
def test_a_copy_is_the_same_trace(again: Any) -> None:
    for trace in (Trace("basic", 5, "first"), Trace("bitmask", 27)):
        other = again(trace)
        assert other == trace
        assert repr(other) == repr(trace)
        assert other[3] == trace[3]


def test_steps_and_solutions_are_pickled() -> None:
    for trace in (Trace("bitmask", 5), Trace("caching", 5), Trace("naive", 4)):
        assert pickle.loads(pickle.dumps(trace[7])) == trace[7]
    solution = next(Trace("bitmask", 8).solutions())
    assert copy.deepcopy(solution) == solution


@pytest.mark.parametrize("kind", [np.int64, np.int8, np.uint16])
def test_whole_numbers_may_be_numpys(kind: Any) -> None:
    trace = Trace("bitmask", kind(8))
    assert trace == Trace("bitmask", 8)
    assert type(trace.n) is int
    assert trace[kind(20)] == trace[20]
    assert trace.find("solution", number=kind(3)) == trace.find("solution", number=3)
    assert trace.find("over", kind(1)) == trace.find("over", 1)
    assert list(trace.read(kind(3), kind(9), kind(2))) == trace[3:9:2]
    assert trace.find_queens(np.array([0, 4, 7], kind)) == trace.find_queens([0, 4, 7])


@pytest.mark.parametrize("name", ALGORITHMS)
def test_checkers_know_which_steps_an_algorithm_has(name: str) -> None:
    by_masks = isinstance(ALGORITHMS[name], MaskAlgorithm)
    assert name in (module.ByMasks if by_masks else module.BySquares).__args__
    assert isinstance(Trace(name, 4)[1], Step if by_masks else SquareStep)


def test_a_trace_of_unknown_size_says_so_and_is_true() -> None:
    trace = Trace("basic", 32)
    assert repr(trace) == "Trace('basic', 32)"
    assert trace
    assert trace._draw_board().count("Trace(&#x27;basic&#x27;, 32): too many steps to be counted") == 1
    with pytest.raises(SizeUnknown, match=r"^the size of Trace\('basic', 32\) is not known"):
        len(trace)


def test_what_a_trace_holds_is_told_by_the_number_of_a_step() -> None:
    """Looking through N = 18 step by step would take days."""
    trace = Trace("bitmask", 18)
    step = trace[10**11]
    assert step in trace
    assert trace.index(step) == 10**11
    assert trace.count(step) == 1
    assert step not in Trace("bitmask", 8)
    assert step not in Trace("loop", 18)
    assert "step" not in trace
    with pytest.raises(ValueError, match="this step is not in Trace"):
        Trace("bitmask", 8).index(step)
