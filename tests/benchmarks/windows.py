"""Read windows of steps, from the text of the request to the text of the answer, without a socket."""

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

from .measuring import Measurement, at_most, time_call

N = 16
SPEED = 1e8  # steps a second, the page's maximum
PAINTS = 60  # frames a second; the page reads one step for each
BACKGROUND = Background(Jobs(Threads(1)), Jobs(Threads(1)), Bench())


def measure(*, quick: bool) -> Iterator[Measurement]:
    warm()  # compiles the kernels, as the server does
    size = len(Trace("bitmask", N))
    random = Random(N)
    starts = [random.randrange(size - 256) for _ in range(20 if quick else 100)]
    times = [time_read(start, start + 256) for start in starts]
    yield Measurement(f"N = {N}: 256 steps in a row, read and encoded", median(times) * 1000, "ms", at_most(10))
    stride = size // 64
    starts = [random.randrange(stride // 2) for _ in range(5 if quick else 20)]
    times = [time_read(start, start + 63 * stride + 1, stride) for start in starts]
    yield Measurement(f"N = {N}: 64 steps spread over the whole trace", median(times) * 1000, "ms", at_most(100))
    yield measure_play(size, random, 3 if quick else 10)


def measure_play(size: int, random: Random, moments: int) -> Measurement:
    """Measure the processor time of one second of play with a read for each frame, at `moments` random places."""
    stride = ceil(SPEED / PAINTS)
    began = process_time()
    for _ in range(moments):
        start = random.randrange(size - PAINTS * stride)
        for step in range(start, start + PAINTS * stride, stride):
            read(step, step + 1)
    share = (process_time() - began) / moments
    name = f"N = {N}: processor time of {PAINTS} reads a second at {SPEED:,.0f} steps a second"
    return Measurement(name, share * 100, "%", at_most(100))


def time_read(start: int, stop: int, stride: int = 1) -> float:
    return time_call(lambda: read(start, stop, stride))


def read(start: int, stop: int, stride: int = 1) -> None:
    replies: SimpleQueue[str] = SimpleQueue()
    Session(BACKGROUND, Heard(replies.put)).handle(read_request(N, start, stop, stride))
    reply = replies.get()
    if not reply.startswith('{"type":"steps"'):
        raise RuntimeError(reply)


def read_request(n: int, start: int, stop: int, stride: int = 1) -> str:
    run = {"type": "read", "id": 1, "algorithm": "bitmask", "n": n}
    return json.dumps(run | {"start": start, "stop": stop, "stride": stride})
