"""Measurements, and fair comparisons on a shared machine.

Load on a shared machine varies. So the compared programs run in turn, round after round, and medians are compared:
their ratio is reliable even where single times are not.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time


@dataclass(frozen=True)
class Target:
    """A limit for a value: its maximum, or its minimum if `at_least`."""

    limit: float
    at_least: bool = False

    def met(self, value: float) -> bool:
        return value >= self.limit if self.at_least else value <= self.limit


def at_most(limit: float) -> Target:
    return Target(limit)


def at_least(limit: float) -> Target:
    return Target(limit, at_least=True)


@dataclass(frozen=True)
class Measurement:
    """A measured value. With a `p99`, `value` is the p50, and the target applies to the p99."""

    name: str
    value: float
    unit: str
    target: Target | None = None
    p99: float | None = None

    @property
    def met(self) -> bool | None:
        """Return whether the target is met; None without a target."""
        if self.target is None:
            return None
        return self.target.met(self.value if self.p99 is None else self.p99)


def time_call(work: Callable[[], object]) -> float:
    """Call a function and return the seconds that it took."""
    started = perf_counter()
    work()
    return perf_counter() - started


def time_processor(work: Callable[[], object]) -> float:
    """Call a function and return its processor seconds; a shared machine interrupts long runs more often."""
    started = process_time()
    work()
    return process_time() - started


def run_interleaved(rounds: int, runners: Mapping[str, Callable[[], float]]) -> dict[str, float]:
    """Run all runners in each round; return the median of each one's results."""
    results: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(rounds):
        for name, run in runners.items():
            results[name].append(run())
    return {name: median(values) for name, values in results.items()}


def percentiles(name: str, times: Sequence[float], most: float | None = None) -> Measurement:
    """Return the p50 and p99 of times in seconds as a measurement in milliseconds; `most` is the target in ms."""
    ranked = sorted(times)
    p99 = ranked[min(len(ranked) - 1, len(ranked) * 99 // 100)]
    return Measurement(name, median(ranked) * 1000, "ms", None if most is None else at_most(most), p99 * 1000)
