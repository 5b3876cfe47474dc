"""Forecast of the core hours of a large board, from a sample of its constellations, measured on this machine.

Constellations are drawn with a chance in proportion to their estimated work; of a long one, only a part is measured.
"""

import random
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import mean, stdev
from time import thread_time

from ..search.counting.engines import Engine, resolve_compiled, warm
from ..search.counting.filling import Filling
from ..search.counting.group_jobs import PASSES, words_for
from ..search.counting.parts import select_part
from ..search.counting.starts import find_starts
from ..search.pausable import Pauses
from .constellations import table_of, work_of

LEAST_DRAWN, MOST_DRAWN = 24, 400  # constellations: enough for their spread, and for a few hundredths
LEAST_PART = 1e7  # placements in a part; a smaller one would take longer to start than to count
FIRST_RATE = 1e9  # placements a second, until one is measured


@dataclass(frozen=True, slots=True)
class Hours:
    """The core hours of a board."""

    n: int
    core_hours: float
    error: float  # of these, twice the standard deviation that the sample shows
    sample: int  # constellations drawn
    engine: str


def forecast_hours(n: int, seconds: float = 10, engine: str | None = None) -> Pauses[Hours]:
    """Forecast the core hours of the n-board on this machine. seconds: the approximate time to measure.

    n: 8 to 34. Raises EngineUnavailable.
    """
    chosen = resolve_compiled(n, engine, "take samples")
    warm([chosen.name], n)
    work = work_of(n)
    drawn = random.choices(range(len(work)), work, k=MOST_DRAWN)
    rate, rates, spent = FIRST_RATE, list[float](), 0.0
    for place in drawn:
        placed = work[place]
        parts = ceil(placed / max(LEAST_PART, seconds / LEAST_DRAWN * rate))
        whole, took = yield from _measure(n, place, chosen, parts)
        rates.append(whole / placed)
        spent += took
        if len(rates) >= LEAST_DRAWN and spent >= seconds:
            break
        rate = len(rates) / max(1e-15, sum(rates))
    doubt = 2 * stdev(rates) / sqrt(len(rates))
    hours = sum(work) / 3600
    return Hours(n, hours * mean(rates), hours * doubt, len(rates), chosen.name)


def _measure(n: int, place: int, engine: Engine, parts: int) -> Pauses[tuple[float, float]]:
    """Return a constellation's core seconds, estimated from one of so many parts of it, and the core seconds spent."""
    group, words = next(iter(table_of(n).part(place, place + 1))), words_for(engine, n)
    started = thread_time()
    starts = find_starts(n, words.width, [group])
    times: float = parts
    if engine.columns_beside(n):
        number = len(starts)
        drawn = random.sample(range(number), ceil(number / parts))
        times = number / max(1, len(drawn))
        starts = starts.select(drawn) if drawn else starts
    elif parts > 1:
        starts = select_part(starts, n - 2, random.randrange(parts), parts)
    filling, began = Filling(starts, words.bits, words.lanes), thread_time()
    while not filling.is_over:
        filling.run_passes(PASSES)
        yield
    ended = thread_time()
    return (ended - began) * times, ended - started
