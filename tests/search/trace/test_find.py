"""Finding a step, compared with looking through a list of all steps."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.trace.find import Direction, What
from server.search.trace.trace import Trace
from tests.search.oracle import DEAD_ENDS, SOLUTIONS, Whole, steps

GOALS = ["all", "first"]
MOVES = list(product(get_args(What), get_args(Direction)))


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
    """What `find` should say, by going through the steps one by one."""
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


@pytest.mark.parametrize("n", range(1, 7))
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("what", "direction"), MOVES)
def test_from_every_step(n: int, goal: Any, what: What, direction: Direction) -> None:
    trace, film = Trace("bitmask", n, goal), cut(n, goal)
    for start in range(len(film)):
        assert trace.find(what, start, direction) == looked_for(film, what, start, direction), start


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


@given(st.data())
def test_a_number_and_its_step_are_inverses(data: st.DataObject) -> None:
    n = data.draw(st.integers(9, 12))
    what: What = data.draw(st.sampled_from(["solution", "dead_end"]))
    totals, field = (SOLUTIONS, "solutions") if what == "solution" else (DEAD_ENDS, "dead_ends")
    number = data.draw(st.integers(1, totals[n - 1]))
    trace = Trace("bitmask", n)
    found = trace.find(what, number=number)
    assert found
    assert getattr(trace[found], field) == number == getattr(trace[found - 1], field) + 1
    assert trace.find(what, found - 1) == found == trace.find(what, found + 1, "backward")


@pytest.mark.parametrize(("what", "direction"), MOVES)
def test_a_step_beyond_the_end_is_none(what: What, direction: Direction) -> None:
    with pytest.raises(IndexError):
        Trace("bitmask", 4).find(what, 60, direction)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"what": "queen"}, "what must be one of solution, dead_end, over, out, not 'queen'"),
        ({"what": "over", "direction": "up"}, "direction must be one of forward, backward, not 'up'"),
        ({"what": "solution", "start": -1}, "start must be a whole number from 0 on, not -1"),
        ({"what": "over", "start": 1.5}, "start must be a whole number from 0 on, not 1.5"),
        ({"what": "solution", "number": 0}, "number must be a whole number from 1 on, not 0"),
        ({"what": "solution", "number": -1}, "number must be a whole number from 1 on, not -1"),
        ({"what": "solution", "number": 1.5}, "number must be a whole number from 1 on, not 1.5"),
        ({"what": "solution", "number": True}, "number must be a whole number from 1 on, not True"),
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
