"""A process of a cluster: `python -m tests.cluster.member scheduler [FOLDER]`, or a worker of some character.

It prints its address. With a folder of certificates it speaks TLS.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import dask
from distributed import Scheduler, Worker

import server
from server.cluster import remote
from server.cluster.answers import Answer
from server.cluster.items import Item

HTTP = "127.0.0.1:0"


def lie(item: Item, engine: str | None, between: Callable[[], None]) -> Answer:
    """One solution too many."""
    honest = count(item, engine, between)
    eight, four, two = honest.found
    return Answer(honest.item, (eight + 1, four, two), honest.seconds, honest.engine, honest.version)


def hang(*_: object) -> Answer:
    """Never answer."""
    time.sleep(1000)
    raise AssertionError


def dawdle(item: Item, engine: str | None, between: Callable[[], None]) -> Answer:
    """Take a tenth of a second for an item."""
    time.sleep(0.1)
    return count(item, engine, between)


def babble(*_: object) -> object:
    raise RuntimeError("no idea")


count = remote.count_item
CHARACTERS: dict[str, Any] = {"honest": count, "liar": lie, "hanging": hang, "slow": dawdle, "broken": babble}


def tls(folder: str) -> None:
    """Take the certificates from Dask's configuration, as a user would."""
    certificate, key = str(Path(folder) / "cert.pem"), str(Path(folder) / "key.pem")
    settings = {"ca-file": certificate}
    for role in ("scheduler", "worker", "client"):
        settings |= {f"{role}.cert": certificate, f"{role}.key": key}
    dask.config.set({f"distributed.comm.tls.{name}": value for name, value in settings.items()})


async def run_scheduler(port: int, protocol: str) -> None:
    where = {"host": "127.0.0.1", "port": port, "protocol": protocol}
    async with Scheduler(**where, dashboard_address=HTTP, dashboard=False) as scheduler:
        print(scheduler.address, flush=True)
        await scheduler.finished()


async def run_worker(address: str) -> None:
    async with Worker(address, nthreads=1, dashboard_address=HTTP, dashboard=False) as worker:
        print(worker.address, flush=True)
        await worker.finished()


if __name__ == "__main__":
    character, where, *folder = sys.argv[1:]
    if folder:
        tls(folder[0])
    if character == "scheduler":
        asyncio.run(run_scheduler(int(where), "tls://" if folder else "tcp://"))
    else:
        if character == "old":
            server.__version__ = remote.__version__ = "0.0.9"
        else:
            remote.count_item = CHARACTERS[character]
        asyncio.run(run_worker(where))
