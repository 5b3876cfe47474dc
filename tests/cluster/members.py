"""The processes of a cluster, started and killed.

They are forked from one process that has imported Dask: a new Python would take a second for that.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable

from tests.cluster.member import live


class Member:
    """A process of the cluster and its address."""

    def __init__(self, *arguments: str) -> None:
        forking = multiprocessing.get_context("forkserver")
        forking.set_forkserver_preload(["tests.cluster.member"])
        hears, says = forking.Pipe(duplex=False)
        self._process = forking.Process(target=live, args=(says, *arguments), daemon=True)
        self._process.start()
        says.close()
        with hears:
            self.address: str = hears.recv()

    def stop(self) -> None:
        """It does nothing from now on, and keeps its connections."""
        assert self._process.pid
        os.kill(self._process.pid, signal.SIGSTOP)

    def kill(self) -> None:
        self._process.kill()
        self._process.join()


Join = Callable[..., Member]
