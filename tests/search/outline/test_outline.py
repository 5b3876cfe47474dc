"""Outlines of a trace, compared with one painted step by step."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.compiled import is_compiled
from server.search.outline import outline
from server.search.outline.outline import Outline
from server.search.step import AnyStep
from server.search.trace.trace import Trace
from server.search.walks.reach import NotReady
from tests.search.oracle import SOLUTIONS
from tests.search.square_oracle import RULES

compiled_only = pytest.mark.skipif(not is_compiled(), reason="takes too long without numba")

Picture = tuple[list[tuple[int, int, int]], list[int], list[int]]


@cache
def trace(n: int, goal: Any = "all", algorithm: str = "bitmask") -> Trace:
    """One trace for all tests, since the outline's table is made once for each trace."""
    return Trace(algorithm, n, goal)


@cache
def film(n: int, goal: Any = "all", algorithm: str = "bitmask") -> list[AnyStep]:
    return list(trace(n, goal, algorithm))


def paint(window: Sequence[AnyStep], width: int) -> Picture:
    """Calls at least a pixel wide, deepest rows and solutions, from looking at each step."""
    start, length = window[0].step, len(window)
    width = min(width, length)
    deepest, solutions = [0] * width, [0] * width
    entered: list[int] = []  # by row, of the open calls
    calls = []
    for step in window:
        pixel = (step.step - start) * width // length
        deepest[pixel] = max(deepest[pixel], len(step.stack or ()) - 1)
        solutions[pixel] += step.kind == "solution"
        stack = step.stack or ()
        while len(entered) > len(stack):
            calls.append((len(entered) - 1, entered.pop(), step.step))
        entered += [step.step] * (len(stack) - len(entered))
    while entered:
        calls.append((len(entered) - 1, entered.pop(), start + length))
    return [call for call in calls if (call[2] - call[1]) * width >= length], deepest, solutions


def drawn(picture: Outline) -> Picture:
    """Return an outline in the form of `paint`. Calls come in the order of their ends."""
    assert all(before[2] <= after[2] for before, after in pairwise(picture.calls))
    assert len(picture.deepest) == len(picture.solutions) == picture.width
    return list(picture.calls), list(picture.deepest), list(picture.solutions)


def compare(
    n: int, start: int, stop: int, width: int, parts: int, goal: Any = "all", algorithm: str = "bitmask"
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outline, "ROUGH_WORK", -1)
        patch.setattr(outline, "PART_WORK", 1)
        patch.setattr(outline.Outliner, "_work", lambda *_: parts - 1)
        ours = trace(n, goal, algorithm).outline(start, stop, width, exact=True, threads=parts)
    every = film(n, goal, algorithm)
    stop = min(stop, len(every))
    assert (ours.start, ours.stop, ours.width, ours.exact) == (start, stop, min(width, stop - start), True)
    calls, deepest, solutions = drawn(ours)
    expected = paint(every[start:stop], width)
    assert sorted(calls) == sorted(expected[0])
    assert (deepest, solutions) == expected[1:]


@st.composite
def stretches(draw: st.DrawFn, smallest: int = 1, goal: str = "all") -> tuple[int, int, int, int]:
    """An n, and a range of its trace with a width in pixels."""
    n = draw(st.integers(smallest, 8))
    size = len(film(n, goal))
    start = draw(st.integers(0, size - 1))
    stop = draw(st.integers(start + 1, size))
    return n, start, stop, draw(st.integers(1, 300) | st.integers(1, stop - start + 10))


@pytest.mark.parametrize("n", range(1, 9))
@pytest.mark.parametrize("width", [1, 2, 3, 10, 64, 1400, 10**6])
def test_a_whole_trace(n: int, width: int) -> None:
    for parts in (1, 2, 5):
        compare(n, 0, len(film(n)), width, parts)


