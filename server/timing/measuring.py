"""A measurement of the table, column by column: it chooses the runs, their number, and the forecasts.

Within a column the rows take turns, so that a moment's load on the machine does not affect only one of them; a cell
shows the median of its runs. A board is run only if it is expected to stay within the budget. The expected time is that
of the largest board measured so far, scaled by the number of checks that the algorithm makes (`effort`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Protocol

from ..search.counting.workload import SOLUTIONS
from ..search.estimates.effort import effort
from ..search.pausable import Pausable, Together, task
from .cells import FULL, Cell, Group, Row, TimingSettings
from .process import Overrun, RunFailed, TimedRun, Unavailable

PROBES = (6, 7)  # boards without a column, for forecasts if even the first column takes too long
ROUNDS = 5  # runs of a short cell
LONG = 0.5  # seconds of runs after which a cell gets no further run
GRACE = 4  # a run is stopped after so many times its budget, plus a second


class Runner(Protocol):
    """A timer of runs. Raises TimingCancelled, Overrun, RunFailed, Unavailable."""

    def run(self, row: Row, n: int, limit: float) -> TimedRun: ...


@dataclass(frozen=True, slots=True)
class CurrentRun:
    """The current run; `seconds` is its expected time, None if it is not known."""

    group: Group
    algorithm: str
    n: int
    seconds: float | None


class Measurement:
    """One measurement of the whole table."""

    def __init__(
        self, settings: TimingSettings, rows: Iterable[Row], runner: Runner, fill: Callable[[Cell], None]
    ) -> None:
        self._settings, self._rows, self._runner, self._fill = settings, tuple(rows), runner, fill
        self._largest: dict[Row, tuple[int, float]] = {}  # n and seconds of the largest board measured
        self._lost: dict[Row, str] = {}  # rows that cannot run here, and why
        self._filled: set[tuple[Row, int]] = set()
        self.cells = len(self._rows) * len(settings.boards)

    @property
    def done(self) -> int:
        """Cells that have been filled so far."""
        return len(self._filled)

    def measure(self, starting: Callable[[CurrentRun], None]) -> Pausable[None]:
        """Fill every cell; calls `starting` before each run."""
        for n in (*PROBES, *self._settings.boards):
            waiting = [row for row in self._rows if self._should_run(row, n)]
            times: dict[Row, list[TimedRun]] = {row: [] for row in waiting}
            for _ in range(ROUNDS):
                for row in waiting:
                    starting(CurrentRun(*row, n, self.expected(row, n)))
                    if not (yield from self._run_once(row, n, times[row])):
                        del times[row]
                waiting = [row for row in waiting if row in times and total_seconds(times[row]) < LONG]

    def expected(self, row: Row, n: int) -> float | None:
        """Return the seconds that a run should take; None if nothing is known yet."""
        if row not in self._largest:
            return None
        board, seconds = self._largest[row]
        return seconds * effort(row.algorithm, n) / effort(row.algorithm, board)

    def _should_run(self, row: Row, n: int) -> bool:
        """Return whether to run a cell; if not, fill it at once with a forecast or the reason."""
        if n in PROBES and row == FULL:
            return False  # the full-speed counter needs no forecast from small boards
        if row in self._lost:
            self._fill_cell(row, Cell(*row, n, "unavailable", note=self._lost[row]))
            return False
        seconds = self.expected(row, n)
        if seconds is not None and seconds > self._settings.seconds:
            self._forecast(row, n, seconds)
            return False
        return True

    def _run_once(self, row: Row, n: int, times: list[TimedRun]) -> Pausable[bool]:
        """TimedRun a cell once more, as a slice of its own; return whether another run makes sense."""
        limit = GRACE * self._settings.seconds + 1
        try:
            (run,) = yield Together([task(partial(self._runner.run, row, n, limit))], 1)
        except Overrun:
            self._forecast(row, n, max(limit, self.expected(row, n) or 0))
            return False
        except Unavailable as error:
            self._lost[row] = str(error)
            self._fill_cell(row, Cell(*row, n, "unavailable", note=str(error)))
            return False
        except RunFailed as error:
            self._fill_cell(row, Cell(*row, n, "failed", note=str(error)))
            return False
        if run.solutions != SOLUTIONS[n - 1]:
            wrong = f"it found {run.solutions:,} solutions, not {SOLUTIONS[n - 1]:,}"
            self._fill_cell(row, Cell(*row, n, "failed", note=wrong))
            return False
        times.append(run)
        seconds = median([run.seconds for run in times])
        self._largest[row] = n, seconds
        self._fill_cell(row, Cell(*row, n, "measured", seconds, sum(run.runs for run in times)))
        return True

    def _forecast(self, row: Row, n: int, seconds: float) -> None:
        board = self._largest[row][0] if row in self._largest else None
        self._fill_cell(row, Cell(*row, n, "forecast", seconds, basis=board))

    def _fill_cell(self, row: Row, cell: Cell) -> None:
        if cell.n in self._settings.boards:
            self._filled.add((row, cell.n))
            self._fill(cell)


def total_seconds(runs: Iterable[TimedRun]) -> float:
    """Return the seconds that these runs took in all."""
    return sum(run.seconds * run.runs for run in runs)
