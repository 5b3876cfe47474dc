"""What a well-behaved viewer waits for one step while others abuse the server, beside the same without them.

Each abuse is a line of ABUSES: a program that goes on in a process of its own until it is ended. It has a fresh server;
rounds with it and without it take turns. Loopback only.
"""

from __future__ import annotations

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
from ..measuring import Measurement, at_most, spread
from . import floods, network, work

N, LAST = 16, 3 * 10**9
PAUSE = 0.01  # seconds between two reads
MOST_WAITED, MOST_COUNTED = 100.0, 200.0  # milliseconds
SAMPLED = 0.05  # seconds between two looks at the server's memory
PATIENCE = 30  # seconds until an abuse is under way
LONGEST = 120.0  # seconds after which an abuser ends by itself, whatever became of us

Program = Callable[[str, Callable[[], None]], None]  # gets the server's address, and what to call when it is under way


@dataclass(frozen=True)
class Abuse:
    """What somebody does to the server, in words that follow "while".

    `options` are for the server. `memory`: the most megabytes that it may take above the idle server.
    """

    words: str
    program: Program
    options: tuple[str, ...] = ()
    memory: float | None = None


COUNTED = ("--trusted-proxy", "192.0.2.1")  # else the addresses of this machine could take all places

ABUSES = (
    Abuse("200 send heads of 6 MB", network.send_large_heads, memory=150),
    Abuse("1,300 open connections and say nothing", network.stay_mute, COUNTED),
    Abuse("300 send a head letter by letter", network.drip_heads, COUNTED),
    Abuse("50 ask for the page without a pause", network.ask_without_pause),
    Abuse("50 browsers ask for downloads on behalf of another site", network.ask_from_another_site),
    Abuse("50 come and leave without a pause", network.come_and_leave),
    Abuse("20 viewers send pings as fast as they may", network.ping),
    Abuse("5 ask for 8 exact outlines of N = 16, leave and come again", work.leave_outlines),
    Abuse("5 count N = 29 to 32", work.count_large_boards),
    Abuse("20 ask for 256 steps spread over N = 18, again and again", work.spread),
    Abuse("20 download N = 18 at a kilobyte a second", work.download_slowly),
    Abuse("20 ask for windows of steps and do not read them", work.take_no_answers),
    *(Abuse(f"20 send `{kind}` without a pause", partial(floods.flood, kind)) for kind in floods.COSTLY),
)


def measure(*, quick: bool) -> Iterator[Measurement]:
    rounds, seconds = (1, 2.0) if quick else (3, 5.0)
    for abuse in ABUSES:
        yield from _beside_quiet(abuse, rounds, seconds)
    with ready_server() as server:
        waited = work.read_beside_own_spread(server.address, rounds * seconds)
        yield spread("one step while the same viewer waits for 256 steps spread over N = 18", waited, MOST_WAITED)
        counted = median(work.count_beside_large(server.address) for _ in range(5))
        yield Measurement(
            "a count of N = 8 while others count N = 29 to 32", counted * 1000, "ms", at_most(MOST_COUNTED)
        )


def _beside_quiet(abuse: Abuse, rounds: int, seconds: float) -> Iterator[Measurement]:
    quiet, abused, most = list[float](), list[float](), 0.0
    with ready_server(*abuse.options) as server, RawClient(server.address) as viewer:
        _read(viewer, seconds / 2)  # whatever is slow the first time
        idle = _memory(server)
        for _ in range(rounds):
            quiet += _read(viewer, seconds)
            with _going_on(abuse, server.address), _watching(server) as memories, RawClient(server.address) as late:
                abused += _read(late, seconds)
            most = max(most, *memories)
    q50, q99 = (spread("", quiet).value, spread("", quiet).p99)
    yield spread(f"one step while {abuse.words} (quiet: {q50:.2g} / {q99:.2g} ms)", abused, MOST_WAITED)
    if has_proc():
        limit = None if abuse.memory is None else at_most(abuse.memory)
        yield Measurement(f"memory while {abuse.words}, above the idle server", most - idle, "MB", limit)


def _read(viewer: RawClient, seconds: float) -> list[float]:
    """Ask for one step after the other; returns how long each answer took."""
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
def _going_on(abuse: Abuse, address: str) -> Iterator[None]:
    """The abuse goes on inside the block."""
    context = multiprocessing.get_context("spawn")
    begun = context.Event()
    abuser = context.Process(target=_abuse, args=(abuse.program, address, begun), daemon=True)
    abuser.start()
    try:
        if not begun.wait(PATIENCE) or not abuser.is_alive():
            raise RuntimeError(f"not under way: {abuse.words}")
        yield
        if not abuser.is_alive():
            raise RuntimeError(f"ended too early: {abuse.words}")
    finally:
        abuser.terminate()
        abuser.join()


def _abuse(program: Program, address: str, begun: Event) -> None:
    Thread(target=program, args=(address, begun.set), daemon=True).start()
    sleep(LONGEST)


@contextmanager
def _watching(server: ServerProcess) -> Iterator[list[float]]:
    """What the server's memory is now and then inside the block."""
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
