"""The memory that this process uses."""

from __future__ import annotations

import os
from pathlib import Path

_STATM = Path("/proc/self/statm")


def memory_in_use() -> int | None:
    """In bytes; None where the system does not tell."""
    try:
        pages = int(_STATM.read_text("ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
