"""The server's table of times: kept in memory, measured when a viewer asks, and shared by all who ask at that time.

One measurement runs at a time, beside the counts. Both run with lower priority than answers to viewers.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from threading import Lock
from typing import Any, Protocol

from ..jobs.jobs import Jobs, Listener
from .cells import ROWS, Cell, Row, Settings
from .machine import describe_machine
from .measuring import Measuring, Now, Runner
from .process import Child

PROGRESS_EVERY = 0.1  # seconds between two reports; a longer run is always reported


class Closable(Runner, Protocol):
    """A runner that must be closed."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a measurement, with the whole table so far."""

    done: int  # cells
    of: int
    now: Now | None
    cells: list[dict[str, Any]]


class Bench:
    """The times measured on this machine since the server was started."""

    def __init__(
        self,
        runner: Callable[[Callable[[], bool]], Closable] = Child,
        rows: tuple[Row, ...] = ROWS,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._runner, self._rows, self._clock = runner, rows, clock
        self._cells: dict[tuple[Row, int], Cell] = {}
        self._lock = Lock()
        self._jobs = Jobs()
        self._running: Settings | None = None

    def state(self) -> dict[str, Any]:
        """The table so far, the machine, and the settings of the measurement under way, if there is one."""
        running = self._running
        return {"machine": describe_machine(), "running": running and running._asdict(), "cells": self.cells()}

    def cells(self) -> list[dict[str, Any]]:
        """All cells that are filled."""
        with self._lock:
            return [asdict(cell) for cell in self._cells.values()]

    def join(self, settings: Settings, listener: Listener) -> Callable[[], None]:
        """Wait for a measurement with these settings. Returns a function that stops waiting."""
        return self._jobs.join(settings, lambda report, cancelled: self._work(settings, report, cancelled), listener)

    def _work(self, settings: Settings, report: Callable[[Progress], None], cancelled: Callable[[], bool]) -> Progress:
        reported = 0.0

        def starting(now: Now) -> None:
            nonlocal reported
            short = now.seconds is not None and now.seconds < PROGRESS_EVERY
            if short and abs(self._clock() - reported) < PROGRESS_EVERY:
                return
            reported = self._clock()
            report(Progress(measuring.done, measuring.cells, now, self.cells()))

        self._running = settings
        try:
            with closing(self._runner(cancelled)) as runner:
                measuring = Measuring(settings, self._rows, runner, self._fill)
                measuring.measure(starting)
        finally:
            self._running = None
        return Progress(measuring.cells, measuring.cells, None, self.cells())

    def _fill(self, cell: Cell) -> None:
        """Keep a cell, unless it is a forecast and the time has been measured already."""
        key = Row(cell.group, cell.algorithm), cell.n
        with self._lock:
            before = self._cells.get(key)
            if cell.kind != "forecast" or before is None or before.kind != "measured":
                self._cells[key] = replace(cell, at=self._clock())
