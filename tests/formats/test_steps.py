"""Tests of steps as JSON Lines and as a table, read back with other libraries."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from server.formats import steps as formats
from server.formats.steps import COLUMNS, csv_lines, json_lines
from server.search.trace.trace import Trace
from tests.search.oracle import golden, steps, whole


def plain(value: Any) -> Any:
    """Return a value after JSON: tuples become lists."""
    return json.loads(json.dumps(value))


def table(n: int) -> list[dict[str, str]]:
    """Return the rows of a trace, read by the csv module."""
    return list(csv.DictReader(io.StringIO("".join(csv_lines(Trace("bitmask", n))), newline="")))


@pytest.mark.parametrize("n", [1, 2, 4, 6])
def test_a_line_is_a_step(n: int) -> None:
    lines = list(json_lines(Trace("bitmask", n)))
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in lines)
    assert [json.loads(line) for line in lines] == plain(steps(n))


def test_a_recorded_trace() -> None:
    for line, recorded in zip(json_lines(Trace("bitmask", 4)), golden(4), strict=True):
        assert json.loads(line).items() >= recorded.items()


def test_the_rows_of_a_table() -> None:
    rows = table(6)
    assert len(rows) == len(steps(6))
    for row, step in zip(rows, steps(6), strict=True):
        assert tuple(row) == COLUMNS
        assert row["kind"] == step["kind"]
        for column in ("step", "row", "ld", "col", "rd", "poss", "bit"):
            assert int(row[column]) == step[column]
        for column in ("calls", "placements", "solutions", "dead_ends", "checks"):
            assert int(row[column]) == step[column]
        assert json.loads(row["queens"]) == plain(step["queens"])
        assert json.loads(row["lines"]) == plain(step["lines"])
        assert row["square"] == ("" if step["square"] is None else json.dumps(step["square"], separators=(",", ":")))
        assert int(row["depth"]) == len(step["stack"])
        assert [row[column] for column in ("column", "attacker", "along", "state")] == [""] * 4


def test_lines_end_as_the_format_has_it() -> None:
    assert all(line.endswith("\r\n") for line in csv_lines(Trace("bitmask", 4)))


def test_steps_of_other_variables_leave_cells_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    step = Trace("bitmask", 4)[3]
    own = {"step": 3, "kind": "reject", "column": 1, "attacker": [0, 2], "along": "row", "state": {"board": [[0, 1]]}}
    monkeypatch.setattr(formats, "step_object", lambda *_: own)
    (row,) = csv.DictReader(io.StringIO("".join(csv_lines([step])), newline=""))
    assert {column: text for column, text in row.items() if text} == {
        "step": "3",
        "kind": "reject",
        "column": "1",
        "attacker": "[0,2]",
        "along": "row",
        "depth": "2",
        "state": '{"board":[[0,1]]}',
    }


def test_nothing_is_read_ahead() -> None:
    taken: list[int] = []

    def watched() -> Any:
        for step in Trace("bitmask", 6):
            taken.append(step.step)
            yield step

    for lines, first in ((json_lines(watched()), 1), (csv_lines(watched()), 0)):
        taken.clear()
        next(lines)
        assert len(taken) == first


def test_a_step_as_it_travels_is_the_step() -> None:
    for step in Trace("bitmask", 5):
        assert json.loads(next(json_lines([step]))) == plain(whole(step))
