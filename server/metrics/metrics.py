"""Metrics of this process. A label names a kind of thing, never a single class, seat or address."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from threading import Lock
from time import perf_counter

from flask import Flask, Response, g, request
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics

from ..hosting.gate import is_upgrade

_STATM = Path("/proc/self/statm")
_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300)  # seconds

Sizes = Callable[[], tuple[int, int]]


@dataclass(frozen=True)
class Sources:
    """Functions to call when metrics are read: numbers of viewers and seats in this process, and of rooms in all.

    `jobs`: for each kind the numbers of waiting and of running jobs; `caches`: for each the numbers of hits and misses.
    """

    viewers: Callable[[], int]
    rooms: Callable[[], int]
    seats: Callable[[], int]
    jobs: Mapping[str, Sizes]
    caches: Mapping[str, Sizes]


class Metrics:
    """The metrics of this process. With several processes their sums are served, and for rooms the maximum."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        self._times = Histogram(
            "bitqueens_request_seconds",
            "From the arrival of a request to its last answer; of a page and a download, to its beginning.",
            ("by", "kind"),
            registry=self.registry,
            buckets=_BUCKETS,
        )
        self._viewers = self._gauge("viewers", "Open websockets.")
        self._rooms = self._gauge("rooms", "Open classes.", together="livemax")
        self._seats = self._gauge("seats", "Pupils who have joined a class.")
        self._jobs = self._gauge("jobs", "Work in the background.", ("kind", "state"))
        self._lookups = Counter(
            "bitqueens_cache_lookups", "How often a cache was asked.", ("cache", "result"), registry=self.registry
        )
        self._memory = self._gauge("memory_bytes", "Memory in use.")
        self._observe_of = cache(lambda by, kind: self._times.labels(by, kind).observe)
        self._sources: Sources | None = None
        self._looked_up: dict[tuple[str, str], int] = {}
        self._lock = Lock()

    def start_timer(self, by: str, kind: str) -> Callable[[], None]:
        """Start timing a request of this kind; return the function to call when it is answered."""
        return partial(_stop_timer, self._observe_of(by, kind), perf_counter())

    def set_sources(self, sources: Sources) -> None:
        """Sample these sources from now on."""
        self._sources = sources

    def sample(self) -> None:
        """Update the metrics that are not counted as events happen."""
        memory = memory_in_use()
        if memory is not None:
            self._memory.set(memory)
        if self._sources is None:
            return
        self._viewers.set(self._sources.viewers())
        self._rooms.set(self._sources.rooms())
        self._seats.set(self._sources.seats())
        for kind, sizes in self._sources.jobs.items():
            for state, number in zip(("waiting", "running"), sizes(), strict=True):
                self._jobs.labels(kind, state).set(number)
        with self._lock:
            for name, sizes in self._sources.caches.items():
                for result, number in zip(("hit", "miss"), sizes(), strict=True):
                    before = self._looked_up.get((name, result), 0)
                    self._lookups.labels(name, result).inc(number - before)
                    self._looked_up[name, result] = number

    def _gauge(self, name: str, help: str, labels: tuple[str, ...] = (), *, together: str = "livesum") -> Gauge:  # noqa: A002
        return Gauge(f"bitqueens_{name}", help, labels, registry=self.registry, multiprocess_mode=together)  # type: ignore[arg-type]


def _stop_timer(observe: Callable[[float], None], began: float) -> None:
    observe(perf_counter() - began)


def time_requests(app: Flask, metrics: Metrics) -> None:
    """Time the app's answers to plain HTTP, by their functions, without the time of open websockets.

    Static files are not timed: middleware answers them before the app.
    """

    @app.before_request
    def start_timer() -> None:
        if not is_upgrade(request.environ):
            g.stop_timer = metrics.start_timer("http", (request.endpoint or "none").rpartition(".")[2])

    @app.after_request
    def stop_timer(response: Response) -> Response:
        if stop := g.pop("stop_timer", None):
            stop()
        return response


def memory_in_use() -> int | None:
    """Return the bytes of memory that this process uses; None where the system does not report them."""
    try:
        pages = int(_STATM.read_text("ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
