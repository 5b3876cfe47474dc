"""Finding a line or a square, compared with looking at every step."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.compiled import COMPILED
from server.search.index import catalogue, index
from server.search.index.index import LARGEST_TABLE, Index
from server.search.pausable import finish
from server.search.trace import events
from server.search.trace.events import NotWithin, Target
from server.search.trace.find import Direction
from server.search.trace.trace import Trace
from tests.search.oracle import LINES, Whole, first_solution
from tests.search.trace.test_find import GOALS, cut

WAYS = get_args(Direction)
DEEP = 16 if COMPILED else 13
LINE_NUMBERS = range(1, 15)  # those of the search, and some that no step runs


def at_line(film: list[Whole], line: int) -> list[int]:
    return [step["step"] for step in film if line in step["lines"]]


def at_square(film: list[Whole], row: int, column: int) -> list[int]:
    return [step["step"] for step in film if step["kind"] == "place" and step["square"] == (row, column)]


def nearest(numbers: list[int], start: int, direction: str) -> int | None:
    if direction == "forward":
        return min((number for number in numbers if number > start), default=None)
    return max((number for number in numbers if number < start), default=None)


def starts(film: list[Whole]) -> range:
    return range(0, len(film), 1 if len(film) < 200 else 7)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("n", range(1, 7))
def test_every_line_from_every_step(n: int, goal: Any) -> None:
    trace, film = Trace("bitmask", n, goal), cut(n, goal)
    for line in LINE_NUMBERS:
        numbers = at_line(film, line)
        for start in starts(film):
            for direction in WAYS:
                assert trace.find_line(line, start, direction) == nearest(numbers, start, direction), (line, start)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("n", range(1, 7))
def test_every_square_from_every_step(n: int, goal: Any) -> None:
    trace, film = Trace("bitmask", n, goal), cut(n, goal)
    for row in range(n):
        for column in range(n):
            numbers = at_square(film, row, column)
            for start in starts(film):
                for direction in WAYS:
                    found = trace.find_square(row, column, start, direction)
                    assert found == nearest(numbers, start, direction), (row, column, start)


@given(st.data())
def test_a_search_that_gives_up_has_overlooked_nothing(data: st.DataObject) -> None:
    n = data.draw(st.integers(4, 8))
    goal: Any = data.draw(st.sampled_from(GOALS))
    film, trace = cut(n, goal), Trace("bitmask", n, goal)
    start, direction = data.draw(st.integers(0, len(film) - 1)), data.draw(st.sampled_from(WAYS))
    row, column = data.draw(st.integers(0, n - 1)), data.draw(st.integers(0, n - 1))
    effort, shortest = data.draw(st.integers(8, 40)), data.draw(st.integers(1, 8))
    expected = nearest(at_square(film, row, column), start, direction)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(events, "EFFORT", effort)
        patch.setattr(events, "SHORTEST", shortest)
        try:
            found, looked_at = trace.find_square(row, column, start, direction), 0
        except NotWithin as refusal:
            found, looked_at = None, refusal.steps
    if looked_at:
        assert looked_at <= len(film)
        assert expected is None or abs(expected - start) > looked_at
    else:
        assert found == expected


def test_a_large_search_says_how_far_it_has_looked() -> None:
    trace = Trace("bitmask", DEEP)
    start = len(trace) // 3
    for direction in WAYS:
        with pytest.raises(NotWithin, match=r"^not within [\d,]+ steps$") as given_up:
            finish(trace.pausing._find_event(Target(lambda _: False, lambda _: True), start, direction))
        assert events.EFFORT // 2 < given_up.value.steps <= events.EFFORT


@pytest.mark.parametrize("n", [20, 32])
def test_a_search_without_a_table_is_bounded_by_what_it_measures(n: int) -> None:
    for row, column in ((0, 0), (1, 0), (n - 1, n - 1)):
        with pytest.raises(NotWithin) as given_up:
            Trace("bitmask", n).find_square(row, column, 5)
        assert given_up.value.steps > 0


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda trace: trace.find_line(18), "line must be a whole number from 1 to 17, not 18"),
        (lambda trace: trace.find_line(0), "line must be a whole number from 1 to 17, not 0"),
        (lambda trace: trace.find_line(7, -1), "start must be a whole number from 0 on, not -1"),
        (lambda trace: trace.find_line(7, 0, "up"), "direction must be one of forward, backward, not 'up'"),
        (lambda trace: trace.find_square(0, 8), "column must be a whole number from 0 to 7, not 8"),
        (lambda trace: trace.find("over", number=7), "number goes with solution or dead_end, not with 'over'"),
        (lambda trace: trace.find_line("3"), "line must be a whole number from 1 to 17, not '3'"),
    ],
)
def test_wrong_questions_are_refused(wrong: Callable[[Trace], int | None], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        wrong(Trace("bitmask", 8))


def test_subtrees_that_cannot_hold_it_are_passed_over() -> None:
    trace = Trace("bitmask", 16)
    assert trace.find_square(0, 15, 0) == 1
    lifted = trace.find("over", 1)
    assert lifted
    assert trace.find_square(0, 14, 1) == lifted + 1
    assert trace.find_square(0, 15, lifted + 1, "backward") == 1
    last = trace.find_square(0, 0, 1)
    assert last
    assert trace.find("over", last) == len(trace) - 2
    assert trace.find_square(0, 0, last) is None
    assert trace.find_square(0, 15, 1, "backward") is None


@pytest.mark.parametrize("n", [DEEP, LARGEST_TABLE + 1])
@given(st.data())
def test_what_is_found_in_a_large_trace_is_the_nearest(n: int, data: st.DataObject) -> None:
    trace = Trace("bitmask", n)
    length = 400
    start = data.draw(st.integers(0, 30_000 if trace.size is None else trace.size - length))
    window = trace[start : start + length]
    aim = data.draw(st.sampled_from([step for step in window if step.kind == "place"]))
    assert aim.square
    same = [step.step for step in window if step.kind == "place" and step.square == aim.square]
    outside = data.draw(st.sampled_from([start - 1, start + length]) if start else st.just(start + length))
    direction: Direction = "forward" if outside < start else "backward"
    assert trace.find_square(*aim.square, outside, direction) == (same[0] if outside < start else same[-1])
    running = [step.step for step in window if aim.lines[0] in step.lines]
    found = trace.find_line(aim.lines[0], outside, direction)
    assert found == (running[0] if outside < start else running[-1])


@pytest.mark.parametrize("n", [LARGEST_TABLE + 1, 21])
def test_nothing_is_found_beyond_a_first_solution_that_nobody_has_seen_yet(n: int) -> None:
    end = first_solution(n)
    for start in (end - 40, end - 1, end):
        last = next(
            (step.step for step in Trace("bitmask", n)[start + 1 : end + 1] if LINES["return"][0] in step.lines), None
        )
        assert Trace("bitmask", n, goal="first").find_line(LINES["return"][0], start) == last
    assert Trace("bitmask", n, goal="first").find_square(0, 0, end - 1) is None


@pytest.mark.parametrize("goal", GOALS)
def test_every_square_without_a_table(goal: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "index_for", Index)
    monkeypatch.setattr(index, "LARGEST_TABLE", 0)
    film = cut(5, goal)
    for row in range(5):
        for column in range(5):
            numbers = at_square(film, row, column)
            trace = Trace("bitmask", 5, goal)
            for start in range(0, len(film), 5):
                for direction in WAYS:
                    assert trace.find_square(row, column, start, direction) == nearest(numbers, start, direction)
