"""Every step of small searches, and the totals of larger ones."""

from __future__ import annotations

import pytest

from server.search.trace.trace import Trace
from tests.search.oracle import DEAD_ENDS, PLACEMENTS, SOLUTIONS, golden, steps, whole


@pytest.mark.parametrize("n", [1, 2, 4, 5])
def test_the_recorded_traces_are_ours(n: int) -> None:
    recorded = golden(n)
    ours = [whole(step) for step in Trace("bitmask", n)]
    assert len(ours) == len(recorded)
    for step, expected in zip(ours, recorded, strict=True):
        expected = expected | {"queens": tuple(map(tuple, expected["queens"]))}
        assert {field: step[field] for field in expected} == expected


@pytest.mark.parametrize("n", range(1, 9))
def test_every_step_is_the_oracles(n: int) -> None:
    ours = [whole(step) for step in Trace("bitmask", n)]
    assert len(ours) == len(steps(n))
    for step, expected in zip(ours, steps(n), strict=True):
        assert step == expected


@pytest.mark.parametrize("n", range(1, 13))
def test_totals_are_the_published_ones(n: int) -> None:
    total = Trace("bitmask", n).total
    assert total
    assert total.placements == PLACEMENTS[n - 1]
    assert total.solutions == SOLUTIONS[n - 1]
    assert total.dead_ends == DEAD_ENDS[n - 1]
    assert total.calls == PLACEMENTS[n - 1] + 1
    assert total.checks == PLACEMENTS[n - 1] + 1 - SOLUTIONS[n - 1]
    assert total.steps == 3 * PLACEMENTS[n - 1] + 2


@pytest.mark.parametrize("n", range(1, 13))
def test_the_last_step_has_counted_everything(n: int) -> None:
    trace = Trace("bitmask", n)
    last = whole(trace[-1])
    assert last | {"kind": "return", "queens": (), "square": None, "stack": ()} == last
    assert [last[field] for field in ("row", "ld", "col", "rd", "poss", "bit")] == [0] * 6
    assert (
        last["step"] + 1,
        *[last[field] for field in ("calls", "placements", "solutions", "dead_ends", "checks")],
    ) == (trace.total)
