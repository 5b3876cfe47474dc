"""A trace as a sequence behaves like a list of its steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server import Trace as PublicTrace
from server.search.pausable import finish
from server.search.trace.trace import Trace
from server.search.walks.walk import Walk
from tests.search.oracle import PLACEMENTS, steps, whole

EVERY = 2000  # steps between two stops of a walk that skips nothing
FAR = 250_000  # where it ends


@cache
def stops(n: int) -> list[Walk]:
    """Copies of a walk that takes every single step."""
    walk = finish(Trace("bitmask", n)._reach.before(0))
    copies = [walk.copy()]
    while not walk.finished and walk.position < FAR:
        walk.step()
        if (walk.position + 1) % EVERY == 0:
            copies.append(walk.copy())
    return copies


def walked_to(n: int, number: int) -> dict[str, Any]:
    walk = stops(n)[number // EVERY].copy()
    while walk.position < number:
        walk.step()
    return whole(walk.current_step())


@pytest.mark.parametrize("n", range(1, 9))
def test_a_jump_arrives_where_walking_does(n: int) -> None:
    trace = Trace("bitmask", n)
    for expected in steps(n):
        assert whole(trace[expected["step"]]) == expected


@given(st.integers(9, 12).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, min(FAR, 3 * PLACEMENTS[n - 1] + 1)))))
def test_a_far_jump_arrives_where_walking_does(place: tuple[int, int]) -> None:
    n, number = place
    trace = Trace("bitmask", n)
    assert whole(trace[number]) == walked_to(n, number)
    assert trace[number - len(trace)] == trace[number]


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


def test_forward_and_back_shows_the_same() -> None:
    trace = Trace("bitmask", 6)
    forward = [trace[k] for k in range(len(trace))]
    backward = [trace[k] for k in reversed(range(len(trace)))]
    assert backward[::-1] == forward == list(trace)
    assert list(reversed(trace)) == backward


def test_it_is_a_sequence() -> None:
    trace = Trace("bitmask", 4)
    assert isinstance(trace, Sequence)
    assert PublicTrace is Trace
    assert len(trace) == trace.size == trace.reached == 50
    assert trace[20] in trace
    assert trace.index(trace[20]) == 20
    assert trace.count(trace[20]) == 1
    assert Trace("bitmask", 5)[20] not in trace


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


@pytest.mark.parametrize("arguments", [(-1, 4), (0, 4, 0), (0, 4, -1)])
def test_reading_goes_forward(arguments: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"(start|stride) must be a whole number from [01] on, not"):
        list(Trace("bitmask", 4).read(*arguments))


def test_steps_cannot_be_changed() -> None:
    step = Trace("bitmask", 4)[3]
    with pytest.raises(AttributeError):
        step.row = 2  # type: ignore[misc]
    assert hash(step) == hash(Trace("bitmask", 4)[3])


@pytest.mark.parametrize("n", range(1, 9))
def test_the_first_solution_ends_a_trace_that_asks_for_one(n: int) -> None:
    trace = Trace("bitmask", n, goal="first")
    first = next((step["step"] for step in steps(n) if step["kind"] == "solution"), len(steps(n)) - 1)
    assert [whole(step) for step in trace] == steps(n)[: first + 1]
    assert len(trace) == first + 1
    assert whole(trace[-1]) == steps(n)[first]
    assert [whole(step) for step in trace[first - 1 : first + 50]] == steps(n)[max(0, first - 1) : first + 1]
    with pytest.raises(IndexError):
        trace[first + 1]
    assert trace.total
    assert trace.total.dead_ends == steps(n)[first]["dead_ends"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"algorithm": "quantum"}, "algorithm must be one of naive, .*, not 'quantum'"),
        ({"algorithm": None}, "algorithm must be one of naive, .*, not None"),
        ({"n": 0}, "n must be a whole number from 1 to 32, not 0"),
        ({"n": 33}, "n must be a whole number from 1 to 32, not 33"),
        ({"n": -8}, "n must be a whole number from 1 to 32, not -8"),
        ({"n": 8.0}, "n must be a whole number from 1 to 32, not 8.0"),
        ({"n": True}, "n must be a whole number from 1 to 32, not True"),
        ({"n": "8"}, "n must be a whole number from 1 to 32, not '8'"),
        ({"n": None}, "n must be a whole number from 1 to 32, not None"),
        ({"goal": "last"}, "goal must be one of all, first, not 'last'"),
        ({"goal": None}, "goal must be one of all, first, not None"),
    ],
)
def test_wrong_arguments_are_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        Trace(**arguments)


def test_it_says_what_it_is() -> None:
    assert repr(Trace("bitmask", 6)) == "Trace('bitmask', 6)"
    assert repr(Trace("bitmask", 6, "first")) == "Trace('bitmask', 6, goal='first')"
