"""Finding a step, a line or a square, compared with looking through a list of all steps, for every algorithm."""

from functools import cache
from itertools import product
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.compiled import is_compiled
from server.search.index import catalogue, index
from server.search.index.index import LARGEST_TABLE, Index
from server.search.pausable import finish
from server.search.trace import events
from server.search.trace.events import NotWithin, Target
from server.search.trace.find import Direction, What
from server.search.trace.trace import Trace
from tests.search.oracle import LINES, Whole, first_solution, steps
from tests.search.square_oracle import whole

GOALS = ["all", "first"]
WAYS = get_args(Direction)
MOVES = list(product(get_args(What), WAYS))


def cut(n: int, goal: str) -> list[Whole]:
    """The steps of a trace with this goal."""
    film = steps(n)
    solved = next((step["step"] for step in film if step["kind"] == "solution"), len(film))
    return film[: solved + 1] if goal == "first" else film


def numbers_of(film: list[Whole], what: str) -> list[int]:
    """The steps at which solutions or dead ends happen."""
    if what == "solution":
        return [step["step"] for step in film if step["kind"] == "solution"]
    return [step["step"] for step in film if step["kind"] == "call" and step["poss"] == 0]


def looked_for(film: list[Whole], what: str, start: int, direction: str) -> int | None:
    """Return the result of `find`, by going through the steps one by one."""
    after, before = range(start + 1, len(film)), range(start - 1, -1, -1)
    here = film[start]
    depth = len(here["stack"])
    match what, direction:
        case (("solution" | "dead_end"), "forward"):
            return min((k for k in numbers_of(film, what) if k > start), default=None)
        case (("solution" | "dead_end"), "backward"):
            return max((k for k in numbers_of(film, what) if k < start), default=None)
        case "over", "forward" if here["kind"] == "place":
            return next((k for k in after if is_lifted(film[k], here)), None)
        case "over", "backward" if here["kind"] == "return" and here["square"]:
            return next(k for k in before if film[k]["kind"] == "place" and film[k]["square"] == here["square"])
        case "over", "forward":
            return start + 1 if start + 1 < len(film) else None
        case "over", "backward":
            return start - 1 if start else None
        case "out", "forward" if depth == 1:
            return len(film) - 1 if start + 1 < len(film) else None
        case "out", "forward":
            return next((k for k in after if film[k]["kind"] == "return" and len(film[k]["stack"]) < depth), None)
        case "out", "backward":
            entered = depth - 1 if here["kind"] in ("call", "solution") else depth
            kinds = ("call", "solution")
            return next(
                (k for k in before if film[k]["kind"] in kinds and len(film[k]["stack"]) <= max(1, entered)), None
            )
    raise AssertionError(what, direction)


def is_lifted(step: Whole, placed: Whole) -> bool:
    return bool(step["kind"] == "return" and step["square"] == placed["square"])


@given(st.integers(7, 8), st.sampled_from(GOALS), st.sampled_from(MOVES), st.data())
def test_from_any_step_of_a_larger_trace(n: int, goal: Any, move: tuple[What, Direction], data: st.DataObject) -> None:
    film = cut(n, goal)
    start = data.draw(st.integers(0, len(film) - 1))
    assert Trace("bitmask", n, goal).find(move[0], start, move[1]) == looked_for(film, move[0], start, move[1])


@pytest.mark.parametrize("n", range(1, 9))
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("what", ["solution", "dead_end"])
def test_by_number(n: int, goal: Any, what: What) -> None:
    trace, numbers = Trace("bitmask", n, goal), numbers_of(cut(n, goal), what)
    assert [trace.find(what, number=k) for k in range(1, len(numbers) + 1)] == numbers
    for outside in (len(numbers) + 1, 10**30):
        assert trace.find(what, number=outside) is None


@pytest.mark.parametrize(("what", "direction"), MOVES)
def test_a_step_beyond_the_end_is_none(what: What, direction: Direction) -> None:
    with pytest.raises(IndexError):
        Trace("bitmask", 4).find(what, 60, direction)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"what": "over", "number": 2}, "number goes with solution or dead_end, not with 'over'"),
        (
            {"what": "solution", "start": 5, "number": 2},
            "number counts from the beginning of the trace: leave out start and direction",
        ),
        (
            {"what": "solution", "direction": "backward", "number": 2},
            "number counts from the beginning of the trace: leave out start and direction",
        ),
    ],
)
def test_wrong_arguments_are_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        Trace("bitmask", 4).find(**arguments)


DEEP = 16 if is_compiled() else 13


def at_square(film: list[Whole], row: int, column: int) -> list[int]:
    return [step["step"] for step in film if step["kind"] == "place" and step["square"] == (row, column)]


def nearest(numbers: list[int], start: int, direction: str) -> int | None:
    if direction == "forward":
        return min((number for number in numbers if number > start), default=None)
    return max((number for number in numbers if number < start), default=None)


