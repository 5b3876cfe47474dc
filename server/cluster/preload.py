"""What a worker process of `local:N` loads first: Ctrl-C in a terminal reaches it, too, but the count ends it."""

from __future__ import annotations

import signal


def dask_setup(_worker: object) -> None:
    """Ignore Ctrl-C. Dask calls this by its name."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
