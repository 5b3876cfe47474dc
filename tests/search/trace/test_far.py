"""Traces too large for a table: they are read from the start, one horizon at a time, and never counted.

Small traces that are refused their table stand in for large ones where every step is to be compared.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from server.search.algorithms.masks import BITMASK
from server.search.estimates.tree_size import estimate
from server.search.index import catalogue, index
from server.search.index.index import LARGEST_TABLE, Index
from server.search.pausable import finish
from server.search.trace.find import Direction, What
from server.search.trace.trace import SizeUnknown, Trace
from server.search.walks import waypoints
from server.search.walks.reach import NotReady
from tests.search.oracle import PLACEMENTS, first_solution, steps, whole
from tests.search.trace.test_find import GOALS, MOVES, cut, looked_for

T = TypeVar("T")
LARGE = LARGEST_TABLE + 1  # its first solution comes soon
HORIZON = 70


@pytest.fixture
def no_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """No tables, a short horizon, and room for few waypoints."""
    monkeypatch.setattr(catalogue, "index_for", Index)
    monkeypatch.setattr(index, "LARGEST_TABLE", 0)
    monkeypatch.setattr(index, "INTERPRETED_HORIZON", HORIZON)
    monkeypatch.setattr(index, "TOO_LARGE_SHARE", 7)
    monkeypatch.setattr(waypoints, "SPACING", 5)
    monkeypatch.setattr(waypoints, "MOST", 4)


def insist(ask: Callable[..., T], *arguments: Any) -> T:
    """Repeat a call until its answer is ready; a search of a few thousand steps must get there."""
    for _ in range(400):
        try:
            return ask(*arguments)
        except NotReady:
            pass
    raise AssertionError("asking again gets no further")


@pytest.mark.parametrize("n", [LARGE, 20, 32])
def test_the_beginning_can_be_read_at_once(n: int) -> None:
    trace = Trace("bitmask", n)
    assert trace.horizon
    assert trace.size is None
    assert trace.total is None
    first = trace[0]
    assert (first.kind, first.poss, first.queens, first.calls) == ("call", 2**n - 1, (), 1)
    assert trace[1].square == (0, n - 1)
    assert [step.step for step in trace[10:2000:7]] == list(range(10, 2000, 7))
    assert next(iter(trace)) == first
    assert trace[2000:2000] == trace[5:3] == []


def test_the_number_of_steps_is_not_made_up() -> None:
    trace = Trace("bitmask", LARGE)
    for ask in (
        len,
        lambda it: it[-1],
        lambda it: it[5:],
        lambda it: it[-9:4],
        lambda it: it[9:4:-1],
        lambda it: next(reversed(it)),
    ):
        with pytest.raises(SizeUnknown, match=rf"the size of Trace\('bitmask', {LARGE}\) is not known"):
            ask(trace)


def test_asking_again_reaches_further() -> None:
    trace = Trace("bitmask", 21)
    assert trace.horizon
    reached = [trace.reached]
    for _ in range(3):
        with pytest.raises(NotReady, match=r"the first [\d,]+ steps have been walked"):
            trace[10 * trace.horizon]
        reached.append(trace.reached)
    assert sorted(set(reached)) == reached
    assert reached[-1] >= 3 * trace.horizon
    assert trace[reached[-1] - 5].step == reached[-1] - 5
    assert trace.size is None


def test_the_first_solution_of_20() -> None:
    expected = first_solution(20)
    assert expected == 598885
    assert Trace("bitmask", 20).find("solution") == expected
    trace = Trace("bitmask", 20, goal="first")
    assert trace.size is None
    assert trace.find("solution", number=1) == expected
    assert trace.size == len(trace) == expected + 1
    assert trace[-1].kind == "solution"
    assert len(trace[-1].queens) == 20
    assert trace[300_000].step == 300_000
    with pytest.raises(IndexError):
        trace[expected + 1]


def test_a_goal_that_reading_runs_into_is_the_end() -> None:
    trace, expected = Trace("bitmask", LARGE, goal="first"), first_solution(LARGE)
    assert trace.size is None
    window = trace[expected - 20 : expected + 20]
    assert [step.step for step in window] == list(range(expected - 20, expected + 1))
    assert trace.size == expected + 1


def test_no_move_leads_beyond_an_end_that_is_not_known_yet() -> None:
    last = first_solution(LARGE)
    on_the_way = [step.step for step in Trace("bitmask", LARGE)[last - 12 : last] if step.kind == "place"]
    assert on_the_way
    for start in on_the_way:
        assert Trace("bitmask", LARGE, goal="first").find("over", start) is None
        assert Trace("bitmask", LARGE, goal="first").find("out", start) is None


@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize("n", range(1, 8))
@pytest.mark.parametrize("goal", GOALS)
def test_every_step_without_a_table(n: int, goal: Any) -> None:
    film = cut(n, goal)
    assert [whole(step) for step in Trace("bitmask", n, goal)] == film
    trace = Trace("bitmask", n, goal)
    for expected in film[:: max(1, len(film) // 300)]:
        assert whole(insist(trace.__getitem__, expected["step"])) == expected
    with pytest.raises(IndexError):
        insist(trace.__getitem__, len(film))
    assert trace.size == len(film)
    assert trace.total
    assert trace.total.checks == film[-1]["checks"]


@pytest.mark.usefixtures("no_tables")
def test_no_step_falls_between_the_places_that_are_kept() -> None:
    trace = Trace("bitmask", 7)
    for number in range(0, len(steps(7)), HORIZON):
        insist(trace.__getitem__, number)
    for expected in steps(7):
        assert trace[expected["step"]].step == expected["step"]


@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("what", "direction"), MOVES)
@pytest.mark.parametrize("n", [1, 2, 3, 6])
def test_find_without_a_table(n: int, goal: Any, what: What, direction: Direction) -> None:
    film, known = cut(n, goal), Trace("bitmask", n, goal)
    for start in range(0, len(film), max(1, len(film) // 60)):
        expected = looked_for(film, what, start, direction)
        fresh = Trace("bitmask", n, goal)
        assert insist(fresh.find, what, start, direction) == expected, start
        assert insist(known.find, what, start, direction) == expected, start


@pytest.mark.parametrize("n", [13, 14])
def test_the_estimate_is_near_and_always_the_same(n: int) -> None:
    guess = Trace("bitmask", n).estimate
    assert guess == finish(estimate(n, BITMASK.steps))
    assert 0 < guess.error < guess.value
    assert abs(guess.value - 3 * PLACEMENTS[n - 1] - 2) < 5 * guess.error


@pytest.mark.parametrize("n", [1, 2])
def test_the_estimate_of_a_tree_with_one_kind_of_path_is_exact(n: int) -> None:
    assert finish(estimate(n)).value == PLACEMENTS[n - 1]
    assert finish(estimate(n)).error == 0
