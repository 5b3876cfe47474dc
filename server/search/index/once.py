"""What is costly to make and shared by all: made once, however many threads ask for it at the same time."""

from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """A function of a whole number that is run once for each, one at a time; its results are kept."""

    def __init__(self, make: Callable[[int], T]) -> None:
        self._kept = lru_cache(None)(make)
        self._making = Lock()

    def __call__(self, number: int) -> T:
        with self._making:
            return self._kept(number)

    def cache_clear(self) -> None:
        """Forget all of them."""
        self._kept.cache_clear()
