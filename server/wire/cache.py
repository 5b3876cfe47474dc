"""Cache for all viewers: the values used last, within a total cost."""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Thread-safe LRU cache. The costs of its values sum up to at most `most`."""

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
        """Return the numbers of hits and of misses."""
        with self._lock:
            return self._hits, self._misses

    def put(self, key: K, value: V) -> None:
        with self._lock:
            self.cache[key] = value
