"""Metrics of several processes: each writes its own to a shared folder, and any of them serves the sum."""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from collections.abc import Collection
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

    from .metrics import Metrics

_EVERY = 1.0  # seconds between two samples


class SharedMetrics:
    """Shared metrics. Create them before the processes and before the import of prometheus-client."""

    def __init__(self, listener: socket.socket, hosts: Collection[str]) -> None:
        """Create the folder. All processes accept at the listener. `hosts`: names of this machine besides its own."""
        self._listener, self._hosts = listener, hosts
        self._folder = tempfile.mkdtemp(prefix="bitqueens-metrics-")
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = self._folder

    def start(self) -> Metrics:
        """Return the metrics of this process, and serve those of all processes from now on."""
        from prometheus_client import CollectorRegistry

        from .metrics import Metrics
        from .together import Together

        metrics, together = Metrics(), CollectorRegistry()
        together.register(Together(self._folder))
        Thread(target=self._serve, args=(metrics, together), name="sampling", daemon=True).start()
        return metrics

    def forget(self, process: int) -> None:
        """Drop the viewers and jobs of a process that has ended; its answered requests still count."""
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(process, self._folder)  # type: ignore[no-untyped-call]

    def close(self) -> None:
        """Remove the folder after all processes have ended."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def _serve(self, metrics: Metrics, together: CollectorRegistry) -> None:
        from .serving import serve_metrics

        with serve_metrics(metrics, self._listener, together, self._hosts):
            while True:
                metrics.sample()
                sleep(_EVERY)
