"""A token bucket limits a rate: `at_once` tokens at once, `a_second` tokens each second in the long run."""

import time
from collections.abc import Callable


class Bucket:
    """A bucket that begins full. For one thread at a time."""

    def __init__(self, a_second: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._a_second, self._at_once, self._clock = a_second, at_once, clock
        self._tokens, self._filled = float(at_once), clock()

    def take(self) -> bool:
        """Take a token; return False if there is none."""
        now = self._clock()
        self._tokens = min(self._at_once, self._tokens + (now - self._filled) * self._a_second)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