@pytest.mark.parametrize("goal", ["all", "first"])
@given(st.data(), st.integers(1, 5))
def test_any_stretch(goal: str, data: st.DataObject, parts: int) -> None:
    compare(*data.draw(stretches(goal=goal)), parts, goal=goal)


@pytest.mark.parametrize("n", [1, 4, 5])
def test_each_step_alone(n: int) -> None:
    for step in range(len(film(n))):
        for width in (1, 5):
            compare(n, step, step + 1, width, 1)


def test_a_stretch_ends_with_the_trace() -> None:
    compare(6, 100, 10**30, 50, 1)


def test_little_work_is_done_exactly_even_where_a_rough_outline_would_do() -> None:
    rough = trace(8).outline(0, 6170, 300, exact=False)
    assert rough == trace(8).outline(0, 6170, 300, exact=True)
    assert rough.exact


@pytest.fixture
def always_rough() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outline, "ROUGH_WORK", -1)
        yield


@pytest.mark.usefixtures("always_rough")
@pytest.mark.parametrize(("algorithm", "n"), [*(("bitmask", n) for n in range(1, 9)), *((name, 8) for name in RULES)])
def test_a_rough_whole_loses_no_solution(algorithm: str, n: int) -> None:
    whole = Trace(algorithm, n)
    for width in (1, 7, 50, 10**6):
        rough = whole.outline(0, len(whole), width, exact=False)
        assert not rough.exact
        assert sum(rough.solutions) == SOLUTIONS[n - 1]
        assert max(rough.deepest) == max(step.row for step in film(n))


@given(stretches(smallest=5))
def test_a_rough_outline_is_near_the_exact_one(stretch: tuple[int, int, int, int]) -> None:
    n, start, stop, width = stretch
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outline, "ROUGH_WORK", -1)
        rough = trace(n).outline(start, stop, width, exact=False)
    assert not rough.exact
    calls, deepest, solutions = drawn(rough)
    true_calls, true_deepest, true_solutions = paint(film(n)[start:stop], width)
    assert set(calls) <= set(true_calls)
    assert len(set(calls)) == len(calls)
    assert {call for call in true_calls if call[0] < 4} <= set(calls)  # the calls above the table's leaves
    assert all(true <= ours <= n for true, ours in zip(true_deepest, deepest, strict=True))
    assert abs(sum(solutions) - sum(true_solutions)) <= most_in_leaves_cut(n, start, stop)
    assert min(solutions) >= 0


@pytest.mark.usefixtures("always_rough")
def test_two_rough_halves_hold_what_the_whole_does() -> None:
    for middle in range(1, 6170, 11):
        halves = [trace(8).outline(*edge, 5, exact=False) for edge in ((0, middle), (middle, 6170))]
        assert sum(sum(half.solutions) for half in halves) == 92


def most_in_leaves_cut(n: int, start: int, stop: int) -> int:
    """The solutions below the fourth row's calls that lie partly outside a range."""
    cut = 0
    entered = 0
    for step in film(n):
        if step.kind in ("call", "solution") and step.row == 4:
            entered = step.step
        if step.kind == "return" and step.row == 3 and any(entered < edge < step.step for edge in (start, stop)):
            cut += sum(inner.kind == "solution" for inner in film(n)[entered : step.step])
    return cut


@compiled_only
@pytest.mark.parametrize(("exact", "parts"), [(True, 2), (False, 1)])
def test_all_of_16(exact: bool, parts: int) -> None:
    size = len(trace(16))
    picture = trace(16).outline(0, size, 1400, exact=exact, threads=parts)
    calls, deepest, solutions = drawn(picture)
    assert picture.exact is exact
    assert len(solutions) == 1400
    assert sum(solutions) == 14_772_512
    assert calls[-1] == (0, 0, size - 1)
    assert [call for call in calls if call[0] == 1] == first_row_calls(trace(16))
    assert min(deepest) > 8
    assert max(deepest) == 16


