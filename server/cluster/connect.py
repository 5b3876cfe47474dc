"""The connection to a Dask scheduler, which may be started on this machine."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ..search.counting.jobs import processors

if TYPE_CHECKING:
    from distributed import Client

PATIENCE = 10  # seconds to connect
GREETINGS = 5  # clients to try


class Unreachable(Exception):
    """There is no scheduler at an address, or no Dask here. The message is a sentence with the reason."""


def warning_about(address: str) -> str | None:
    """Return a warning if what is sent to this address could be read or changed on its way to another machine."""
    if not address.startswith("tcp://"):
        return None
    host = urlsplit(address).hostname or ""
    try:
        exposed = not ip_address(host).is_loopback
    except ValueError:
        exposed = host != "localhost"
    warning = "anyone who can reach a scheduler can run code on its workers; use tls:// or a private network"
    return f"warning: the connection to {address} is not protected, and {warning}" if exposed else None


@asynccontextmanager
async def connect(address: str) -> AsyncIterator[Client]:
    """Connect to the scheduler, or start one on this machine, which ends with the block. Raises Unreachable."""
    if not find_spec("distributed"):
        remedy = "in a checkout `pip install '.[cluster]'` installs it"
        raise Unreachable(f"--cluster needs Dask, which is not installed; {remedy}")
    _silence()
    async with AsyncExitStack() as stack:
        try:
            where, _, number = address.partition(":")
            if where == "local":
                address = await stack.enter_async_context(_start(int(number or processors())))
            client = await _join(address)
            stack.push_async_callback(client.close)
        except (OSError, TimeoutError, asyncio.TimeoutError, ValueError, TypeError, RuntimeError) as error:
            why = str(error) or "there is no answer"
            raise Unreachable(f"no scheduler can be reached at {address}: {why}") from None
        yield client


async def _join(address: str) -> Client:
    """Return a client of the scheduler.

    Dask asserts that the scheduler's greeting comes alone. On a busy machine the scheduler sends other news in the same
    batch; then another client is greeted anew. Raises RuntimeError if that happens GREETINGS times.
    """
    from distributed import Client

    for _ in range(GREETINGS):
        client = Client(address, asynchronous=True, timeout=PATIENCE, set_as_default=False)
        try:
            # Alone, a client would wait for ever for a scheduler that accepts it and sends nothing.
            return await asyncio.wait_for(client, 2 * PATIENCE)
        except AssertionError:
            await client.close()
        except BaseException:
            await client.close()
            raise
    raise RuntimeError("its greeting never comes alone")


@asynccontextmanager
async def _start(workers: int) -> AsyncIterator[str]:
    """Start a scheduler and its workers, which only this machine can reach, by its loopback device."""
    import dask
    from distributed import LocalCluster

    # The scheduler always has a port for HTTP; it is any free one, without routes.
    with dask.config.set({"distributed.scheduler.http.routes": [], "distributed.worker.http.routes": []}):
        async with LocalCluster(
            asynchronous=True,
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            protocol="tcp://",
            dashboard_address=None,
            scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
            silence_logs=logging.CRITICAL,
            preload=[__name__],
        ) as cluster:
            yield cluster.scheduler_address


def _silence() -> None:
    """Silence Dask's logs, since our messages replace them. Its import, which sets the levels, comes first."""
    import distributed  # noqa: F401

    for name in ("distributed", "distributed.client", "distributed.gc", "tornado.application", "asyncio"):
        logging.getLogger(name).setLevel(logging.CRITICAL)


def dask_setup(_worker: object) -> None:
    """Ignore Ctrl-C, which a terminal sends to all processes: the count ends its workers. Dask calls this by name."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
