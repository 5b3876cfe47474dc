"""How long a viewer waits for steps over a real socket: while nothing else happens, and while every processor counts.

The viewer lives in the server's process and shares its interpreter lock, so the truth is a little better.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from simple_websocket import Client

from server.search.trace.trace import Trace
from tests.tools.serving import serving

from .measuring import Measurement, seconds, spread
from .windows import question

N, WINDOW = 16, 64  # as the page asks for them
LARGE = 20  # a board that is not counted before we are done
PATIENCE = 30  # seconds
LARGEST_ANSWER = 2**24


def measure(*, quick: bool) -> Iterator[Measurement]:
    rounds, reads = (1, 50) if quick else (3, 100)
    idle, busy = [], []
    random = Random(N)
    with serving() as address, viewer(address) as client:
        wait(client, random)  # whatever is imported or compiled the first time
        for _ in range(rounds):  # in turn, so that a busy machine is busy for both
            idle += [wait(client, random) for _ in range(reads)]
            with counting(address):
                busy += [wait(client, random) for _ in range(reads)]
    yield spread(f"N = {N}: {WINDOW} steps", idle)
    yield spread(f"N = {N}: {WINDOW} steps while N = {LARGE} is counted on all processors", busy, 20)


@contextmanager
def viewer(address: str) -> Iterator[Client]:
    client = Client(address.replace("http", "ws") + "ws", max_message_size=LARGEST_ANSWER)
    try:
        yield client
    finally:
        client.close()


@contextmanager
def counting(address: str) -> Iterator[None]:
    """A count that another viewer asked for runs on all processors within the block."""
    with viewer(address) as client:  # it ends with the last viewer who waits for it
        client.send(json.dumps({"type": "count", "id": 1, "n": LARGE}))
        for _ in range(2):  # announced, and under way
            reply = client.receive(PATIENCE)
            if not (reply and reply.startswith('{"type":"progress"')):
                raise RuntimeError(f"the count did not begin: {reply!r}")
        yield


def wait(client: Client, random: Random) -> float:
    start = random.randrange(len(Trace("bitmask", N)) - WINDOW)
    return seconds(lambda: ask(client, start))


def ask(client: Client, start: int) -> None:
    client.send(question(N, start, start + WINDOW))
    reply = client.receive(PATIENCE)
    if not (reply and reply.startswith('{"type":"steps"')):
        raise RuntimeError(f"not an answer: {reply!r}")
