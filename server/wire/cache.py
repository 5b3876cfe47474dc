"""What the server keeps for all viewers: the values last used, as many as fit."""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """A cache whose values have costs, at most `most` in all. Safe to use from many threads."""

    def __init__(self, most: int, cost: Callable[[V], int]) -> None:
        self.cache: LRUCache[K, V] = LRUCache(most, cost)
        self._lock = Lock()
        self._hits = self._misses = 0

    def get(self, key: K) -> V | None:
        with self._lock:
            value = self.cache.get(key)
            if value is None:
                self._misses += 1
            else:
                self._hits += 1
            return value

    def lookups(self) -> tuple[int, int]:
        """How often there was a value, and how often not."""
        with self._lock:
            return self._hits, self._misses

    def put(self, key: K, value: V) -> None:
        with self._lock:
            self.cache[key] = value
