"""Solutions by number, compared with a search without masks and with the steps of the trace."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index.catalogue import index_for
from server.search.trace.solutions import Solution, search_boards
from server.search.trace.trace import Trace
from server.search.walks.reach import NotReady
from tests.search.oracle import SOLUTIONS, steps


def expected(n: int) -> list[Solution]:
    """All solutions, from the steps of the oracle."""
    found = [step for step in steps(n) if step["kind"] == "solution"]
    return [
        Solution(number, step["step"], tuple(column for _, column in step["queens"]))
        for number, step in enumerate(found, 1)
    ]


@pytest.mark.parametrize("n", range(1, 9))
def test_all_of_them(n: int) -> None:
    assert list(Trace("bitmask", n).solutions()) == expected(n)


@given(st.integers(1, 8), st.integers(0, 100), st.none() | st.integers(0, 100))
def test_slices(n: int, start: int, stop: int | None) -> None:
    assert list(Trace("bitmask", n).solutions(start, stop)) == expected(n)[start:stop]


@given(st.integers(12, 18).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, SOLUTIONS[n - 1] - 1))))
def test_any_of_a_large_board(place: tuple[int, int]) -> None:
    n, index = place
    trace = Trace("bitmask", n)
    for number, solution in enumerate(trace.solutions(index, index + 3), index + 1):
        step = trace[solution.step]
        assert (step.kind, step.solutions, solution.number) == ("solution", number, number)
        assert [column for _, column in step.queens] == list(solution.columns)
        assert solution.step == trace.find("solution", number=number)


def test_the_first_goal_leaves_one() -> None:
    assert list(Trace("bitmask", 6, goal="first").solutions()) == expected(6)[:1]
    assert list(Trace("bitmask", 3, goal="first").solutions()) == []


def test_without_a_table_the_first_ones_come_as_far_as_it_can_be_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    trace = Trace("bitmask", 19)
    first = list(islice(trace.solutions(), 2))
    assert [solution.number for solution in first] == [1, 2]
    assert [trace[solution.step].solutions for solution in first] == [1, 2]
    monkeypatch.setattr(index_for(20), "horizon", 25_000)
    with pytest.raises(NotReady):
        list(Trace("bitmask", 20).solutions(10, 12))


@pytest.mark.parametrize("arguments", [(-1,), (0, -1)])
def test_no_solution_stands_before_the_first(arguments: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"st(art|op) must be a whole number from 0 on, not -1"):
        Trace("bitmask", 4).solutions(*arguments)


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_each_algorithm_comes_upon_them_in_its_own_order(algorithm: str) -> None:
    for n in range(1, 8):
        trace = Trace(algorithm, n)
        found = list(trace.solutions())
        assert [solution.columns for solution in found] == list(search_boards(trace.algorithm, n))
        assert sorted(solution.columns for solution in found) == sorted(solution.columns for solution in expected(n))
        for solution in found:
            step = trace[solution.step]
            assert (step.kind, step.solutions, len(step.queens)) == ("solution", solution.number, n)
