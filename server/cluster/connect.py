"""Finds a Dask scheduler, or starts one on this machine."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from . import deaf
from .machines import ClusterFailed

if TYPE_CHECKING:
    from distributed import Client

PATIENCE = 10  # seconds to connect
LOCAL = "local:"


@contextlib.contextmanager
def connect(address: str) -> Iterator[Client]:
    """A client of the scheduler at `tcp://…` or `tls://…`, or of `local:N` with N new processes on this machine.

    What tls:// needs is in Dask's own configuration. Raises ClusterFailed.
    """
    try:
        from distributed import Client
    except ImportError:
        raise ClusterFailed(
            "--cluster needs Dask, and there is none here; `pip install 'bitqueens[cluster]'` gets it"
        ) from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is told in sentences of our own
    with contextlib.ExitStack() as stack:
        if address.startswith(LOCAL):
            address = stack.enter_context(_start(int(address.removeprefix(LOCAL))))
        try:
            client = stack.enter_context(Client(address, timeout=PATIENCE, set_as_default=False))
        except (OSError, TimeoutError, ValueError, TypeError, RuntimeError) as error:
            raise ClusterFailed(f"no scheduler can be reached at {address}: {error}") from None
        yield client


def is_exposed(address: str) -> bool:
    """Whether what is sent to this address could be read, or changed, on its way to another machine."""
    if not address.startswith("tcp://"):
        return False
    host = urlsplit(address).hostname or ""
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


@contextlib.contextmanager
def _start(workers: int) -> Iterator[str]:
    """A scheduler and its workers, which only this machine can reach, and only through its loopback device."""
    import dask
    from distributed import LocalCluster

    # The scheduler always has a port for HTTP; it is any free one, and answers nothing.
    nothing = dask.config.set({"distributed.scheduler.http.routes": [], "distributed.worker.http.routes": []})
    with (
        nothing,
        LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            protocol="tcp://",
            dashboard_address=None,
            scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
            silence_logs=logging.CRITICAL,
            preload=[deaf.__name__],
        ) as cluster,
    ):
        yield cluster.scheduler_address
