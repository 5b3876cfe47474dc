"""Waits until something becomes true, without a fixed sleep.

One bound for whatever has to happen in the end: a program that starts takes half a second, and half a minute on a
machine with twenty times as much to do as it can. A test that passes never waits for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120  # seconds


def until(true: Callable[[], object], why: object, patience: float = PATIENCE) -> None:
    """Fails with `why` if it takes too long."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, str(why)
        time.sleep(0.01)
