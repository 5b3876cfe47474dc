"""What the server keeps for all viewers: the values last used, as many as fit."""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """A cache whose values have costs, at most `most` in all. Safe to use from many threads."""

    def __init__(self, most: int, cost: Callable[[V], int]) -> None:
        self.cache: LRUCache[K, V] = LRUCache(most, cost)
        self._lock = Lock()

    def get(self, key: K) -> V | None:
        with self._lock:
            return self.cache.get(key)

    def put(self, key: K, value: V) -> None:
        with self._lock:
            self.cache[key] = value