def starts(film: list[Whole]) -> list[int]:
    """Every step of a short film; of a longer one some, and the last ones."""
    last = len(film) - 1
    return [start for start in range(last + 1) if last < 60 or start % 7 == 0 or start > last - 5]


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


def test_a_large_search_reports_its_steps() -> None:
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
def test_a_match_in_a_large_trace_is_the_nearest(n: int, data: st.DataObject) -> None:
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
def test_nothing_is_found_beyond_a_first_solution_that_no_walk_has_reached(n: int) -> None:
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


BITMASK = [("bitmask", n) for n in range(1, 7)]
BOARDS = [*BITMASK, *((name, 4 if name == "naive" else 5) for name in ALGORITHMS if name != "bitmask")]
SMALLER = [*BITMASK, *((name, 4) for name in ALGORITHMS if name != "bitmask")]


@cache
def film(algorithm: str, n: int, goal: Any = "all") -> list[Whole]:
    """Every step, reached by walking; another test compares them with another program's."""
    return [whole(step) for step in Trace(algorithm, n, goal)]


def counted(steps: list[Whole], field: str) -> list[int]:
    """The steps at which a counter rises."""
    return [
        after["step"]
        for before, after in zip([{field: 0}, *steps], steps, strict=False)
        if after[field] > before[field]
    ]


def looked_for_in_any(steps: list[Whole], what: str, start: int, direction: str) -> int | None:
    """Return the result of `find`, for any algorithm."""
    match what:
        case "solution":
            return nearest(counted(steps, "solutions"), start, direction)
        case "dead_end":
            return nearest(counted(steps, "dead_ends"), start, direction)
        case "over" | "out" if "stack" in steps[0]:
            return looked_for(steps, what, start, direction)
        case "over":
            return nearest(list(range(len(steps))), start, direction)
        case "out":
            end = len(steps) - 1 if direction == "forward" else 0
            return nearest([end], start, direction)
    raise AssertionError(what)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("algorithm", "n"), BOARDS)
def test_every_move_from_every_step(algorithm: str, n: int, goal: Any) -> None:
    trace, steps = Trace(algorithm, n, goal), film(algorithm, n, goal)
    for start, (what, direction) in product(range(len(steps)), MOVES):
        found = trace.find(what, start, direction)
        assert found == looked_for_in_any(steps, what, start, direction), (start, what, direction)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("algorithm", "n"), SMALLER)
def test_every_line_from_every_step(algorithm: str, n: int, goal: Any) -> None:
    trace, steps = Trace(algorithm, n, goal), film(algorithm, n, goal)
    for line in range(1, len(ALGORITHMS[algorithm].listing(goal).splitlines()) + 1):
        numbers = [step["step"] for step in steps if line in step["lines"]]
        for start, direction in product(starts(steps), WAYS):
            assert trace.find_line(line, start, direction) == nearest(numbers, start, direction), (line, start)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("algorithm", "n"), SMALLER)
def test_every_square_from_every_step(algorithm: str, n: int, goal: Any) -> None:
    trace, steps = Trace(algorithm, n, goal), film(algorithm, n, goal)
    for square in product(range(n), range(n)):
        numbers = [step["step"] for step in steps if comes_to(step, square, steps)]
        for start, direction in product(starts(steps), WAYS):
            assert trace.find_square(*square, start, direction) == nearest(numbers, start, direction), (square, start)


def comes_to(step: Whole, square: tuple[int, int], steps: list[Whole]) -> bool:
    """Return whether a queen comes to this square: by a `place`, or in `naive` by moving there."""
    if "stack" in step:
        return bool(step["kind"] == "place" and step["square"] == square)
    before = steps[step["step"] - 1]["queens"] if step["step"] else ()
    return square in step["queens"] and square not in before


@pytest.mark.parametrize(("algorithm", "looked_through"), [("basic", 9_000), ("conjoin", 10**6)])
def test_a_search_beyond_the_index_reports_its_steps(algorithm: str, looked_through: int) -> None:
    with pytest.raises(NotWithin) as given_up:
        Trace(algorithm, 20).find_square(0, 1, 5)
    assert given_up.value.steps > looked_through


def test_places_far_apart_in_the_largest_naive_trace() -> None:
    trace = Trace("naive", 8)
    assert trace.find_square(0, 7, 0) == 7 * 8**7
    assert trace.find_square(0, 7, 8**8 - 1, "backward") == 7 * 8**7
    assert trace.find_square(7, 0, 0) == 8
    assert trace.find_line(7, 0) == trace.find("solution", 0)
    assert trace.find_line(24, 0) is not None
    assert trace.find("out", 5) == 8**8 - 1
    with pytest.raises(IndexError):
        trace.find_square(0, 0, 8**8)
