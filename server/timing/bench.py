"""The table of times of a server: kept while it lives, measured anew when somebody asks, once for all who ask.

Knows no socket. One measurement runs at a time, beside the counts; both stand behind those who answer viewers.
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
from .machine import machine
from .measuring import Measuring, Now, Runner
from .process import Child

PROGRESS_EVERY = 0.1  # seconds between two reports, as long as no long run begins


class Closable(Runner, Protocol):
    """A runner that has something to end."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a measurement has come, with the whole table as it stands."""

    done: int  # cells
    of: int
    now: Now | None
    cells: list[dict[str, Any]]


class Bench:
    """What has been measured on this machine since the server was started."""

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
        """The table as it stands, what it was measured on, and with which settings that is done right now."""
        running = self._running
        return {"machine": machine(), "running": running and running._asdict(), "cells": self.cells()}

    def cells(self) -> list[dict[str, Any]]:
        """All cells that hold something."""
        with self._lock:
            return [asdict(cell) for cell in self._cells.values()]

    def join(self, settings: Settings, listener: Listener) -> Callable[[], None]:
        """Wait for a measurement with these settings; what is returned ends the waiting."""
        return self._jobs.join(settings, lambda report, cancelled: self._work(settings, report, cancelled), listener)

    def _work(self, settings: Settings, report: Callable[[Progress], None], cancelled: Callable[[], bool]) -> Progress:
        told = 0.0

        def starting(now: Now) -> None:
            nonlocal told
            short = now.seconds is not None and now.seconds < PROGRESS_EVERY
            if short and abs(self._clock() - told) < PROGRESS_EVERY:
                return
            told = self._clock()
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
        """Keep a cell; what has been measured is not given away for a forecast."""
        key = Row(cell.group, cell.algorithm), cell.n
        with self._lock:
            before = self._cells.get(key)
            if cell.kind != "forecast" or before is None or before.kind != "measured":
                self._cells[key] = replace(cell, at=self._clock())