def first_row_calls(run: Trace) -> list[tuple[int, int, int]]:
    """The calls made from the outermost one, found by going over them."""
    calls, place = [], 1
    while (lifted := run.find("over", place)) and run[place].kind == "place":
        calls.append((1, place + 1, lifted))
        place = lifted + 1
    return calls


@compiled_only
@given(st.integers(13, 17), st.floats(0, 1), st.integers(1, 1500), st.integers(1, 400))
def test_a_narrow_stretch_of_a_large_trace(n: int, where: float, length: int, width: int) -> None:
    start = int(where * (len(trace(n)) - length))
    picture = trace(n).outline(start, start + length, width)
    calls, deepest, solutions = drawn(picture)
    expected = paint(trace(n)[start : start + length], width)
    assert (sorted(calls), deepest, solutions) == (sorted(expected[0]), *expected[1:])


@compiled_only
def test_a_stretch_between_two_solutions_of_18_counts_those_in_between() -> None:
    first, last = (trace(18).find("solution", number=number) for number in (5_000_000, 5_000_100))
    assert first
    assert last
    assert sum(trace(18).outline(first, last, 200).solutions) == 100


@pytest.mark.parametrize(
    ("stretch", "message"),
    [
        ((5, 5, 3), "an outline needs at least one step; from 5 up to before 5 there is none"),
        ((9, 3, 3), "an outline needs at least one step; from 9 up to before 3 there is none"),
        ((50, 60, 3), "an outline needs at least one step; from 50 up to before 50 there is none"),
    ],
)
def test_a_range_without_a_step_or_a_pixel_is_refused(stretch: tuple[int, int, int], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        trace(4).outline(*stretch)


def test_a_trace_without_a_size_has_no_outline() -> None:
    with pytest.raises(NotReady, match=r"the size of Trace\('bitmask', 19\) is not known"):
        Trace("bitmask", 19).outline(0, 100, 10)


@pytest.mark.parametrize("algorithm", [name for name in ALGORITHMS if name not in ("naive", "bitmask")])
@pytest.mark.parametrize("n", range(1, 7))
def test_outlines_of_whole_traces(algorithm: str, n: int) -> None:
    for width, parts in ((1, 1), (7, 2), (100, 3), (10**6, 1)):
        compare(n, 0, len(Trace(algorithm, n)), width, parts, algorithm=algorithm)


@given(st.sampled_from([*RULES]), st.floats(0, 1), st.integers(1, 4000), st.integers(1, 300), st.integers(1, 3))
def test_outlines_of_any_stretch(algorithm: str, where: float, length: int, width: int, parts: int) -> None:
    start = int(where * (len(trace(7, algorithm=algorithm)) - 1))
    compare(7, start, start + length, width, parts, algorithm=algorithm)


@given(st.integers(1, 5), st.data())
def test_outlines_of_full_boards(n: int, data: st.DataObject) -> None:
    steps = film(n, algorithm="naive")
    start = data.draw(st.integers(0, len(steps) - 1))
    stop = data.draw(st.integers(start + 1, len(steps)))
    drawn_width = data.draw(st.integers(1, 200))
    picture = Trace("naive", n).outline(start, stop, drawn_width)
    width = min(drawn_width, stop - start)
    deepest, solutions = [0] * width, [0] * width
    for step in steps[start:stop]:
        pixel = (step.step - start) * width // (stop - start)
        deepest[pixel] = max(deepest[pixel], step.row)
        solutions[pixel] += step.kind == "solution"
    assert (picture.width, list(picture.deepest), list(picture.solutions)) == (width, deepest, solutions)
    stand = [tuple(column for _, column in step.queens) for step in steps]
    for row, first, end in picture.calls:
        assert len({board[:row] for board in stand[first:end]}) == 1
        assert (end - first) * width >= stop - start
        assert first == start or stand[first - 1][:row] != stand[first][:row]
        assert end == stop or stand[end][:row] != stand[first][:row]
    assert [call[2] for call in picture.calls] == sorted(call[2] for call in picture.calls)
