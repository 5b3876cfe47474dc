"""Wait for a condition, without a fixed sleep.

All tests share one timeout: a program starts in half a second, but needs half a minute on a machine with twenty times
its load. A test that passes never waits so long.
"""

import time
from collections.abc import Callable

PATIENCE = 120  # seconds


def until(condition: Callable[[], object], why: object, patience: float = PATIENCE) -> None:
    """Poll a condition until it is true. Raises AssertionError with `why` after `patience` seconds."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, str(why)
        time.sleep(0.01)
