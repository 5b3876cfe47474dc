"""The metrics of several processes: each writes its own to a folder that all share, and any of them tells the sum."""

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

_EVERY = 1.0  # seconds between two looks at what is not counted while it happens


class SharedMetrics:
    """Made before the processes are, and before anything imports prometheus-client, which then asks the environment."""

    def __init__(self, listener: socket.socket, hosts: Collection[str]) -> None:
        """All processes accept at the listener. `hosts`: names of this machine besides its own."""
        self._listener, self._hosts = listener, hosts
        self._folder = tempfile.mkdtemp(prefix="bitqueens-metrics-")
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = self._folder

    def begin(self) -> Metrics:
        """The metrics of this process; what all processes have is told from now on to its end."""
        from prometheus_client import CollectorRegistry

        from .metrics import Metrics
        from .together import Together

        metrics, together = Metrics(), CollectorRegistry()
        together.register(Together(self._folder))
        Thread(target=self._tell, args=(metrics, together), name="sampling", daemon=True).start()
        return metrics

    def forget(self, process: int) -> None:
        """A process has ended: its viewers and jobs are gone, but the requests that it has answered count."""
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(process, self._folder)  # type: ignore[no-untyped-call]

    def close(self) -> None:
        """All processes have ended."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def _tell(self, metrics: Metrics, together: CollectorRegistry) -> None:
        from .serving import telling

        with telling(metrics, self._listener, together, self._hosts):
            while True:
                metrics.sample()
                sleep(_EVERY)
