"""A count on two workers of this machine: items a second, the gain beside one thread, what a killed worker costs."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from server.cluster.connect import connect
from server.cluster.constellations import cut
from server.cluster.items import Items
from server.cluster.ledger import Ledger, Progress
from server.cluster.local import count_locally
from server.cluster.machines import count_there
from server.search.counting.threads import processors

from .measuring import Measurement, at_least, interleaved, seconds

if TYPE_CHECKING:
    from distributed import Client

SMALL, TINY = 14, 20_000  # a board, and its placements in an item that takes no time: what is left is the sending
EFFICIENT = 0.8  # at least; the rest goes into sending, and into the last item, for which one of them waits


def measure(*, quick: bool) -> Iterator[Measurement]:
    n, rounds = (18, 1) if quick else (19, 3)
    target = None if quick else at_least(EFFICIENT)  # short counts are mostly sending
    with connect("local:2") as client:
        items = cut(n)
        count_there(client, Ledger(items))  # so that the workers have compiled what they need
        yield items_a_second(client, cut(SMALL, TINY))
        runners = {
            "one thread": lambda: seconds(lambda: count_locally(Ledger(items), threads=1)),
            "two workers": lambda: seconds(lambda: count_there(client, Ledger(items))),
        }
        medians = interleaved(rounds, runners)
        if processors() > 1:
            gain = medians["one thread"] / medians["two workers"] / 2
            yield Measurement(f"N = {n}: two workers, share of twice one thread's speed", gain, "", target)
        longer, unnoticed = kill_one(client, items)
        yield Measurement("a worker is killed: until others have its items", unnoticed, "s")
        yield Measurement(f"N = {n}, a worker is killed half-way: longer by", longer - medians["two workers"], "s")


def items_a_second(client: Client, items: Items) -> Measurement:
    taken = seconds(lambda: count_there(client, Ledger(items)))
    return Measurement(f"N = {SMALL}: tiny items, sent and answered, a second", len(items.work) / taken, "")


def kill_one(client: Client, items: Items) -> tuple[float, float]:
    """The seconds of a count in which a worker is killed half-way, and those until its items are taken back.

    Its nanny replaces it.
    """
    worker, pid = next(iter(client.run(os.getpid).items()))
    killed, noticed = 0.0, 0.0

    def progress(now: Progress, _: int) -> None:
        nonlocal killed
        if not killed and now.fraction >= 0.5:
            os.kill(pid, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
            killed = perf_counter()

    def say(sentence: str) -> None:
        nonlocal noticed
        if worker in sentence and not noticed:
            noticed = perf_counter()

    taken = seconds(lambda: count_there(client, Ledger(items), progress=progress, say=say))
    return taken, noticed - killed
