"""A cache for what is costly to make: each is made only once, even if many threads ask for it at the same time."""

from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """A function of a whole number that runs once for each number, one at a time, and keeps its results."""

    def __init__(self, make: Callable[[int], T]) -> None:
        self._kept = lru_cache(None)(make)
        self._making = Lock()

    def __call__(self, number: int) -> T:
        with self._making:
            return self._kept(number)

    def cache_clear(self) -> None:
        """Forget all results."""
        self._kept.cache_clear()
