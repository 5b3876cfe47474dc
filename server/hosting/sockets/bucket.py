"""A bucket of tokens: so many at once, so many a second in the long run."""

import time
from collections.abc import Callable


class Bucket:
    """Begins full. Not for several threads at a time."""

    def __init__(self, a_second: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._a_second, self._at_once, self._clock = a_second, at_once, clock
        self._tokens, self._filled = float(at_once), clock()

    def take(self) -> bool:
        """Take a token; false where there is none."""
        now = self._clock()
        self._tokens = min(self._at_once, self._tokens + (now - self._filled) * self._a_second)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
