"""The connection to a Dask scheduler, which may be started on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from ipaddress import ip_address
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

from ..config.config import lacks
from ..config.settings import LOCAL
from . import preload
from .items import ClusterFailed

if TYPE_CHECKING:
    from distributed import Client
    from tornado.platform.asyncio import BaseAsyncIOLoop

PATIENCE = 10  # seconds to connect
GREETINGS = 5  # clients to try
EXPOSED = (
    "the connection to {} is not protected, and anyone who can reach a scheduler can run code on its workers; "
    "use tls:// or a private network"
)


def check_serving(address: str, *, several: bool) -> str | None:
    """Return the reason why a server, with several processes or one, cannot use this cluster; None if it can."""
    if several and address.startswith(LOCAL):
        return (
            f"--cluster {address} is for a server of one process; for several, start a scheduler and give its address"
        )
    return lacks("cluster")


@contextlib.contextmanager
def connect(address: str) -> Iterator[Client]:
    """Connect to the scheduler at `tcp://…` or `tls://…`, or for `local:N` to N new processes on this machine.

    The certificates for tls:// are in Dask's own configuration. Raises ClusterFailed.
    """
    with contextlib.ExitStack() as stack:
        address = stack.enter_context(open_cluster(address))
        try:
            loop = stack.enter_context(_run_loop())
            asyncio.run_coroutine_threadsafe(_greet(address), loop.asyncio_loop).result()
            client = stack.enter_context(_join(address, loop))
        except (OSError, TimeoutError, asyncio.TimeoutError, ValueError, TypeError, RuntimeError) as error:
            why = str(error) or "there is no answer"
            raise ClusterFailed(f"no scheduler can be reached at {address}: {why}") from None
        yield client


@contextlib.contextmanager
def _run_loop() -> Iterator[BaseAsyncIOLoop]:
    """Run an event loop in a thread of its own, since the caller's may have one, as in a notebook.

    Dask would give the loop ten seconds to start, too few on a busy machine.
    """
    from tornado.ioloop import IOLoop

    began = Future[tuple["BaseAsyncIOLoop", asyncio.Event]]()

    async def run() -> None:
        over = asyncio.Event()
        began.set_result((cast("BaseAsyncIOLoop", IOLoop.current()), over))
        await over.wait()

    with ThreadPoolExecutor(1, "cluster") as thread:
        thread.submit(asyncio.run, run())
        loop, over = began.result()
        try:
            yield loop
        finally:
            loop.add_callback(over.set)


def _join(address: str, loop: BaseAsyncIOLoop) -> Client:
    """Return a client of the scheduler.

    Dask asserts that the scheduler's greeting comes alone. On a busy machine the scheduler sends other news in the same
    batch; then another client is greeted anew. Raises RuntimeError if that happens GREETINGS times.
    """
    from distributed import Client

    for _ in range(GREETINGS):
        client = Client.__new__(Client)  # so that it can be closed if it cannot be made
        try:
            client.__init__(address, loop=loop, timeout=PATIENCE, set_as_default=False)  # type: ignore[misc]
        except AssertionError:
            client.close()
        else:
            return client
    raise RuntimeError("its greeting never comes alone")


async def _greet(address: str) -> None:
    """Check that a scheduler answers: a client would wait for ever for one that accepts it and sends nothing."""
    from distributed import Security
    from distributed.comm.core import connect

    greeting = connect(address, timeout=PATIENCE, **Security().get_connection_args("client"))
    await (await asyncio.wait_for(greeting, 2 * PATIENCE)).close()


@contextlib.contextmanager
def open_cluster(address: str) -> Iterator[str]:
    """Yield the address of a scheduler: the given one, or for `local:N` that of a new one, which ends with the block.

    Raises ClusterFailed without Dask.
    """
    if missing := lacks("cluster"):
        raise ClusterFailed(missing)
    _silence()
    if address.startswith(LOCAL):
        with _start(int(address.removeprefix(LOCAL))) as started:
            yield started
    else:
        yield address


def _silence() -> None:
    """Silence Dask's logs, since our messages replace them. Its import, which sets the levels, comes first."""
    import distributed  # noqa: F401

    for name in ("distributed", "distributed.client", "distributed.gc", "tornado.application", "asyncio"):
        logging.getLogger(name).setLevel(logging.CRITICAL)


def warning_about(address: str) -> str | None:
    """Return a warning to show before anything is sent to this address, if there is a reason for one."""
    return f"warning: {EXPOSED.format(address)}" if is_exposed(address) else None


def is_exposed(address: str) -> bool:
    """Return whether data sent to this address could be read or changed on its way to another machine."""
    if not address.startswith("tcp://"):
        return False
    host = urlsplit(address).hostname or ""
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


@contextlib.contextmanager
def _start(workers: int) -> Iterator[str]:
    """Start a scheduler and its workers, which only this machine can reach, by its loopback device."""
    import dask
    from distributed import LocalCluster

    # The scheduler always has a port for HTTP; it is any free one, without routes.
    nothing = dask.config.set({"distributed.scheduler.http.routes": [], "distributed.worker.http.routes": []})
    with (
        nothing,
        _run_loop() as loop,
        LocalCluster(
            loop=loop,
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            protocol="tcp://",
            dashboard_address=None,
            scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
            silence_logs=logging.CRITICAL,
            preload=[preload.__name__],
        ) as cluster,
    ):
        yield cluster.scheduler_address
