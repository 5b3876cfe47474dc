"""Open a trace and go to any step, compared with a walk from the start."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from statistics import median

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index.catalogue import boards_for, index_for, scans_for
from server.search.index.index import LARGEST_TABLE, Index
from server.search.trace.trace import Trace

from .measuring import Measurement, at_most, percentiles, run_interleaved, time_call
from .peers import plain

FIRST = {16: 2.0, 18: 25.0, 19: 40.0, 20: 40.0}  # n -> target for the p99, in milliseconds
AGAIN = {16: 2.0, 18: 5.0}
MEMORY = {16: 2.0, 18: 4.0}  # n -> target in MB
LANDINGS = {8: 400, 12: 400, 14: 400, 16: 300, 17: 100, 18: 60, 19: 60, 20: 60}  # n -> random steps; needs a table
NEARBY = 300  # steps
FOUND = (12, 16, 18)  # boards on which solutions are searched for
OTHERS = {name: min(16, algorithm.indexed) for name, algorithm in ALGORITHMS.items() if name != "bitmask"}
WALKED = 12  # n; plain Python walks through the whole trace in about a second


def measure(*, quick: bool) -> Iterator[Measurement]:
    for n in (8, 16) if quick else (n for n in LANDINGS if n <= LARGEST_TABLE):
        landings = LANDINGS[n] // (4 if quick else 1)
        yield measure_opening(n)
        yield measure_memory(n)
        yield from measure_landings(n, landings)
        if n in FOUND:
            yield from measure_finding(n, landings // 2)
    for algorithm, n in OTHERS.items():
        yield measure_other(algorithm, n, 50 if quick else 200)
    yield compare_with_walk(WALKED, 3 if quick else 9)


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


def measure_opening(n: int) -> Measurement:
    first = open_fresh(n)
    first[len(first) // 3]  # imports and compiles what the first access needs
    time = median(time_call(lambda: open_fresh(n)) for _ in range(5))
    return Measurement(f"N = {n}: opening", time * 1000, "ms")


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


def measure_finding(n: int, times: int) -> Iterator[Measurement]:
    """Measure finding solutions by number, and the nearest solution on either side of a random step."""
    trace, random = open_fresh(n), Random(n)
    total = trace.total
    assert total
    searches: dict[str, Callable[[int], object]] = {
        "the k-th solution": lambda _: trace.find("solution", number=random.randint(1, total.solutions)),
        "the next solution": lambda step: trace.find("solution", step, "forward"),
        "the previous solution": lambda step: trace.find("solution", step, "backward"),
    }
    for name, search in searches.items():
        steps = [random.randrange(total.steps) for _ in range(times)]
        yield percentiles(f"N = {n}: {name}", [time_search(search, step) for step in steps])


def time_search(search: Callable[[int], object], step: int) -> float:
    return time_call(lambda: search(step))


def compare_with_walk(n: int, rounds: int) -> Measurement:
    """Measure how much faster the index is than a walk from the start, at the same random steps."""
    trace = open_fresh(n)
    ours, theirs = Random(n), Random(n)
    medians = run_interleaved(
        rounds,
        {
            "seek": lambda: time_step(trace, ours.randrange(len(trace))),
            "walk": lambda: time_walk(n, theirs.randrange(len(trace))),
        },
    )
    name = f"N = {n}: any step, times as fast as a walk in plain Python"
    return Measurement(name, medians["walk"] / medians["seek"], "×")


def time_walk(n: int, step: int) -> float:
    return time_call(lambda: next(islice(plain.walk(n), step, None)))
