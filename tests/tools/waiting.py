"""Waiting for something to become true, without a fixed sleep."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 20  # seconds


def until(true: Callable[[], object], why: object) -> None:
    """Fails with `why`, as it then stands, where it takes too long."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, str(why)
        time.sleep(0.01)
