"""Forecasts the core hours of a large board from a sample of its constellations.

A constellation is drawn as often as its estimated work says, and measured. If it takes too long, only some of its
starts are: the queens of a few columns are placed beforehand, and some of the ways to do so are drawn and completed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import mean, stdev
from time import thread_time

import numpy as np

from ..search.counting.engines import RICHARDS, Engine, EngineUnavailable, resolve, warm
from ..search.counting.jobs import PASSES, Words, words_for
from ..search.counting.workload import border_placements
from ..search.pausable import Pauses
from .constellations import table_of

LEAST_DRAWN, MOST_DRAWN = 24, 400  # constellations: their spread must be known, and to a few hundredths will do
MOST_BESIDE = 5  # columns whose queens are placed beforehand, to cut a long constellation
FIRST_RATE = 1e9  # placements a second, until one is measured


@dataclass(frozen=True, slots=True)
class Hours:
    """What a board takes."""

    n: int
    core_hours: float
    error: float  # of these, twice the standard deviation that the sample shows
    sample: int  # constellations drawn
    engine: str


def forecast_hours(n: int, seconds: float = 10, engine: str | None = None) -> Pauses[Hours]:
    """Forecast the core hours of the n-board on this machine. seconds: how long to measure, roughly.

    Raises EngineUnavailable, ValueError for an n below 8 or above 34.
    """
    chosen = resolve(n, engine)
    if chosen.name == RICHARDS:
        raise EngineUnavailable(f"Engine {RICHARDS!r} takes no samples; the others need numba.")
    warm([chosen.name], n)
    table, placements = table_of(n), border_placements(n)
    work = np.concatenate([group.work for group in table.groups])
    work *= placements / work.sum()
    drawn = random.choices(range(len(work)), work.tolist(), k=MOST_DRAWN)
    rate, rates, spent = FIRST_RATE, list[float](), 0.0
    for place in drawn:
        placed = float(work[place])
        whole, took = yield from _measure(n, place, chosen, min(1.0, seconds / LEAST_DRAWN * rate / placed))
        rates.append(whole / placed)
        spent += took
        if len(rates) >= LEAST_DRAWN and spent >= seconds:
            break
        rate = len(rates) / max(1e-15, sum(rates))
    doubt = 2 * stdev(rates) / sqrt(len(rates))
    hours = float(placements / 3600)
    return Hours(n, hours * mean(rates), hours * doubt, len(rates), chosen.name)


def _measure(n: int, place: int, engine: Engine, share: float) -> Pauses[tuple[float, float]]:
    """The core seconds of a constellation, estimated from this share of it, and those spent."""
    from ..search.counting.kernels.batches import Filling
    from ..search.counting.kernels.starts import find_starts

    group = next(iter(table_of(n).part(place, place + 1)))
    words, own = words_for(engine, n), engine.columns_beside(n)
    beside = own if share == 1 else max(own, MOST_BESIDE)
    words = Words(n - 2 - beside if beside > own else words.width, words.bits, words.lanes)
    started = thread_time()
    starts = find_starts(n, words.width, group.tops, group.bottom, group.left, group.right)
    number = len(starts.gaps)
    drawn = min(number, ceil(share * number))
    if drawn < number:
        starts = starts.some(random.sample(range(number), drawn))
    filling, began = Filling(starts, words.bits, words.lanes), thread_time()
    while True:
        filling.go_on(PASSES)
        if filling.is_over:
            break
        yield
    ended = thread_time()
    # Placed beforehand, the queens of these columns leave more to try.
    more = border_placements(n, beside) / border_placements(n, own)
    return (ended - began) * number / max(1, drawn) / more, ended - started
