"""`bitqueens forecast N …`: print the core hours of large boards, a line for each."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING

from ..bootstrap.lastline import showing
from ..config.limits import LARGEST_COUNTED
from .count import ENGINES, LEAST_IN_ITEMS
from .output import fail, plural, saying, send
from .parser import Command, Parser, whole
from .signals import run_command

if TYPE_CHECKING:
    from ..cluster.sample import Hours

MOST_SECONDS = 3600  # for measuring one board
_say = saying("forecast")


@dataclass(frozen=True)
class ForecastCommand(Command):
    """Forecast how many core hours counting large boards takes on this machine."""

    boards: tuple[int, ...]
    json: bool = False
    engine: str | None = None  # None: the fastest that this machine can run
    seconds: int = 10

    def extras(self) -> Sequence[str]:
        return ["fast"]


def describe() -> Parser:
    parser = Parser(ForecastCommand, "It measures a sample of each board. The error is twice its standard deviation.")
    boards, rows = whole(LEAST_IN_ITEMS, LARGEST_COUNTED), f"rows of a board, {LEAST_IN_ITEMS} to {LARGEST_COUNTED}"
    parser.add("boards", metavar="N", type=boards, nargs="+", help=rows)
    parser.add("--json", action="store_true", help="print a line of JSON for each board")
    parser.add("--engine", choices=ENGINES[1:], help="how to count (default: the fastest that runs here)")
    seconds = whole(1, MOST_SECONDS)
    parser.add("--seconds", type=seconds, default=10, help="how long to measure a board (default: 10)")
    return parser


def run(options: ForecastCommand) -> int:
    """Print the forecasts; return the exit status."""
    return run_command(partial(_forecast, options), "", _say)


def _forecast(options: ForecastCommand, stopping: Callable[[], bool]) -> int:
    from ..search.counting.count import check_for
    from ..search.counting.engines import EngineUnavailable, resolve_compiled
    from ..search.pausable import finish

    try:
        resolve_compiled(LEAST_IN_ITEMS, options.engine, "take samples")
        from ..cluster.sample import forecast_hours  # needs NumPy, which is there if the engine is

        for n in options.boards:
            with showing(sys.stderr, f"bitqueens forecast: measuring N = {n}"):
                hours = finish(forecast_hours(n, options.seconds, options.engine), check_for(stopping))
            send([json.dumps(asdict(hours)) if options.json else format_hours(hours), "\n"])
    except EngineUnavailable as error:
        return fail("forecast", error)
    return 0


def format_hours(hours: Hours) -> str:
    """Format a forecast in words."""
    likely, error = format_core_hours(hours.core_hours), format_core_hours(hours.error)
    sample = plural(hours.sample, "constellation")
    return f"N = {hours.n}: {likely} core hours ± {error} ({hours.engine}, a sample of {sample})"


def format_core_hours(hours: float) -> str:
    """Format hours with two digits, without an exponent: "0.0035", "3.1", "1,200"."""
    rounded = float(f"{hours:.1e}")
    return f"{rounded:,.0f}" if rounded >= 10 else f"{rounded:.12f}".rstrip("0").rstrip(".")
