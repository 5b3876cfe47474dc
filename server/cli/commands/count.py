"""`bitqueens count N`: counts all solutions of one board and shows the progress.

The result goes to stdout, everything else to stderr.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING

from ..options import Count as Options
from .bar import Bar
from .durations import format_duration
from .items import complete, format_effort
from .plurals import plural
from .signals import run_command

if TYPE_CHECKING:
    from ...cluster.ledger import Ledger, Total
    from ...search.counting.count import Count, Progress
    from ...search.counting.forecast import Forecast

QUICK = 18  # the largest board without a forecast; it takes seconds


def run(options: Options) -> int:
    """Count; returns the exit status."""
    return run_command(partial(_count, options), f"N = {options.n} was counted", _say, patient=bool(options.cluster))


def announce(n: int, expected: Forecast) -> None:
    """Print a forecast of the time."""
    low, likely, high = (format_duration(seconds) for seconds in (expected.low, expected.seconds, expected.high))
    between = f", between {low} and {high}" if low != high else ""
    _say(f"N = {n} will take about {likely} here{between}")


def format_result(counted: Count) -> str:
    """The result in words."""
    solutions, threads = plural(counted.solutions, "solution"), plural(counted.threads, "thread")
    return f"N = {counted.n}: {solutions} in {format_duration(counted.seconds)} ({counted.engine}, {threads})"


def _count(options: Options, stopping: Callable[[], bool]) -> int:
    if options.in_items:
        return _count_items(options, stopping)
    with _without_collecting():
        # Imported here, in the thread, so that a signal can stop the slow import of NumPy, too.
        from ...search.counting.count import count
        from ...search.counting.engines import EngineUnavailable, resolve, warm
        from ...search.counting.forecast import forecast
        from ...search.pausable import finish

        try:
            engine = resolve(options.n, options.engine).name
        except EngineUnavailable as error:
            _say(f"error: {error}")
            return 2
        warm([engine], options.n)  # before the bar starts its clock
    if options.n > QUICK:
        announce(options.n, finish(forecast(options.n, engine, options.threads)))
    with Bar(sys.stderr, "solutions") as bar:

        def progress(now: Progress) -> None:
            bar.show(now.fraction, now.solutions)

        counted = count(options.n, engine=engine, threads=options.threads, progress=progress, cancelled=stopping)
    print(json.dumps(asdict(counted)) if options.json else format_result(counted), flush=True)
    return 0


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Look for no garbage here, and later not among what is made here: imported modules, which stay to the end."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()  # else they are looked through when the process ends, in a tenth of a short count's time
        gc.enable()


def _count_items(options: Options, stopping: Callable[[], bool]) -> int:
    from ...cluster.constellations import cut

    def tell(_: Ledger, total: Total) -> None:
        print(json.dumps(asdict(total)) if options.json else format_total(total), flush=True)

    return complete(cut(options.n), options, stopping, _say, tell, options.engine)


def format_total(total: Total) -> str:
    """The result of a count in items, in words."""
    return f"N = {total.n}: {plural(total.solutions, 'solution')} in {format_effort(total)}"


def _say(message: str) -> None:
    print(f"bitqueens count: {message}", file=sys.stderr, flush=True)
