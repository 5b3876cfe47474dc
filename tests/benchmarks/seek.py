"""Opening a trace and going to any step, beside walking there from the start."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from statistics import median

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index.catalogue import boards_for, index_for, scans_for
from server.search.index.index import Index, has_table
from server.search.trace.trace import Trace

from .measuring import Measurement, at_most, interleaved, seconds, spread
from .peers import plain

FIRST = {16: 2.0, 18: 25.0, 19: 40.0, 20: 40.0}  # milliseconds at p99, where there is a target
AGAIN = {16: 2.0, 18: 5.0}
MEMORY = {16: 2.0, 18: 4.0}  # MB
LANDINGS = {8: 400, 12: 400, 14: 400, 16: 300, 17: 100, 18: 60, 19: 60, 20: 60}  # by board, where it has a table
NEARBY = 300  # steps
FOUND = (12, 16, 18)  # boards whose solutions are looked for
OTHERS = {name: min(16, algorithm.indexed) for name, algorithm in ALGORITHMS.items() if name != "bitmask"}
WALKED = 12  # the largest board that plain Python walks through in about a second


def measure(*, quick: bool) -> Iterator[Measurement]:
    for n in (8, 16) if quick else filter(has_table, LANDINGS):
        landings = LANDINGS[n] // (4 if quick else 1)
        yield opening(n)
        yield memory(n)
        yield from landing(n, landings)
        if n in FOUND:
            yield from finding(n, landings // 2)
    for algorithm, n in OTHERS.items():
        yield other(algorithm, n, 50 if quick else 200)
    yield walking(WALKED, 3 if quick else 9)


def fresh(n: int, algorithm: str = "bitmask") -> Trace:
    """A trace whose index is new."""
    for indexes in (index_for, scans_for, boards_for):
        indexes.cache_clear()
    return Trace(algorithm, n)


def other(algorithm: str, n: int, times: int) -> Measurement:
    """Random steps of another algorithm, each the first time."""
    trace, random = fresh(n, algorithm), Random(n)
    trace[len(trace) // 3]  # whatever is imported or compiled the first time
    return spread(f"{algorithm}, N = {n}: any step", [timed(trace, random.randrange(len(trace))) for _ in range(times)])


def opening(n: int) -> Measurement:
    first = fresh(n)
    first[len(first) // 3]  # whatever is imported or compiled the first time
    time = median(seconds(lambda: fresh(n)) for _ in range(5))
    return Measurement(f"N = {n}: opening", time * 1000, "ms")


def memory(n: int) -> Measurement:
    tracemalloc.start()
    index = Index(n)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del index
    return Measurement(f"N = {n}: memory of the index", used / 2**20, "MB", at_most(MEMORY[n]) if n in MEMORY else None)


def landing(n: int, times: int) -> Iterator[Measurement]:
    """Random steps, each the first time; then another one near it."""
    trace, random = fresh(n), Random(n)
    first, again = [], []
    for _ in range(times):
        step = random.randrange(len(trace))
        near = min(max(0, step + random.randint(-NEARBY, NEARBY)), len(trace) - 1)
        first.append(timed(trace, step))
        again.append(timed(trace, near))
    yield spread(f"N = {n}: any step", first, FIRST.get(n))
    yield spread(f"N = {n}: a step at most {NEARBY} from there", again, AGAIN.get(n))


def timed(trace: Trace, step: int) -> float:
    return seconds(lambda: trace[step])


def finding(n: int, times: int) -> Iterator[Measurement]:
    """Solutions by number, and the nearest one on either side of a random step."""
    trace, random = fresh(n), Random(n)
    total = trace.total
    assert total
    searches: dict[str, Callable[[int], object]] = {
        "the k-th solution": lambda _: trace.find("solution", number=random.randint(1, total.solutions)),
        "the next solution": lambda step: trace.find("solution", step, "forward"),
        "the previous solution": lambda step: trace.find("solution", step, "backward"),
    }
    for name, search in searches.items():
        steps = [random.randrange(total.steps) for _ in range(times)]
        yield spread(f"N = {n}: {name}", [found(search, step) for step in steps])


def found(search: Callable[[int], object], step: int) -> float:
    return seconds(lambda: search(step))


def walking(n: int, rounds: int) -> Measurement:
    """How much faster than walking from the start: the same random steps for both."""
    trace = fresh(n)
    ours, theirs = Random(n), Random(n)
    medians = interleaved(
        rounds,
        {
            "seek": lambda: timed(trace, ours.randrange(len(trace))),
            "walk": lambda: walked(n, theirs.randrange(len(trace))),
        },
    )
    name = f"N = {n}: any step, times as fast as walking there in plain Python"
    return Measurement(name, medians["walk"] / medians["seek"], "×")


def walked(n: int, step: int) -> float:
    return seconds(lambda: next(islice(plain.walk(n), step, None)))
