"""Limits what one address, and all together, may try: classes to open, and codes that no class has."""

from __future__ import annotations

from collections.abc import Callable

from cachetools import LRUCache

from ..config.limits import ALL_GUESSES, GUESSES
from ..hosting.sockets.bucket import Bucket

MOST_OWNERS = 4096  # addresses that are remembered, the latest


class Tries:
    """Counts tries of each owner of an address. For one thread at a time."""

    def __init__(self, each: tuple[float, int], clock: Callable[[], float]) -> None:
        self._each, self._clock = each, clock
        self._buckets: LRUCache[str | None, Bucket] = LRUCache(MOST_OWNERS)

    def take(self, owner: str | None) -> bool:
        """Count a try; whether it is within the limit."""
        bucket = self._buckets.get(owner)
        if bucket is None:
            bucket = self._buckets[owner] = Bucket(*self._each, self._clock)
        return bucket.take()


class Guesses:
    """Codes that no class has. A right one is never counted."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._owners, self._all = Tries(GUESSES, clock), Bucket(*ALL_GUESSES, clock)

    def take(self, owner: str | None) -> bool:
        """Count a wrong code; whether it is within the limits."""
        return self._owners.take(owner) and self._all.take()
