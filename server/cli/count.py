"""`bitqueens count N`: count all solutions of one board and show the progress.

The result goes to stdout, everything else to stderr.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from ..bootstrap.lastline import showing
from ..config.limits import LARGEST_COUNTED, MOST_THREADS
from .bar import describe as describe_bar
from .bar import format_bar
from .items import CountOptions, add_item_options, count_items, write_result
from .output import fail, format_duration, plural, saying, send
from .parser import Parser, whole
from .signals import run_command

if TYPE_CHECKING:
    from ..search.counting.count import Count, Progress
    from ..search.counting.forecast import Forecast

ENGINES = ("richards", "batch", "avx2", "avx512", "vbmi2")  # a copy, since their module needs NumPy; a test compares
LARGEST_PLAIN = 12  # a copy, too: the largest board that plain Python counts in about a second
LEAST_IN_ITEMS = 8  # n; smaller boards have no border to cut them by
_say = saying("count")


@dataclass(frozen=True)
class CountCommand(CountOptions):
    """Count all ways to put N queens on a board of N times N squares so that none attacks another."""

    def extras(self) -> Sequence[str]:
        needed = self.journal or self.engine not in (None, "richards")
        return [*super().extras(), *(["fast"] if needed else [])]

    def wishes(self) -> Sequence[str]:
        return ["fast"] if self.n > LARGEST_PLAIN else []

    def fault(self) -> str:
        if self.in_items and self.n < LEAST_IN_ITEMS:
            return f"argument N: --journal and --cluster need at least {LEAST_IN_ITEMS}, not {self.n}"
        if self.cluster and (self.engine or self.threads):
            return "argument --cluster: its workers choose engines and threads; leave out --engine and --threads"
        return ""


def describe() -> Parser:
    growth = "One row more takes six to nine times as long; what takes longer begins with a forecast. Ctrl-C stops it."
    parser = Parser(CountCommand, growth)
    boards, threads = whole(1, LARGEST_COUNTED), whole(1, MOST_THREADS)
    parser.add("n", metavar="N", type=boards, help=f"rows of the board, 1 to {LARGEST_COUNTED}")
    parser.add("--json", action="store_true", help="print the result as one line of JSON")
    parser.add("--engine", choices=ENGINES, help="how to count (default: the fastest that runs here)")
    parser.add("--threads", metavar="T", type=threads, help="threads at a time (default: one for each processor)")
    add_item_options(parser)
    return parser


def run(options: CountCommand) -> int:
    """Count; return the exit status."""
    return run_command(
        partial(_count, options), f" before N = {options.n} was counted", _say, patient=bool(options.cluster)
    )


MOST_SAMPLED = 10  # seconds, as `bitqueens forecast` takes
WORTH = 0.01  # share of a count's time for its forecast


def announce_forecast(options: CountCommand, engine: str, stopping: Callable[[], bool]) -> float:
    """Print a forecast of the time and return it in seconds; measure a sample of a long count, as `forecast` does."""
    from ..search.compiled import why_interpreted
    from ..search.counting.count import check_for
    from ..search.counting.engines import RICHARDS
    from ..search.counting.forecast import Forecast, forecasting
    from ..search.counting.jobs import processors, usable_threads
    from ..search.pausable import finish

    if why := why_interpreted():
        _say(f"counting in plain Python, hundreds of times slower, since {why}")
    ahead = finish(forecasting(options.n, engine, options.threads), check_for(stopping))
    sampled = min(MOST_SAMPLED, WORTH * ahead.seconds)
    if sampled >= 1 and engine != RICHARDS:
        from ..cluster.sample import forecast_hours  # needs NumPy, which is there if the engine is

        _say(f"measuring a sample of N = {options.n} for a forecast of the time")
        hours = finish(forecast_hours(options.n, sampled, engine), check_for(stopping))
        a_core_hour = 3600 / min(usable_threads(options.threads), processors())
        likely, error = hours.core_hours * a_core_hour, hours.error * a_core_hour
        ahead = Forecast(likely, max(0, likely - error), likely + error)
    announce(options.n, ahead)
    return ahead.seconds


def announce(n: int, expected: Forecast) -> None:
    """Print a forecast of the time."""
    low, likely, high = (format_duration(seconds) for seconds in (expected.low, expected.seconds, expected.high))
    between = f", between {low} and {high}" if low != high else ""
    _say(f"N = {n} will take about {likely} here{between}")


def format_result(counted: Count) -> str:
    """Format the result in words."""
    solutions, threads = plural(counted.solutions, "solution"), plural(counted.threads, "thread")
    return f"N = {counted.n}: {solutions} in {format_duration(counted.seconds)} ({counted.engine}, {threads})"


def _count(options: CountCommand, stopping: Callable[[], bool]) -> int:
    with _without_collecting():
        # Imported in the thread, so that a signal can stop the slow import of NumPy, too.
        from ..search.counting.count import count
        from ..search.counting.engines import EngineUnavailable, resolve, resolve_compiled, warm
        from ..search.counting.forecast import is_quick

        try:
            engine = (resolve_compiled if options.in_items else resolve)(options.n, options.engine).name
        except EngineUnavailable as error:
            return fail("count", error)
        if not options.cluster:
            warm([engine], options.n)  # before the bar starts its clock
    ahead = not options.cluster and not is_quick(options.n)
    expected = announce_forecast(options, engine, stopping) if ahead else None
    if options.in_items:
        return count_items(options, expected, stopping, _say)
    began = perf_counter()
    with showing(sys.stderr, f"bitqueens count: N = {options.n}") as show:

        def progress(now: Progress) -> None:
            seconds = perf_counter() - began
            texts = describe_bar(now.fraction, now.solutions, seconds, expected)
            show(partial(format_bar, now.fraction, texts))

        counted = count(options.n, engine=engine, threads=options.threads, progress=progress, cancelled=stopping)
    text = write_result(counted, [counted.engine], counted.threads) if options.json else format_result(counted)
    return send([text, "\n"])


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Disable garbage collection inside the block, and later skip the objects created in it, such as modules."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()  # otherwise Python scans them at its end, which takes a tenth of a short count's time
        gc.enable()
