"""Preload module of the worker processes of `local:N`: Ctrl-C in a terminal reaches them, but the count ends them."""

from __future__ import annotations

import signal


def dask_setup(_worker: object) -> None:
    """Ignore Ctrl-C. Dask calls this by its name."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
