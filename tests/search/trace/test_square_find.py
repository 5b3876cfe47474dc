"""Finding steps of the other algorithms, and their outlines, compared with every step of a small trace."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.outline import outline
from server.search.step import AnyStep
from server.search.trace.events import NotWithin
from server.search.trace.find import Direction, What
from server.search.trace.trace import Trace
from tests.search.outline.test_outline import drawn, paint
from tests.search.square_oracle import RULES, Whole, whole
from tests.search.trace.test_events import nearest
from tests.search.trace.test_find import GOALS
from tests.search.trace.test_find import looked_for as looked_for_in_masks

WAYS = get_args(Direction)
MOVES = list(product(get_args(What), WAYS))
SMALL = {name: 4 if name == "naive" else 5 for name in ALGORITHMS}


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


def looked_for(steps: list[Whole], what: str, start: int, direction: str) -> int | None:
    """What `find` should say."""
    match what:
        case "solution":
            return nearest(counted(steps, "solutions"), start, direction)
        case "dead_end":
            return nearest(counted(steps, "dead_ends"), start, direction)
        case "over" | "out" if "stack" in steps[0]:
            return looked_for_in_masks(steps, what, start, direction)
        case "over":
            return nearest(list(range(len(steps))), start, direction)
        case "out":
            end = len(steps) - 1 if direction == "forward" else 0
            return nearest([end], start, direction)
    raise AssertionError(what)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("algorithm", SMALL)
def test_every_move_from_every_step(algorithm: str, goal: Any) -> None:
    n = SMALL[algorithm]
    trace, steps = Trace(algorithm, n, goal), film(algorithm, n, goal)
    for start, (what, direction) in product(range(len(steps)), MOVES):
        assert trace.find(what, start, direction) == looked_for(steps, what, start, direction), (start, what, direction)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("algorithm", SMALL)
def test_every_line_from_every_step(algorithm: str, goal: Any) -> None:
    n = min(4, SMALL[algorithm])
    trace, steps = Trace(algorithm, n, goal), film(algorithm, n, goal)
    for line in range(1, len(ALGORITHMS[algorithm].listing(goal).splitlines()) + 1):
        numbers = [step["step"] for step in steps if line in step["lines"]]
        for start, direction in product(range(0, len(steps), 7), WAYS):
            assert trace.find_line(line, start, direction) == nearest(numbers, start, direction), (line, start)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("algorithm", SMALL)
def test_every_square_from_every_step(algorithm: str, goal: Any) -> None:
    n = min(4, SMALL[algorithm])
    trace, steps = Trace(algorithm, n, goal), film(algorithm, n, goal)
    for square in product(range(n), range(n)):
        numbers = [step["step"] for step in steps if comes_to(step, square, steps)]
        for start, direction in product(range(0, len(steps), 3), WAYS):
            assert trace.find_square(*square, start, direction) == nearest(numbers, start, direction), (square, start)


def comes_to(step: Whole, square: tuple[int, int], steps: list[Whole]) -> bool:
    """Whether a queen comes to this square: by a `place`, or in `naive` by moving there."""
    if "stack" in step:
        return bool(step["kind"] == "place" and step["square"] == square)
    before = steps[step["step"] - 1]["queens"] if step["step"] else ()
    return square in step["queens"] and square not in before


@pytest.mark.parametrize(("algorithm", "looked_through"), [("basic", 9_000), ("conjoin", 10**6)])
def test_a_search_beyond_the_index_says_how_far_it_went(algorithm: str, looked_through: int) -> None:
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


@cache
def trace(algorithm: str, n: int) -> Trace:
    """One trace for all tests, since the outline's table is made once for each trace."""
    return Trace(algorithm, n)


@cache
def everything(algorithm: str, n: int) -> list[AnyStep]:
    return list(trace(algorithm, n))


def compare(algorithm: str, n: int, start: int, stop: int, width: int, parts: int) -> None:
    """An exact outline against one painted step by step."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outline, "ROUGH_WORK", -1)
        patch.setattr(outline, "PART_WORK", 1)
        patch.setattr(outline.Outliner, "_work", lambda *_: parts - 1)
        ours = trace(algorithm, n).outline(start, stop, width, exact=True, threads=parts)
    calls, deepest, solutions = drawn(ours)
    expected = paint(everything(algorithm, n)[start:stop], width)
    assert (sorted(calls), deepest, solutions) == (sorted(expected[0]), *expected[1:])


@pytest.mark.parametrize("algorithm", [name for name in ALGORITHMS if name != "naive"])
@pytest.mark.parametrize("n", range(1, 7))
def test_outlines_of_whole_traces(algorithm: str, n: int) -> None:
    for width, parts in ((1, 1), (7, 2), (100, 3), (10**6, 1)):
        compare(algorithm, n, 0, len(Trace(algorithm, n)), width, parts)


@given(st.sampled_from([*RULES]), st.floats(0, 1), st.integers(1, 4000), st.integers(1, 300), st.integers(1, 3))
def test_outlines_of_any_stretch(algorithm: str, where: float, length: int, width: int, parts: int) -> None:
    size = len(trace(algorithm, 7))
    start = int(where * (size - 1))
    compare(algorithm, 7, start, min(size, start + length), width, parts)


@pytest.mark.parametrize("algorithm", RULES)
def test_a_rough_outline_loses_no_solution(algorithm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outline, "ROUGH_WORK", -1)
    trace = Trace(algorithm, 8)
    for width in (5, 100, 3000):
        rough = trace.outline(0, len(trace), width, exact=False)
        assert not rough.exact
        assert sum(rough.solutions) == 92
        assert max(rough.deepest) == 8


@given(st.integers(1, 5), st.data())
def test_outlines_of_full_boards(n: int, data: st.DataObject) -> None:
    steps = film("naive", n)
    start = data.draw(st.integers(0, len(steps) - 1))
    stop = data.draw(st.integers(start + 1, len(steps)))
    drawn_width = data.draw(st.integers(1, 200))
    picture = Trace("naive", n).outline(start, stop, drawn_width)
    width = min(drawn_width, stop - start)
    deepest, solutions = [0] * width, [0] * width
    for step in steps[start:stop]:
        pixel = (step["step"] - start) * width // (stop - start)
        deepest[pixel] = max(deepest[pixel], step["row"])
        solutions[pixel] += step["kind"] == "solution"
    assert (picture.width, list(picture.deepest), list(picture.solutions)) == (width, deepest, solutions)
    stand = [tuple(column for _, column in step["queens"]) for step in steps]
    for row, first, end in picture.calls:
        assert len({board[:row] for board in stand[first:end]}) == 1
        assert (end - first) * width >= stop - start
        assert first == start or stand[first - 1][:row] != stand[first][:row]
        assert end == stop or stand[end][:row] != stand[first][:row]
    assert [call[2] for call in picture.calls] == sorted(call[2] for call in picture.calls)
