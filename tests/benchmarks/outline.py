"""Compute outlines for the timeline: of a whole trace, and of smaller and smaller parts."""

from collections.abc import Iterator
from random import Random
from statistics import median

from server.search.counting.jobs import processors
from server.search.trace.trace import Trace

from .measuring import Measurement, at_most, time_call

WIDTH = 1400  # pixels
PARTS = {1: "all", 10: "1/10", 100: "1/100", 1_000: "1/1,000", 10_000: "1/10,000"}
ROUGH, EXACT = 50, 500  # milliseconds


def measure(*, quick: bool) -> Iterator[Measurement]:
    for n in (8, 16) if quick else (8, 12, 16):
        trace = Trace("bitmask", n)
        trace.outline(0, len(trace), WIDTH, exact=False)  # imports and compiles what the first outline needs
        for part in PARTS:
            if len(trace) // part > WIDTH // 10:  # smaller parts take too little time to measure
                yield from measure_outlines(trace, part, 2 if quick else 5)


def measure_outlines(trace: Trace, part: int, rounds: int) -> Iterator[Measurement]:
    """Measure rough and exact outlines at the same random places; some parts have only one of the two."""
    length, random = len(trace) // part, Random(part)
    starts = [random.randrange(len(trace) - length + 1) for _ in range(rounds)]
    qualities = {
        trace.outline(starts[0], starts[0] + length, WIDTH, exact=asked).exact: asked for asked in (False, True)
    }
    for exact, asked in qualities.items():
        time = median(time_outline(trace, start, length, exact=asked) for start in starts)
        name = f"N = {trace.n}, {PARTS[part]}: {'exact' if exact else 'rough'}"
        yield Measurement(name, time * 1000, "ms", at_most(EXACT if exact else ROUGH))


def time_outline(trace: Trace, start: int, length: int, *, exact: bool) -> float:
    return time_call(lambda: trace.outline(start, start + length, WIDTH, exact=exact, threads=processors()))
