"""Forecasts of core hours: parts of a board stand for the whole."""

import json
import random
from dataclasses import replace

import numpy as np
import pytest

from server.cli.forecast import ForecastCommand, format_hours, run
from server.cluster.constellations import table_of
from server.cluster.items import cut
from server.cluster.sample import LEAST_DRAWN, Hours, forecast_hours
from server.search.compiled import is_compiled
from server.search.counting.engines import RICHARDS, EngineUnavailable, find_engine
from server.search.counting.filling import Filling
from server.search.counting.starts import Starts, find_starts
from server.search.pausable import finish
from tests.cluster.members import count_item

compiled_only = pytest.mark.skipif(not is_compiled(), reason="numba is not in use")


@compiled_only
def test_some_of_the_starts_find_some_of_the_ways() -> None:
    def ways(starts: Starts) -> int:
        filling, found = Filling(starts, 64, 1), 0
        while not filling.is_over:
            found += filling.run_passes(1000)
        return found

    found = 0
    for group in table_of(13).part(300, 310):
        for top in group.tops:
            whole = find_starts(13, 7, [replace(group, tops=np.array([top]))])
            numbers = random.sample(range(len(whole)), len(whole))
            parts = [whole.select(numbers[0::2]), whole.select(numbers[1::2])]
            assert sum(len(part.states) for part in parts) == len(whole.states)
            assert sum(ways(part) for part in parts) == ways(whole)
            found += ways(whole)
    assert found > 10


@compiled_only
@pytest.mark.parametrize("seconds", [0.01, 0.5])
def test_a_forecast_is_near_what_a_count_takes(seconds: float) -> None:
    """The first one measures a few hundredths of each constellation."""
    random.seed(1)
    engine = find_engine("batch").name
    finish(forecast_hours(14, 0.01, engine))
    hours = finish(forecast_hours(14, seconds, engine))
    spent = sum(count_item(item, engine).seconds for item in cut(14)) / 3600
    assert hours.sample >= LEAST_DRAWN
    assert 0 < hours.error < hours.core_hours
    assert spent / 3 < hours.core_hours < 3 * spent


@compiled_only
def test_a_board_that_takes_an_hour_is_forecast_in_a_moment() -> None:
    hours = finish(forecast_hours(20, 0.05))
    assert hours.core_hours > 0.001
    assert np.isfinite(hours.error)


def test_the_engine_of_the_page_takes_no_samples() -> None:
    with pytest.raises(
        EngineUnavailable, match="cannot take samples; the others can" if is_compiled() else "numba is not in use"
    ):
        finish(forecast_hours(14, 1, RICHARDS))


@compiled_only
def test_the_command_prints_a_line_for_each_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(ForecastCommand((9, 11, 10), json=True, seconds=1)) == 0
    said = capsys.readouterr()
    assert said.err == ""
    lines = [json.loads(line) for line in said.out.splitlines()]
    assert [line["n"] for line in lines] == [9, 11, 10]
    assert list(lines[0]) == ["n", "core_hours", "error", "sample", "engine"]


@pytest.mark.parametrize(
    ("hours", "line"),
    [
        (Hours(19, 0.003504, 0.00014, 400, "vbmi2"), "N = 19: 0.0035 core hours ± 0.00014"),
        (Hours(24, 334.4, 69.6, 24, "vbmi2"), "N = 24: 330 core hours ± 70"),
        (Hours(26, 123_456, 9_876, 24, "vbmi2"), "N = 26: 120,000 core hours ± 9,900"),
    ],
)
def test_hours_in_words(hours: Hours, line: str) -> None:
    assert format_hours(hours).startswith(line + " (vbmi2, a sample of ")
