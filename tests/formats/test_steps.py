"""Tests of steps as JSON Lines, read back with another library."""

import json
from typing import Any

import pytest

from server.formats.encoding import json_lines
from server.search.trace.trace import Trace
from tests.search.oracle import golden, steps, whole


def plain(value: Any) -> Any:
    """Return a value after JSON: tuples become lists."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("n", [1, 2, 4, 6])
def test_a_line_is_a_step(n: int) -> None:
    lines = list(json_lines(Trace("bitmask", n)))
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in lines)
    assert [json.loads(line) for line in lines] == plain(steps(n))


def test_a_recorded_trace() -> None:
    for line, recorded in zip(json_lines(Trace("bitmask", 4)), golden(4), strict=True):
        assert json.loads(line).items() >= recorded.items()


def test_nothing_is_read_ahead() -> None:
    taken: list[int] = []

    def watched() -> Any:
        for step in Trace("bitmask", 6):
            taken.append(step.step)
            yield step

    next(json_lines(watched()))
    assert len(taken) == 1


def test_a_step_as_it_travels_is_the_step() -> None:
    for step in Trace("bitmask", 5):
        assert json.loads(next(json_lines([step]))) == plain(whole(step))
