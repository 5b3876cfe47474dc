"""`bitqueens forecast N …`: the core hours of large boards, a line for each."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING

from ..options import Forecast as Options
from .plurals import plural
from .signals import Stopped, run_stoppable

if TYPE_CHECKING:
    from ...cluster.sample import Hours


def run(options: Options) -> int:
    """Print the forecasts; returns the exit status."""
    try:
        return run_stoppable(partial(_forecast, options))
    except Stopped as stopped:
        _say(f"stopped by {stopped.by}")
        if not stopped.over:
            os._exit(stopped.status)  # numba is compiling, and would crash in a normal exit
        return stopped.status


def _forecast(options: Options, stopping: Callable[[], bool]) -> int:
    from ...cluster.sample import forecast_hours
    from ...search.counting.count import Cancelled
    from ...search.counting.engines import EngineUnavailable
    from ...search.pausable import finish

    def check() -> None:
        if stopping():
            raise Cancelled

    try:
        for n in options.boards:
            hours = finish(forecast_hours(n, options.seconds, options.engine), check)
            print(json.dumps(asdict(hours)) if options.json else format_hours(hours), flush=True)
    except EngineUnavailable as error:
        _say(f"error: {error}")
        return 2
    return 0


def format_hours(hours: Hours) -> str:
    """A forecast in words."""
    sample = plural(hours.sample, "constellation")
    likely, error = format_core_hours(hours.core_hours), format_core_hours(hours.error)
    return f"N = {hours.n}: {likely} core hours ± {error} ({hours.engine}, a sample of {sample})"


def format_core_hours(hours: float) -> str:
    """Two digits, without an exponent: "0.0035", "3.1", "1,200"."""
    rounded = float(f"{hours:.1e}")
    return f"{rounded:,.0f}" if rounded >= 10 else f"{rounded:.12f}".rstrip("0").rstrip(".")


def _say(message: str) -> None:
    print(f"bitqueens forecast: {message}", file=sys.stderr, flush=True)
