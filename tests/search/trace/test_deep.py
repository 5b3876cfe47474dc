"""Random steps deep in traces too large to walk through: each compared with its own queens and with other steps."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.compiled import is_compiled
from server.search.step import Step
from server.search.trace.find import What
from server.search.trace.trace import Trace
from tests.search.oracle import DEAD_ENDS, LINES, PLACEMENTS, SOLUTIONS, Search, attacked, first_solution, whole

LARGE = range(13, 19 if is_compiled() else 15)
EVEN = (14, 16) if is_compiled() else (14,)


@cache
def trace(n: int) -> Trace:
    return Trace("bitmask", n)


@st.composite
def places(draw: st.DrawFn, *boards: int) -> tuple[int, int]:
    """An n, and the number of one of its steps."""
    n = draw(st.sampled_from(boards or LARGE))
    return n, draw(st.integers(0, 3 * PLACEMENTS[n - 1] + 1))


def check(n: int, step: Step) -> None:
    """Check the fields that follow from a step's queens and kind."""
    columns = [column for _, column in step.queens]
    assert [row for row, _ in step.queens] == list(range(len(columns)))
    assert not any(attacked(list(step.queens[:row]), row, column) for row, column in step.queens)

    oracle, taken = Search(n), list(columns)
    if step.kind == "return" and step.square:
        assert step.square[0] == len(columns)
        assert not attacked(list(step.queens), *step.square)
        taken.append(step.square[1])
    if step.kind == "place":
        assert step.square == step.queens[-1]
    if step.kind in ("call", "solution"):
        assert step.square is None
        assert len(step.stack) == len(columns) + 1
    else:
        assert len(step.stack) == len(taken)
    frames = []
    for row in range(len(step.stack)):
        above = list(step.queens[:row])
        column = taken[row] if row < len(taken) else n
        left = [free for free in range(min(column, n)) if not attacked(above, row, free)] if row < n else []
        frames.append(oracle.frame(row, above, left, taken[row] if row < len(taken) else None))
    assert list(whole(step)["stack"]) == frames
    active = frames[-1] if frames else dict.fromkeys(("row", "ld", "col", "rd", "poss", "bit"), 0)
    assert {field: getattr(step, field) for field in active} == active

    assert (step.kind == "solution") == (len(columns) == n and step.kind not in ("place", "return"))
    solved = step.kind == "return" and step.square is not None and step.square[0] == n - 1
    assert step.lines == (() if solved else LINES[step.kind])
    lifted = step.step + 1 - step.calls - step.placements - (not step.stack)
    assert step.placements - lifted == len(columns)
    assert step.calls == step.placements + (step.kind != "place")
    assert step.checks == step.calls - step.solutions


@given(places())
def test_a_step_follows_from_its_queens(place: tuple[int, int]) -> None:
    n, number = place
    step = trace(n)[number]
    assert step.step == number
    check(n, step)


@given(places())
def test_the_counters_count_the_solutions_and_dead_ends_so_far(place: tuple[int, int]) -> None:
    n, number = place
    step = trace(n)[number]
    counted: list[tuple[What, int]] = [("solution", step.solutions), ("dead_end", step.dead_ends)]
    for what, count in counted:
        latest = trace(n).find(what, number=count) if count else None
        following = trace(n).find(what, number=count + 1)
        assert (latest is None) == (count == 0)
        assert (latest or 0) <= number
        assert following is None or number < following
        assert trace(n).find(what, number) == following
        if number + 1 < len(trace(n)):
            assert trace(n).find(what, number + 1, "backward") == latest


@given(st.integers(9, LARGE[-1]), st.floats(0, 1), st.sampled_from(["solution", "dead_end"]))
def test_a_number_and_its_step_are_inverses(n: int, where: float, what: What) -> None:
    total = trace(n).total
    assert total
    field = "solutions" if what == "solution" else "dead_ends"
    number = 1 + int(where * (getattr(total, field) - 1))
    found = trace(n).find(what, number=number)
    assert found
    step = trace(n)[found]
    assert getattr(step, field) == number == getattr(trace(n)[found - 1], field) + 1
    assert (step.kind, step.poss) == ("solution" if what == "solution" else "call", 0)
    check(n, step)


@given(st.sampled_from(LARGE), st.floats(0, 1))
def test_solutions_from_either_end_are_mirror_images(n: int, where: float) -> None:
    number = 1 + int(where * (SOLUTIONS[n - 1] - 1))
    one, other = (trace(n).find("solution", number=k) for k in (number, SOLUTIONS[n - 1] + 1 - number))
    assert one
    assert other
    mirrored = tuple((row, n - 1 - column) for row, column in trace(n)[one].queens)
    assert trace(n)[other].queens == mirrored


@pytest.mark.parametrize("n", LARGE)
def test_the_first_solution_is_where_counting_finds_it(n: int) -> None:
    assert trace(n).find("solution") == first_solution(n) == len(Trace("bitmask", n, "first")) - 1


@given(places(*EVEN))
def test_over_and_back(place: tuple[int, int]) -> None:
    n, number = place
    step = trace(n)[number]
    ahead, behind = trace(n).find("over", number), trace(n).find("over", number, "backward")
    if step.kind == "place":
        assert ahead
        lifted = trace(n)[ahead]
        assert (lifted.kind, lifted.square, lifted.stack) == ("return", step.square, step.stack)
        assert trace(n).find("over", ahead, "backward") == number
        assert behind == number - 1
    elif step.kind == "return" and step.square:
        assert behind
        assert trace(n)[behind].kind == "place"
        assert trace(n).find("over", behind) == number
        assert ahead == number + 1
    else:
        assert ahead == (number + 1 if number + 1 < len(trace(n)) else None)
        assert behind == (number - 1 if number else None)


@given(places(*EVEN))
def test_out_and_back(place: tuple[int, int]) -> None:
    n, number = place
    step = trace(n)[number]
    ended = trace(n).find("out", number)
    if not step.stack:
        assert ended is None
        return
    assert ended
    assert ended > number
    after = trace(n)[ended]
    assert (after.kind, after.stack) == ("return", step.stack[:-1])
    entered = number if step.kind in ("call", "solution") else trace(n).find("out", number, "backward")
    assert entered is not None
    before = trace(n)[entered]
    assert before.kind in ("call", "solution")
    assert before.stack[:-1] == step.stack[:-1]
    assert trace(n).find("out", entered) == ended


@pytest.mark.parametrize("n", LARGE)
def test_the_last_step_has_counted_everything(n: int) -> None:
    last = trace(n)[-1]
    assert last == trace(n)[3 * PLACEMENTS[n - 1] + 1]
    assert (last.kind, last.queens, last.stack, last.square) == ("return", (), (), None)
    assert (last.calls, last.placements, last.solutions) == (PLACEMENTS[n - 1] + 1, PLACEMENTS[n - 1], SOLUTIONS[n - 1])
    assert [last.dead_ends] == (DEAD_ENDS[n - 1 : n] or [last.dead_ends])
    check(n, last)
