"""The processes of a cluster: its scheduler, or workers of some character; started, and killed.

They are forked from one process that has imported Dask: a new Python would take a second for that.
"""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import dask
from distributed import Scheduler, Worker

from server.cluster import answers, workers
from server.cluster.answers import ItemAnswer, counting_item
from server.cluster.items import Item
from server.search.pausable import Pauses, finish
from tests.tools.programs import want

HTTP = "127.0.0.1:0"


def count_item(item: Item, engine: str | None = None) -> ItemAnswer:
    """Count an item without pauses."""
    return finish(counting_item(item, engine))


def dawdle(item: Item) -> Pauses[ItemAnswer]:
    """Take a tenth of a second for an item."""
    time.sleep(0.1)
    return counting_item(item)


def fail(_: Item) -> Pauses[ItemAnswer]:
    raise RuntimeError("no idea")


def tls(folder: str) -> None:
    """Take the certificates from Dask's configuration, as a user would."""
    certificate, key = str(Path(folder) / "cert.pem"), str(Path(folder) / "key.pem")
    settings = {"ca-file": certificate}
    for role in ("scheduler", "worker", "client"):
        settings |= {f"{role}.cert": certificate, f"{role}.key": key}
    dask.config.set({f"distributed.comm.tls.{name}": value for name, value in settings.items()})


async def run_scheduler(port: int, protocol: str, started: Connection) -> None:
    where = {"host": "127.0.0.1", "port": port, "protocol": protocol}
    async with Scheduler(**where, dashboard_address=HTTP, dashboard=False) as scheduler:
        started.send(scheduler.address)
        await scheduler.finished()


async def run_worker(address: str, started: Connection) -> None:
    async with Worker(address, nthreads=1, dashboard_address=HTTP, dashboard=False) as worker:
        started.send(worker.address)
        await worker.finished()


def live(started: Connection, character: str, where: str, folder: str = "") -> None:
    """Run a scheduler at the port `where`, or a worker of the scheduler there, until killed; send its address.

    With a folder of certificates it speaks TLS.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # Dask's messages about killed members
    if folder:
        tls(folder)
    if character == "scheduler":
        asyncio.run(run_scheduler(int(where), "tls://" if folder else "tcp://", started))
        return

    def hang(_: Item) -> Pauses[ItemAnswer]:
        """Say that there is an item, and never answer."""
        started.send("an item")
        time.sleep(1000)
        raise AssertionError

    if character == "old":
        answers.__version__ = "0.0.9"  # type: ignore[attr-defined]
    characters: dict[str, Any] = {"slow": dawdle, "broken": fail, "hanging": hang}
    workers.counting_item = characters.get(character, counting_item)
    asyncio.run(run_worker(where, started))


class Member:
    """A process of the cluster and its address."""

    def __init__(self, *arguments: str) -> None:
        want("dask")
        forking = multiprocessing.get_context("forkserver")
        forking.set_forkserver_preload(["tests.cluster.members"])
        receiver, sender = forking.Pipe(duplex=False)
        self._process = forking.Process(target=live, args=(sender, *arguments), daemon=True)
        self._process.start()
        sender.close()
        self.said = receiver
        self.address: str = receiver.recv()

    def kill(self) -> None:
        self.said.close()
        self._process.kill()
        self._process.join()


Join = Callable[..., Member]
