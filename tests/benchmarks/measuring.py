"""Measurements, and how to take them fairly.

A shared machine is never quiet. So whatever is compared runs in turn, round after round, and medians are compared: a
ratio then holds where a time alone says little.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time


@dataclass(frozen=True)
class Target:
    """The least or the most that a value should be."""

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
    """One figure. If it has a p99, the target is for that, and `value` is the p50."""

    name: str
    value: float
    unit: str
    target: Target | None = None
    p99: float | None = None

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None without a target."""
        if self.target is None:
            return None
        return self.target.met(self.value if self.p99 is None else self.p99)


def seconds(work: Callable[[], object]) -> float:
    """The seconds that one call takes."""
    started = perf_counter()
    work()
    return perf_counter() - started


def processor_seconds(work: Callable[[], object]) -> float:
    """Processor time, since wall time is unfair on a shared machine, which interrupts long runs more often."""
    started = process_time()
    work()
    return process_time() - started


def interleaved(rounds: int, runners: Mapping[str, Callable[[], float]]) -> dict[str, float]:
    """The median of each runner's answers; in every round all of them run."""
    answers: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(rounds):
        for name, run in runners.items():
            answers[name].append(run())
    return {name: median(values) for name, values in answers.items()}


def spread(name: str, times: Sequence[float], most: float | None = None) -> Measurement:
    """Seconds as p50 and p99 in milliseconds, the latter at most `most`."""
    ranked = sorted(times)
    p99 = ranked[min(len(ranked) - 1, len(ranked) * 99 // 100)]
    return Measurement(name, median(ranked) * 1000, "ms", None if most is None else at_most(most), p99 * 1000)
