"""Waits until something becomes true, without a fixed sleep."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 20  # seconds


def until(true: Callable[[], object], why: object, patience: float = PATIENCE) -> None:
    """Fails with `why` if it takes too long."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, str(why)
        time.sleep(0.01)
