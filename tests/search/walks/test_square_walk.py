"""The searches that try square by square, and `naive`, compared with another program."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.algorithms.algorithm import MaskAlgorithm
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.pausable import finish
from server.search.step import Step
from server.search.trace.find import What
from server.search.trace.trace import Trace
from server.search.walks.walk import Walk
from tests.search import oracle
from tests.search.oracle import DEAD_ENDS, MASKED, PLACEMENTS, SOLUTIONS
from tests.search.square_oracle import CHECKS, REJECTS, RULES, Whole, boards, steps, whole

TREES = [name for name in ALGORITHMS if name != "naive"]
LARGE = [name for name in TREES if not ALGORITHMS[name].takes_board]
ALL_STEPS = [*[(name, n) for name in RULES for n in range(1, 7)], ("plain", 7), ("backtracking", 7)]
EVERY = 2000  # steps between two stops of a walk that skips nothing
FAR = 60_000  # its last step


def without_lines(step: Any) -> Whole:
    found = whole(step)
    assert found.pop("lines") or found["kind"] == "return"
    return found


@pytest.mark.parametrize(("algorithm", "n"), ALL_STEPS)
def test_every_step_is_the_oracles(algorithm: str, n: int) -> None:
    trace, expected = Trace(algorithm, n), steps(algorithm, n)
    assert len(trace) == len(expected)
    for step, other in zip(trace, expected, strict=True):
        assert without_lines(step) == other


@pytest.mark.parametrize("n", range(1, 6))
def test_every_board_is_the_oracles(n: int) -> None:
    trace = Trace("naive", n)
    assert len(trace) == n**n
    for number, expected in enumerate(boards(n)):
        assert without_lines(trace[number]) == expected


@pytest.mark.parametrize(("algorithm", "n"), [(name, n) for name in RULES for n in (3, 5, 6)])
def test_a_jump_arrives_where_walking_does(algorithm: str, n: int) -> None:
    trace, expected = Trace(algorithm, n), steps(algorithm, n)
    for number in range(0, len(expected), 1 if n < 6 else 5):
        assert without_lines(trace[number]) == expected[number]


@given(st.sampled_from(list(RULES)), st.data())
def test_a_jump_in_a_larger_trace_is_the_oracles(algorithm: str, data: st.DataObject) -> None:
    expected = steps(algorithm, 7)
    number = data.draw(st.integers(0, len(expected) - 1))
    assert without_lines(Trace(algorithm, 7)[number]) == expected[number]
    stride = data.draw(st.integers(1, 900))
    window = Trace(algorithm, 7)[number : number + 6 * stride : stride]
    assert [without_lines(step) for step in window] == expected[number : number + 6 * stride : stride]


@cache
def stops(algorithm: str, n: int) -> list[Walk]:
    """Copies of a walk that takes every single step."""
    walk = finish(Trace(algorithm, n).pausing.reach.before(0))
    copies = [walk.copy()]
    while not walk.finished and walk.position < FAR:
        walk.step()
        if (walk.position + 1) % EVERY == 0:
            copies.append(walk.copy())
    return copies


@given(st.sampled_from(TREES), st.integers(9, 12), st.integers(0, FAR))
def test_a_far_jump_arrives_where_walking_does(algorithm: str, n: int, number: int) -> None:
    trace = Trace(algorithm, n)
    number %= len(trace)
    walk = stops(algorithm, n)[number // EVERY].copy()
    while walk.position < number:
        walk.step()
    assert trace[number] == walk.current_step()


@pytest.mark.parametrize(("algorithm", "n"), [*product(TREES, [11, 12]), *product(LARGE, [13, 14])])
def test_a_subtree_counts_the_same_as_stepping_through_it(algorithm: str, n: int) -> None:
    trace, chance = Trace(algorithm, n), random.Random(n)
    for _ in range(3):
        walk = finish(trace.pausing.reach.before(chance.randrange(len(trace) // 9, len(trace))))
        row = min(n - 6, len(walk.open) - 1)
        walk = finish(trace.pausing.reach.before(walk.open[row].entered))  # right before that call
        assert walk.coming
        body, before = walk.body(walk.coming), list(walk.count)
        counted = before
        walk.step()
        while not (walk.kind == "return" and len(walk.open) == row):
            counted = list(walk.count)
            walk.step()
        assert body == tuple(after - first for after, first in zip(counted, before, strict=True))


@pytest.mark.parametrize("n", [4, 8])
@pytest.mark.parametrize("algorithm", RULES)
def test_as_many_squares_are_rejected_as_others_have_counted(algorithm: str, n: int) -> None:
    assert Counter(step.kind for step in Trace(algorithm, n))["reject"] == REJECTS[n][RULES[algorithm].skips_columns]


@pytest.mark.parametrize("algorithm", CHECKS)
def test_the_checks_of_8_are_the_known_ones(algorithm: str) -> None:
    assert Trace(algorithm, 8)[-1].checks == CHECKS[algorithm]


@pytest.mark.parametrize(("algorithm", "n"), [*product(TREES, range(1, 13)), *product(LARGE, [13, 14])])
def test_totals_are_the_published_ones(algorithm: str, n: int) -> None:
    last, total = Trace(algorithm, n)[-1], Trace(algorithm, n).total
    assert total
    assert (total.solutions, total.placements, total.calls) == (
        SOLUTIONS[n - 1],
        PLACEMENTS[n - 1],
        PLACEMENTS[n - 1] + 1,
    )
    assert total.dead_ends == DEAD_ENDS[n - 1]
    assert total == (last.step + 1, last.calls, last.placements, last.solutions, last.dead_ends, last.checks)
    assert (last.kind, last.queens, last.square, last.stack) == ("return", (), None, ())
    if algorithm in MASKED:
        assert (total.steps, total.checks) == (3 * PLACEMENTS[n - 1] + 2, total.calls - total.solutions)


@pytest.mark.parametrize("n", range(1, 9))
def test_naive_counts_every_solution(n: int) -> None:
    total = Trace("naive", n).total
    assert total
    assert (total.steps, total.solutions) == (n**n, SOLUTIONS[n - 1])
    assert Trace("naive", n)[-1].checks == total.checks


def test_first_solutions_by_columns() -> None:
    for algorithm in ("naive", "basic", "plain", "caching", "conjoin"):
        step = Trace(algorithm, 8, "first")[-1]
        assert [column for _, column in step.queens] == [0, 4, 7, 5, 2, 6, 1, 3]
        assert step.solutions == 1
    turned = Trace("backtracking", 8, "first")[-1]
    assert turned.queens == tuple((row, column) for column, row in enumerate([0, 4, 7, 5, 2, 6, 1, 3]))
    assert [column for _, column in Trace("flipped", 8, "first")[-1].queens] == [7, 3, 0, 2, 5, 1, 6, 4]


@pytest.mark.parametrize("n", range(1, 7))
@pytest.mark.parametrize("algorithm", [name for name in MASKED if name in LARGE])
def test_searches_with_masks_differ_in_how_they_show_them_and_in_their_lines(algorithm: str, n: int) -> None:
    described = ALGORITHMS[algorithm]
    assert isinstance(described, MaskAlgorithm)
    turn = 2**n - 1 if described.inverted else 0
    for ours, other in zip(Trace(algorithm, n), oracle.steps(n), strict=True):
        assert isinstance(ours, Step)
        turned = {name: other[name] ^ turn for name in ("ld", "col", "rd")} if other["stack"] else {}
        frames = tuple(frame | {name: frame[name] ^ turn for name in ("ld", "col", "rd")} for frame in other["stack"])
        assert oracle.whole(ours) == other | turned | {"stack": frames, "lines": ours.lines}


@pytest.mark.parametrize("n", range(1, 7))
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_first_solution_ends_a_trace_that_asks_for_one(algorithm: str, n: int) -> None:
    if algorithm == "naive" and n == 6:
        return
    everything = list(Trace(algorithm, n))
    first = next((step.step for step in everything if step.kind == "solution"), len(everything) - 1)
    trace = Trace(algorithm, n, "first")
    assert len(trace) == first + 1
    assert list(trace)[:-1] == everything[:first]
    last = replace(everything[first], lines=trace[-1].lines)  # the listing that ends there may run others
    assert list(trace)[-1] == trace[-1] == last
    assert trace[first - 1 : first + 50] == [*everything[max(0, first - 1) : first], last]
    assert trace.total
    assert trace.total.dead_ends == last.dead_ends
    with pytest.raises(IndexError):
        trace[first + 1]


@pytest.mark.parametrize(("algorithm", "n"), [("naive", 8), ("basic", 14), ("plain", 12), ("flipped", 16)])
@pytest.mark.parametrize("what", ["solution", "dead_end"])
def test_a_number_and_its_step_are_inverses(algorithm: str, n: int, what: What) -> None:
    trace, field = Trace(algorithm, n), {"solution": "solutions", "dead_end": "dead_ends"}[what]
    total = trace.total
    assert total
    every = getattr(total, field)
    for number in {min(1, every), every, every // 2, every // 3} - {0}:  # `naive` has no dead ends
        found = trace.find(what, number=number)
        assert found is not None
        assert getattr(trace[found], field) == number == getattr(trace[found - 1], field) + 1
        assert trace.find(what, found - 1) == found == trace.find(what, min(found + 1, len(trace) - 1), "backward")
    assert trace.find(what, number=every + 1) is None


@pytest.mark.parametrize(
    ("algorithm", "n", "message"),
    [
        ("naive", 9, "n must be a whole number from 1 to 8, not 9: naive tests N to the power of N boards one by one,"),
        ("conjoin", 28, "n must be a whole number from 1 to 27, not 28: beyond, a diagonal's bits"),
        ("basic", 33, "n must be a whole number from 1 to 32, not 33$"),
        ("naive", 0, "n must be a whole number from 1 to 8, not 0$"),
    ],
)
def test_a_board_that_is_too_large_is_refused_with_the_reason(algorithm: str, n: int, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}"):
        Trace(algorithm, n)


@pytest.mark.parametrize("algorithm", LARGE)
def test_beyond_the_index_it_can_be_read_from_the_start(algorithm: str) -> None:
    n = 27
    trace = Trace(algorithm, n)
    assert trace.size is None
    assert [step.step for step in trace[10:2000:7]] == list(range(10, 2000, 7))
    walk = finish(trace.pausing.reach.before(0))
    for _ in range(1500):
        walk.step()
    assert trace[1499] == walk.current_step()
    assert trace.estimate.value > 1e12
