"""Measure how long a viewer waits for one step while others abuse the server, compared with a quiet server.

Each abuse is a line of ABUSES: a program that runs in its own process until it is terminated. It gets a new server;
quiet rounds and rounds with the abuse alternate. All traffic is on loopback.
"""

import json
import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from threading import Event, Thread
from time import perf_counter, sleep

from tests.tools.process import has_proc, megabytes
from tests.tools.raw import RawClient
from tests.tools.serving import ServerProcess

from ..load import ready_server
from ..measuring import Measurement, at_most, percentiles
from . import floods, network, work

N, LAST = 16, 3 * 10**9
PAUSE = 0.01  # seconds between two reads
MOST_WAITED, MOST_COUNTED = 100.0, 200.0  # milliseconds
SAMPLED = 0.05  # seconds between two samples of the server's memory
PATIENCE = 30  # seconds for an abuse to begin
LONGEST = 120.0  # seconds after which an abuser exits, even if this process is gone

Program = Callable[[str, Callable[[], None]], None]  # gets the server's address, and a callback for its beginning


@dataclass(frozen=True)
class Abuse:
    """A way to abuse the server; `words` complete a phrase that begins with "while".

    `options` are for the server; `memory` is the target for its growth above the idle server, in megabytes.
    """

    words: str
    program: Program
    options: tuple[str, ...] = ()
    memory: float | None = None


COUNTED = ("--trusted-proxy", "192.0.2.1")  # else loopback addresses could fill all connections

ABUSES = (
    Abuse("200 clients send headers of 6 MB", network.send_large_heads, memory=150),
    Abuse("1,300 connections stay silent", network.stay_silent, COUNTED),
    Abuse("300 clients send headers byte by byte", network.drip_heads, COUNTED),
    Abuse("50 clients request the page without a pause", network.request_without_pause),
    Abuse("50 browsers request downloads on behalf of another site", network.request_from_another_site),
    Abuse("50 viewers connect and leave without a pause", network.come_and_leave),
    Abuse("20 viewers send pings at the allowed rate", network.ping),
    Abuse("5 viewers request 8 exact outlines of N = 16, leave and return", work.leave_outlines),
    Abuse("5 viewers count N = 29 to 32", work.count_large_boards),
    Abuse("20 viewers request 256 steps spread over N = 18 repeatedly", work.read_spread),
    Abuse("20 clients download N = 18 at a kilobyte a second", work.download_slowly),
    Abuse("20 viewers request windows of steps and do not read them", work.leave_answers_unread),
    *(Abuse(f"20 viewers send `{kind}` without a pause", partial(floods.flood, kind)) for kind in floods.COSTLY),
)


def measure(*, quick: bool) -> Iterator[Measurement]:
    rounds, seconds = (1, 2.0) if quick else (3, 5.0)
    for abuse in ABUSES:
        yield from _compare_with_quiet(abuse, rounds, seconds)
    with ready_server() as server:
        waited = work.read_beside_own_spread(server.address, rounds * seconds)
        yield percentiles("one step while the same viewer waits for 256 steps spread over N = 18", waited, MOST_WAITED)
        counted = median(work.count_beside_large(server.address) for _ in range(5))
        yield Measurement(
            "a count of N = 8 while others count N = 29 to 32", counted * 1000, "ms", at_most(MOST_COUNTED)
        )


def _compare_with_quiet(abuse: Abuse, rounds: int, seconds: float) -> Iterator[Measurement]:
    quiet, abused, most = list[float](), list[float](), 0.0
    with ready_server(*abuse.options) as server, RawClient(server.address) as viewer:
        _read_steps(viewer, seconds / 2)  # fills caches
        idle = _memory(server)
        for _ in range(rounds):
            quiet += _read_steps(viewer, seconds)
            with _running(abuse, server.address), _watching(server) as memories, RawClient(server.address) as late:
                abused += _read_steps(late, seconds)
            most = max(most, *memories)
    q50, q99 = (percentiles("", quiet).value, percentiles("", quiet).p99)
    yield percentiles(f"one step while {abuse.words} (quiet: {q50:.2g} / {q99:.2g} ms)", abused, MOST_WAITED)
    if has_proc():
        limit = None if abuse.memory is None else at_most(abuse.memory)
        yield Measurement(f"memory while {abuse.words}, above the idle server", most - idle, "MB", limit)


def _read_steps(viewer: RawClient, seconds: float) -> list[float]:
    """Request one step after the other; return the seconds until each answer."""
    waited, random = [], Random(1)
    end = perf_counter() + seconds
    while perf_counter() < end:
        start = random.randrange(LAST)
        run = {"type": "read", "id": 1, "algorithm": "bitmask", "n": N, "start": start, "stop": start + 1}
        asked = perf_counter()
        viewer.send(json.dumps(run))
        text = viewer.receive()
        waited.append(perf_counter() - asked)
        if f'"steps":[{{"step":{start},' not in text:
            raise RuntimeError(text[:300])
        sleep(PAUSE)
    return waited


@contextmanager
def _running(abuse: Abuse, address: str) -> Iterator[None]:
    """Run an abuse in its own process inside the block."""
    context = multiprocessing.get_context("spawn")
    begun = context.Event()
    abuser = context.Process(target=_run_abuse, args=(abuse.program, address, begun), daemon=True)
    abuser.start()
    try:
        if not begun.wait(PATIENCE) or not abuser.is_alive():
            raise RuntimeError(f"did not begin: {abuse.words}")
        yield
        if not abuser.is_alive():
            raise RuntimeError(f"ended inside the block: {abuse.words}")
    finally:
        abuser.terminate()
        abuser.join()


def _run_abuse(program: Program, address: str, begun: Event) -> None:
    Thread(target=program, args=(address, begun.set), daemon=True).start()
    sleep(LONGEST)


@contextmanager
def _watching(server: ServerProcess) -> Iterator[list[float]]:
    """Yield a list that collects samples of the server's memory inside the block, in megabytes."""
    memories, ended = [_memory(server)], Event()

    def watch() -> None:
        while not ended.wait(SAMPLED):
            memories.append(_memory(server))

    watching = Thread(target=watch)
    watching.start()
    try:
        yield memories
    finally:
        ended.set()
        watching.join()


def _memory(server: ServerProcess) -> float:
    return megabytes(server.process.pid) if has_proc() else 0.0
