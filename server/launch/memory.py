"""Has the C library give freed memory back to the system."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

_MMAP_THRESHOLD, _BYTES = -3, 128 * 1024  # mallopt(3); the number is its default


def give_back_freed() -> None:
    """Have large blocks returned when they are freed; nothing happens where there is no such option.

    By itself glibc raises this threshold with each large block, and what a flood has taken is then kept for good.
    """
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):  # another C library
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _BYTES)
