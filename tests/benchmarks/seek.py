"""Open a trace and go to any step."""

import tracemalloc
from collections.abc import Iterator
from random import Random

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index.catalogue import boards_for, index_for, scans_for
from server.search.index.index import LARGEST_TABLE, Index
from server.search.trace.trace import Trace

from .measuring import Measurement, at_most, percentiles, time_call

FIRST = {16: 2.0, 18: 25.0, 19: 40.0, 20: 40.0}  # n -> target for the p99, in milliseconds
AGAIN = {16: 2.0, 18: 5.0}
MEMORY = {16: 2.0, 18: 4.0}  # n -> target in MB
LANDINGS = {8: 400, 12: 400, 14: 400, 16: 300, 17: 100, 18: 60, 19: 60, 20: 60}  # n -> random steps; needs a table
NEARBY = 300  # steps
OTHERS = {name: min(16, algorithm.indexed) for name, algorithm in ALGORITHMS.items() if name != "bitmask"}


def measure(*, quick: bool) -> Iterator[Measurement]:
    for n in (8, 16) if quick else (n for n in LANDINGS if n <= LARGEST_TABLE):
        landings = LANDINGS[n] // (4 if quick else 1)
        yield measure_memory(n)
        yield from measure_landings(n, landings)
    for algorithm, n in OTHERS.items():
        yield measure_other(algorithm, n, 50 if quick else 200)


def open_fresh(n: int, algorithm: str = "bitmask") -> Trace:
    """Open a trace with empty caches, so that its index is built anew."""
    for indexes in (index_for, scans_for, boards_for):
        indexes.cache_clear()
    return Trace(algorithm, n)


def measure_other(algorithm: str, n: int, times: int) -> Measurement:
    """Measure random steps of another algorithm, none cached."""
    trace, random = open_fresh(n, algorithm), Random(n)
    trace[len(trace) // 3]  # imports and compiles what the first access needs
    waited = [time_step(trace, random.randrange(len(trace))) for _ in range(times)]
    return percentiles(f"{algorithm}, N = {n}: any step", waited)


def measure_memory(n: int) -> Measurement:
    tracemalloc.start()
    index = Index(n)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del index
    return Measurement(f"N = {n}: memory of the index", used / 2**20, "MB", at_most(MEMORY[n]) if n in MEMORY else None)


def measure_landings(n: int, times: int) -> Iterator[Measurement]:
    """Measure random steps, none cached, and after each a second step near it."""
    trace, random = open_fresh(n), Random(n)
    first, again = [], []
    for _ in range(times):
        step = random.randrange(len(trace))
        near = min(max(0, step + random.randint(-NEARBY, NEARBY)), len(trace) - 1)
        first.append(time_step(trace, step))
        again.append(time_step(trace, near))
    yield percentiles(f"N = {n}: any step", first, FIRST.get(n))
    yield percentiles(f"N = {n}: a step within {NEARBY} of it", again, AGAIN.get(n))


def time_step(trace: Trace, step: int) -> float:
    return time_call(lambda: trace[step])
