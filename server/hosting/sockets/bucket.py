"""A token bucket limits a rate: `at_once` tokens at once, `a_second` tokens each second in the long run."""

import time
from collections.abc import Callable


class Bucket:
    """A bucket that begins full. For one thread at a time.

    `taken`: the tokens that were left when one was taken last, and when that was; None: all are there.
    """

    def __init__(self, a_second: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._a_second, self._at_once, self._clock = a_second, at_once, clock
        self.taken: tuple[float, float] | None = None

    def take(self) -> bool:
        """Take a token; return False if there is none."""
        now, tokens = self._clock(), float(self._at_once)
        if self.taken:
            left, at = self.taken
            tokens = min(tokens, left + (now - at) * self._a_second)
        if tokens < 1:
            return False
        self.taken = tokens - 1, now
        return True
