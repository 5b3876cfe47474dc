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

    def get(self, key: K) -> V | None:
        """Return a value; None if it is missing."""
        with self._lock:
            return self.cache.get(key)

    def put(self, key: K, value: V) -> None:
        """Store a value, in place of those that were used longest ago."""
        with self._lock:
            self.cache[key] = value
