"""Windows of steps, from the question as it comes over the wire to the bytes of the answer; no socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import ceil
from queue import SimpleQueue
from random import Random
from statistics import median
from time import process_time

from server.hosting.threads import Threads
from server.jobs.jobs import Jobs
from server.jobs.warming import warm
from server.search.trace.trace import Trace
from server.timing.bench import Bench
from server.wire.session import Background, Session
from tests.wire.asking import Heard

from .measuring import Measurement, at_most, seconds

N = 16
SPEED = 1e8  # steps a second, the fastest that the page plays
PAINTS = 60  # a second; so many of those steps are read
BACKGROUND = Background(Jobs(Threads(1)), Jobs(Threads(1)), Bench())


def measure(*, quick: bool) -> Iterator[Measurement]:
    warm()  # as the server does
    size = len(Trace("bitmask", N))
    random = Random(N)
    starts = [random.randrange(size - 256) for _ in range(20 if quick else 100)]
    times = [asked(start, start + 256) for start in starts]
    yield Measurement(f"N = {N}: 256 steps in a row, read and encoded", median(times) * 1000, "ms", at_most(10))
    stride = size // 64
    starts = [random.randrange(stride // 2) for _ in range(5 if quick else 20)]
    times = [asked(start, start + 63 * stride + 1, stride) for start in starts]
    yield Measurement(f"N = {N}: 64 steps spread over all of it", median(times) * 1000, "ms", at_most(100))
    yield playing(size, random, 3 if quick else 10)


def playing(size: int, random: Random, moments: int) -> Measurement:
    """Processor time for so many seconds of play, each somewhere else, a read for every picture."""
    stride = ceil(SPEED / PAINTS)
    began = process_time()
    for _ in range(moments):
        start = random.randrange(size - PAINTS * stride)
        for step in range(start, start + PAINTS * stride, stride):
            ask(step, step + 1)
    share = (process_time() - began) / moments
    name = f"N = {N}: {PAINTS} reads a second at {SPEED:,.0f} steps a second, of one processor"
    return Measurement(name, share * 100, "%", at_most(100))


def asked(start: int, stop: int, stride: int = 1) -> float:
    return seconds(lambda: ask(start, stop, stride))


def ask(start: int, stop: int, stride: int = 1) -> None:
    replies: SimpleQueue[str] = SimpleQueue()
    Session(BACKGROUND, Heard(replies.put)).take(question(N, start, stop, stride))
    reply = replies.get()
    if not reply.startswith('{"type":"steps"'):
        raise RuntimeError(reply)


def question(n: int, start: int, stop: int, stride: int = 1) -> str:
    run = {"type": "read", "id": 1, "algorithm": "bitmask", "n": n}
    return json.dumps(run | {"start": start, "stop": stop, "stride": stride})
