"""All metrics of this process. A label names a kind of thing, never one of them: no class, no seat, no address."""

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
    """What is asked when metrics are read: the number of viewers and of seats in this process, and of rooms in all.

    `jobs`: for each kind how many wait and how many run; `caches`: for each how often it had what was looked for, and
    how often not.
    """

    viewers: Callable[[], int]
    rooms: Callable[[], int]
    seats: Callable[[], int]
    jobs: Mapping[str, Sizes]
    caches: Mapping[str, Sizes]


class Metrics:
    """The metrics of this process, of which there may be several: then sums, and of rooms the largest, are told."""

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

    def begin(self, by: str, kind: str) -> Callable[[], None]:
        """A request of this kind has come; returns the function to call when it is answered."""
        return partial(_end, self._observe_of(by, kind), perf_counter())

    def attend(self, sources: Sources) -> None:
        """Ask these from now on."""
        self._sources = sources

    def sample(self) -> None:
        """Bring up to date what is not counted while it happens."""
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


def _end(observe: Callable[[float], None], began: float) -> None:
    observe(perf_counter() - began)


def time_requests(app: Flask, metrics: Metrics) -> None:
    """Time what the app answers to plain HTTP, by the function that answers it, but not how long viewers stay.

    Files of the page are answered before that.
    """

    @app.before_request
    def begin() -> None:
        if not is_upgrade(request.environ):
            g.answered = metrics.begin("http", (request.endpoint or "none").rpartition(".")[2])

    @app.after_request
    def end(response: Response) -> Response:
        if answered := g.pop("answered", None):
            answered()
        return response


def memory_in_use() -> int | None:
    """The bytes of memory that this process uses; None where the system does not tell."""
    try:
        pages = int(_STATM.read_text("ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
