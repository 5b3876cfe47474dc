"""The table of times, filled by a runner with invented times: its runs, its forecasts and its reports."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.search.counting.workload import SOLUTIONS
from server.search.estimates.effort import effort
from server.search.pausable import finish
from server.timing.cells import FULL, Cell, Row, TimingSettings
from server.timing.measuring import GRACE, LONG, CurrentRun, Measurement
from server.timing.process import Overrun, RunFailed, TimedRun, TimingCancelled, Unavailable

BASIC, BITMASK, SLOW = Row("compiled", "basic"), Row("compiled", "bitmask"), Row("python", "basic")
SPEED = {BASIC: 1e-8, BITMASK: 1e-6, SLOW: 2e-5, FULL: 1e-7}  # seconds a check

Answer = Callable[[Row, int, float], TimedRun]


def even(row: Row, n: int, _: float = 0) -> TimedRun:
    """The time grows with the checks, exactly."""
    return TimedRun(SPEED[row] * effort(row.algorithm, n), SOLUTIONS[n - 1])


def failing(error: Exception, where: Callable[[Row, int], bool]) -> Answer:
    """Make a function that runs as usual, but for some runs that raise an error."""

    def answer(row: Row, n: int, limit: float) -> TimedRun:
        if where(row, n):
            raise error
        return even(row, n, limit)

    return answer


class Played:
    """A measurement with such a runner, and all that it reported."""

    def __init__(self, answer: Answer = even, seconds: int = 5, largest: int = 18, rows: tuple[Row, ...] = ()) -> None:
        self.answer = answer
        self.asked: list[tuple[Row, int, float]] = []
        self.cells: dict[tuple[Row, int], Cell] = {}
        self.starts: list[CurrentRun] = []
        self.measuring = Measurement(TimingSettings(seconds, largest), rows or tuple(SPEED), self, self.fill)
        finish(self.measuring.measure(self.starts.append))

    def run(self, row: Row, n: int, limit: float) -> TimedRun:
        self.asked.append((row, n, limit))
        return self.answer(row, n, limit)

    def fill(self, cell: Cell) -> None:
        self.cells[Row(cell.group, cell.algorithm), cell.n] = cell


def test_every_cell_is_filled_and_only_those_of_the_columns() -> None:
    played = Played(largest=14)
    assert set(played.cells) == {(row, n) for row in SPEED for n in (8, 10, 12, 14)}
    assert played.measuring.done == played.measuring.cells == 16


def test_cells_within_the_budget_are_measured_and_the_rest_is_forecast_from_the_growth_of_the_work() -> None:
    played = Played()
    for (row, n), cell in played.cells.items():
        exact = SPEED[row] * effort(row.algorithm, n)
        assert cell.seconds == pytest.approx(exact), "the time follows the work, so the forecast is exact"
        assert cell.kind == ("measured" if exact <= 5 else "forecast")
        if cell.kind == "forecast":
            measured = [n for (other, n), cell in played.cells.items() if other == row and cell.kind == "measured"]
            assert cell.basis == max(measured)
    assert {cell.kind for cell in played.cells.values()} == {"measured", "forecast"}


@pytest.mark.parametrize("seconds", [1, 5, 20])
def test_the_budget(seconds: int) -> None:
    played = Played(seconds=seconds)
    assert all(even(row, n).seconds <= seconds for row, n, _ in played.asked)
    assert {limit for *_, limit in played.asked} == {GRACE * seconds + 1}


def test_rows_take_turns_and_a_short_cell_is_the_median_of_its_runs() -> None:
    times = iter([0.001, 0.001, 0.003, 0.003, 0.009, 0.009, 0.002, 0.002, 0.004, 0.004])

    def uneven(row: Row, n: int, _: float) -> TimedRun:
        return TimedRun(next(times), 92) if n == 8 else even(row, n)

    played = Played(uneven, largest=8, rows=(BASIC, BITMASK))
    assert [row for row, n, _ in played.asked if n == 8] == [BASIC, BITMASK] * 5
    assert [(cell.seconds, cell.runs) for cell in played.cells.values()] == [(0.003, 5)] * 2


def test_a_long_cell_runs_once() -> None:
    played = Played(largest=12)
    asked = [(row, n) for row, n, _ in played.asked]
    assert even(BASIC, 12).seconds > LONG > even(BASIC, 8).seconds * 5
    assert (asked.count((BASIC, 12)), asked.count((BASIC, 8))) == (1, 5)


def test_each_run_is_announced_with_its_expected_time() -> None:
    played = Played(largest=8, rows=(BASIC,))
    first, later = played.starts[0], played.starts[-1]
    assert (first.group, first.algorithm, first.n, first.seconds) == ("compiled", "basic", 6, None)
    assert later.n == 8
    assert later.seconds == pytest.approx(even(BASIC, 8).seconds)


def test_if_the_first_column_takes_too_long_its_forecast_is_from_a_smaller_board() -> None:
    naive = Row("python", "naive")

    def slow(row: Row, n: int, _: float) -> TimedRun:
        return TimedRun(1e-6 * effort(row.algorithm, n), SOLUTIONS[n - 1])

    played = Played(slow, seconds=1, largest=10, rows=(naive,))
    assert [n for _, n, _ in played.asked] == [6, 6, 6]
    cell = played.cells[naive, 8]
    assert (cell.kind, cell.basis) == ("forecast", 6)
    assert cell.seconds == pytest.approx(114.867717)


def test_a_run_that_takes_too_long_is_stopped_and_its_limit_is_the_forecast() -> None:
    stuck = failing(Overrun(), lambda row, n: (row, n) == (BASIC, 12))
    played = Played(stuck, seconds=50, largest=14)
    cell = played.cells[BASIC, 12]
    assert (cell.kind, cell.seconds, cell.basis) == ("forecast", GRACE * 50 + 1, 10)
    assert played.cells[BITMASK, 12].kind == "measured"


def test_an_endless_run_has_no_board_to_forecast_from() -> None:
    endless = failing(Overrun(), lambda row, _: row == SLOW)
    cell = Played(endless, seconds=1, largest=8).cells[SLOW, 8]
    assert (cell.kind, cell.seconds, cell.basis) == ("forecast", GRACE + 1, None)


def test_a_broken_run_is_an_error_in_its_cell_and_nothing_else() -> None:
    broken = failing(RunFailed("the process ended with status -11"), lambda row, n: (row, n) == (SLOW, 8))
    played = Played(broken, largest=10)
    cell = played.cells[SLOW, 8]
    assert (cell.kind, cell.note, cell.seconds) == ("failed", "the process ended with status -11", None)
    assert all(cell.kind != "failed" for place, cell in played.cells.items() if place != (SLOW, 8))
    assert played.measuring.done == 8


def test_a_wrong_number_of_solutions_is_no_time() -> None:
    played = Played(lambda row, n, limit: TimedRun(even(row, n, limit).seconds, 91), largest=8, rows=(BITMASK,))
    cell = played.cells[BITMASK, 8]
    assert (cell.kind, cell.note) == ("failed", "it found 91 solutions, not 92")


def test_a_missing_program_is_tried_once_and_reported() -> None:
    without = failing(Unavailable("numba is not in use here"), lambda row, _: row.group == "compiled")
    played = Played(without, largest=10)
    assert [row for row, *_ in played.asked if row.group == "compiled"] == [BASIC, BITMASK]
    for row in (BASIC, BITMASK):
        for n in (8, 10):
            cell = played.cells[row, n]
            assert (cell.kind, cell.note) == ("unavailable", "numba is not in use here")


def test_cancelling_ends_it() -> None:
    cancelled = failing(TimingCancelled(), lambda _, n: n == 10)
    with pytest.raises(TimingCancelled):
        Played(cancelled)
