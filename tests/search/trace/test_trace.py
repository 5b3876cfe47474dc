"""A trace behaves like a list of its steps, which are an oracle's; its totals are the published ones."""

import copy
import pickle
from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server import Trace as PublicTrace
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.step import COLUMNS, PuzzleStep, SquareStep, Step
from server.search.trace import trace as module
from server.search.trace.pausing import SizeUnknown
from server.search.trace.trace import Trace
from tests.search.oracle import golden, steps, whole
from tests.tools.slow import some


@given(st.data())
def test_slices_are_a_lists(data: st.DataObject) -> None:
    n = data.draw(st.integers(1, 5))
    trace = Trace("bitmask", n)
    key = data.draw(st.slices(len(trace)) | st.builds(slice, *[st.none() | st.integers(-200, 200).filter(bool)] * 3))
    assert [whole(step) for step in trace[key]] == steps(n)[key]


@given(st.integers(0, 2568565), st.integers(1, 30), st.integers(-90000, 90000).filter(bool))
def test_windows_of_a_large_trace_are_its_steps(start: int, length: int, stride: int) -> None:
    trace = Trace("bitmask", 12)
    numbers = [k for k in range(start, start + length * stride, stride) if 0 <= k < len(trace)]
    stop = start + length * stride
    assert trace[start : stop if stop >= 0 else None : stride] == [trace[k] for k in numbers]


def test_it_is_a_sequence() -> None:
    trace = Trace("bitmask", 4)
    assert isinstance(trace, Sequence)
    assert PublicTrace is Trace
    assert len(trace) == trace.size == trace.reached == 50


@pytest.mark.parametrize("number", [50, 51, 10**30, -51, -(10**30)])
def test_beyond_either_end_is_no_step(number: int) -> None:
    with pytest.raises(IndexError, match=rf"step {number} is not in Trace\('bitmask', 4\), which has 50 steps"):
        Trace("bitmask", 4)[number]


@pytest.mark.parametrize("key", [1.5, 2.0, "3", None, slice(0.0, 4)])
def test_only_whole_numbers_count(key: Any) -> None:
    with pytest.raises(TypeError):
        Trace("bitmask", 4)[key]


def test_a_stride_of_zero_leads_nowhere() -> None:
    with pytest.raises(ValueError, match="zero"):
        Trace("bitmask", 4)[::0]


def test_steps_cannot_be_changed() -> None:
    step = Trace("bitmask", 4)[3]
    with pytest.raises(AttributeError):
        step.row = 2  # type: ignore[misc]
    assert hash(step) == hash(Trace("bitmask", 4)[3])


def test_its_repr_names_its_run() -> None:
    assert repr(Trace("bitmask", 6)) == "Trace('bitmask', 6)"
    assert repr(Trace("bitmask", 6, "first")) == "Trace('bitmask', 6, goal='first')"


@pytest.mark.parametrize("n", [1, 2, 4, 5])
def test_the_recorded_traces_are_ours(n: int) -> None:
    recorded = golden(n)
    ours = [whole(step) for step in Trace("bitmask", n)]
    assert len(ours) == len(recorded)
    for step, expected in zip(ours, recorded, strict=True):
        expected = expected | {"queens": tuple(map(tuple, expected["queens"]))}
        assert {field: step[field] for field in expected} == expected


@pytest.mark.parametrize("n", range(1, 9))
def test_every_step_is_the_oracles(n: int) -> None:
    trace = Trace("bitmask", n)
    assert len(trace) == len(steps(n))
    for step, expected in zip(trace, steps(n), strict=True):
        assert whole(step) == whole(trace[step.step]) == expected


def test_traces_are_equal_if_their_runs_are() -> None:
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
def test_checkers_infer_the_steps_of_an_algorithm(name: str) -> None:
    types = {module.ByMasks: Step, module.ByBoard: PuzzleStep, module.BySquares: SquareStep}
    (found,) = (step for names, step in types.items() if name in names.__args__)
    assert type(Trace(name, 4)[1]) is found


def test_a_trace_of_unknown_size_raises_and_is_true() -> None:
    trace = Trace("basic", 32)
    assert repr(trace) == "Trace('basic', 32)"
    assert trace
    assert trace._draw_board().count("Trace(&#x27;basic&#x27;, 32): too many steps to be counted") == 1
    with pytest.raises(SizeUnknown, match=r"^the size of Trace\('basic', 32\) is not known"):
        len(trace)


def test_a_trace_finds_its_steps_by_their_numbers() -> None:
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


FILMS = [(name, goal) for name in ALGORITHMS for goal in ("all", "first")]


@pytest.mark.parametrize(("name", "goal"), some(FILMS, *[film for film in FILMS if film != ("naive", "all")]))
def test_the_first_step_with_so_many_checks(name: str, goal: str) -> None:
    for n in (1, 4, 5):
        trace = Trace(name, n, goal)  # type: ignore[arg-type]
        steps = list(trace)
        last = steps[-1].checks
        reached = [step.checks for step in steps]
        assert reached == sorted(reached)
        wanted = [steps[bisect_left(reached, checks)] for checks in range(last + 1)]
        assert list(trace.read_checks(0, last + 10)) == wanted
        assert list(trace.read_checks(1, last, 3)) == wanted[1:last:3]
        assert list(trace.read_checks(last, last + 1)) == wanted[last:]
        assert list(trace.read_checks(last + 1, last + 9)) == []


def test_steps_by_the_checks_of_a_large_board() -> None:
    trace = Trace("basic", 12)
    assert trace.total
    checks = trace.total.checks // 3
    (step,) = trace.read_checks(checks, checks + 1)
    assert step.checks >= checks > trace[step.step - 1].checks


def test_reads_that_are_refused() -> None:
    with pytest.raises(SizeUnknown, match="the number of checks"):
        list(Trace("basic", 15).read_checks(0, 4))


@pytest.mark.parametrize("algorithm", ["bitmask", "basic", "naive"])
def test_a_table_has_the_fields_of_steps_as_columns(algorithm: str) -> None:
    trace = Trace(algorithm, 4)
    steps = list(trace.read(3, 40, 5))
    table = trace.table(3, 40, 5)
    fields = [name for name in COLUMNS if any(getattr(step, name, None) is not None for step in steps)]
    assert [*table] == [name for name in COLUMNS if name in {*fields, "depth"}]
    for name, cells in table.items():
        assert cells == [len(step.stack or ()) if name == "depth" else getattr(step, name, None) for step in steps]
    assert not any(trace.table(5, 5).values())
