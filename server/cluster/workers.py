"""A count in items on the workers of a Dask scheduler.

Each item is a future. Dask sends it to a free worker, and once more to another if that worker dies. A worker gets the
numbers of an item and nothing else; it chooses the engine that is best on its processor.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import CancelledError
from dataclasses import asdict
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any

from ..search.counting.count import Cancelled
from ..search.pausable import finish
from ..version import __version__
from .answers import ItemAnswer, counting_item, read_answer, write_answer
from .connect import connect
from .items import Item
from .ledger import ItemProgress, Ledger, Total

if TYPE_CHECKING:
    from distributed import Client, Future

AHEAD = 2  # items sent for each thread of the workers, so that none is idle
RETRIES = 2  # of an item whose worker reports an error
POLL = 0.05  # seconds between two looks at `cancelled`
LOOK = 0.5  # seconds between two questions for the workers' threads
LOST = "the connection to the scheduler was lost"


class ClusterFailed(Exception):
    """The cluster cannot go on. The message is a sentence with the reason."""


def count_on_workers(
    address: str,
    ledger: Ledger,
    progress: Callable[[ItemProgress], None] = lambda _: None,
    cancelled: Callable[[], bool] = lambda: False,
    say: Callable[[str], None] = lambda _: None,
) -> Total:
    """Count the items that the ledger misses on the workers of the scheduler at `tcp://…` or `tls://…`.

    With `local` or `local:N`, start so many processes on this machine. `cancelled` is called many times a second, `say`
    with a sentence if there is no worker yet. The certificates for tls:// are in Dask's own configuration.

    Raises Unreachable, ClusterFailed, Cancelled, WrongTotal, OSError for a journal that cannot be written.
    """

    async def run() -> int:
        count = asyncio.ensure_future(_count(address, ledger, progress, say))
        while not (await asyncio.wait([count], timeout=POLL))[0]:
            if cancelled():
                count.cancel()
        return await count

    try:
        return ledger.total(asyncio.run(run()))
    except asyncio.CancelledError:
        raise Cancelled from None


def answer_item(numbers: Mapping[str, int]) -> dict[str, object]:
    """Count an item on a worker; return its answer in plain values, and the worker's address."""
    from distributed import get_worker

    return {**write_answer(finish(counting_item(Item(**numbers)))), "worker": get_worker().address}


async def _count(
    address: str, ledger: Ledger, progress: Callable[[ItemProgress], None], say: Callable[[str], None]
) -> int:
    """Count the items; return the number of workers that have answered."""
    missing, helped, looked = ledger.missing(), set[object](), 0.0
    async with connect(address) as client:
        from distributed import as_completed

        sent = as_completed(loop=client.loop)

        def send(most: int) -> None:
            for item in islice(missing, max(0, most - sent.count())):
                sent.add(client.submit(answer_item, asdict(item), pure=False, retries=RETRIES))

        threads = await _count_threads(client)
        if not threads:
            say("waiting for workers")
        ledger.start_clock()
        send(max(1, AHEAD * threads))
        async for future in sent:
            answer, worker = await _read(future)
            helped.add(worker)
            ledger.record(answer)
            progress(ledger.progress(len(helped)))
            if monotonic() > looked + LOOK:
                threads, looked = await _count_threads(client), monotonic()
            send(AHEAD * threads)
    return len(helped)


async def _count_threads(client: Client) -> int:
    try:
        return sum((await client.nthreads()).values())
    except OSError:
        raise ClusterFailed(LOST) from None


async def _read(future: Future[Any]) -> tuple[ItemAnswer, object]:
    """Return a worker's answer, and the worker. Raises ClusterFailed."""
    from distributed import KilledWorker

    try:
        written = await future
        worker, version = written["worker"], written["version"]
        answer = read_answer(written)
    except CancelledError:
        raise ClusterFailed(LOST) from None
    except KilledWorker as error:
        raise ClusterFailed(f"an item was lost with {error.allowed_failures + 1} workers") from None
    except Exception as error:
        raise ClusterFailed(f"a worker has failed: {type(error).__name__}: {error}") from None
    if version != __version__:
        raise ClusterFailed(f"the worker {worker} has version {version} of bitqueens, and this is {__version__}")
    return answer, worker
