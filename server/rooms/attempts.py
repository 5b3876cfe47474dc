"""Limits how often something may be tried: classes to open, and codes that no class has."""

from __future__ import annotations

from collections.abc import Callable

from cachetools import LRUCache

from ..hosting.sockets.bucket import Bucket

_MOST_NAMES = 4096  # that are remembered, the latest

Rate = tuple[float, int]  # tries a second in the long run, and at once


class Attempts:
    """Counts what is tried in this process. For one thread at a time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._buckets: LRUCache[str, Bucket] = LRUCache(_MOST_NAMES)

    def take(self, name: str, rate: Rate) -> bool:
        """Count a try of what has this name; whether it is within the rate."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(*rate, self._clock)
        return bucket.take()
