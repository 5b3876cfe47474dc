"""The first step with so many checks, for every algorithm."""

from __future__ import annotations

from bisect import bisect_left

import pytest

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.trace.trace import SizeUnknown, Trace
from tests.tools.slow import some

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


def test_where_the_checks_of_a_large_board_are() -> None:
    trace = Trace("basic", 12)
    assert trace.total
    checks = trace.total.checks // 3
    (step,) = trace.read_checks(checks, checks + 1)
    assert step.checks >= checks > trace[step.step - 1].checks


def test_what_cannot_be_read() -> None:
    with pytest.raises(ValueError, match="stride must be a whole number from 1 on, not 0"):
        list(Trace("basic", 4).read_checks(0, 4, 0))
    with pytest.raises(SizeUnknown, match="how many checks"):
        list(Trace("basic", 15).read_checks(0, 4))
