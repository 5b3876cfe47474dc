"""How many threads are worth starting here. Must not know what they do."""

from __future__ import annotations

import os

from ..compiled import COMPILED


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def usable_threads(wanted: int | None) -> int:
    """As many as wanted, by default one a processor. Uncompiled always one: the interpreter lock lets only one run.

    More than there are processors is allowed: a container's share of a machine is not always known. Raises ValueError.
    """
    if wanted is not None and wanted < 1:
        raise ValueError(f"threads must be at least 1, not {wanted}.")
    return (wanted or processors()) if COMPILED else 1
