"""The table of times of this process, measured on request; viewers with equal requests share a measurement.

One run is timed at a time, beside the counts; measurements of several viewers take turns at that. All run with lower
priority than answers to viewers.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import partial
from threading import Lock
from typing import Any, Protocol

from ..hosting.fair import Account
from ..hosting.threads import Threads
from ..jobs.jobs import IsCancelled, Jobs
from ..jobs.listeners import JobListener, Report
from ..search.pausable import Pausable
from .cells import ROWS, Cell, Row, TimingSettings
from .machine import describe_machine
from .measuring import CurrentRun, Measurement, Runner
from .process import Child

PROGRESS_EVERY = 0.1  # seconds between two reports; a longer run is always reported


class Closable(Runner, Protocol):
    """A runner that must be closed."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class TimingProgress:
    """The progress of a measurement, with the table so far."""

    done: int  # cells
    of: int
    now: CurrentRun | None
    cells: list[dict[str, Any]]


class Bench:
    """The times that this process has measured."""

    def __init__(
        self,
        runner: Callable[[Callable[[], bool]], Closable] = Child,
        rows: tuple[Row, ...] = ROWS,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._runner, self._rows, self._clock = runner, rows, clock
        # A timed run is in another process, so its cost is the wall-clock time.
        self._jobs, self._lock = Jobs(Threads(1), spent=time.monotonic), Lock()
        self._cells: dict[tuple[Row, int], Cell] = {}
        self._running: list[TimingSettings] = []  # of the measurements under way

    def state(self) -> dict[str, Any]:
        """Return the table so far, the machine, and the settings of the current measurement, if there is one."""
        running = next(iter([*self._running]), None)
        return {"machine": describe_machine(), "running": running and running._asdict(), "cells": self.cells()}

    def cells(self) -> list[dict[str, Any]]:
        """Return all cells that are filled."""
        with self._lock:
            return [asdict(cell) for cell in self._cells.values()]

    def join(self, account: Account, settings: TimingSettings, listener: JobListener) -> Callable[[], None]:
        """Listen to a measurement with these settings; return a function that stops listening."""
        return self._jobs.join(account, settings, partial(self._measure, settings), listener)

    def _measure(self, settings: TimingSettings, report: Report, cancelled: IsCancelled) -> Pausable[TimingProgress]:
        reported = 0.0

        def starting(now: CurrentRun) -> None:
            nonlocal reported
            short = now.seconds is not None and now.seconds < PROGRESS_EVERY
            if short and abs(self._clock() - reported) < PROGRESS_EVERY:
                return
            reported = self._clock()
            report(TimingProgress(measurement.done, measurement.cells, now, self.cells()))

        self._running.append(settings)
        try:
            with closing(self._runner(cancelled)) as runner:
                measurement = Measurement(settings, self._rows, runner, self._fill)
                yield from measurement.measure(starting)
        finally:
            self._running.remove(settings)
        return TimingProgress(measurement.cells, measurement.cells, None, self.cells())

    def _fill(self, cell: Cell) -> None:
        """Store a cell, unless it is a forecast and the time has been measured already."""
        key = Row(cell.group, cell.algorithm), cell.n
        with self._lock:
            before = self._cells.get(key)
            if cell.kind != "forecast" or before is None or before.kind != "measured":
                self._cells[key] = replace(cell, at=self._clock())
