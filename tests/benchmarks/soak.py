"""Ten minutes of a class that behaves badly, and the server's threads, descriptors and memory meanwhile.

Pages play, some of them vanish and come back, viewers stall, flood, count and scribble. At the end all leave. What is
held then should be what was held after the first minute; nothing may stand in the log.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from time import perf_counter

from tests.tools.film import Film
from tests.tools.line import Line
from tests.tools.page import WINDOW, Page, online
from tests.tools.process import descriptors, is_told, megabytes, threads
from tests.tools.raw import Raw, frame

from .load import ready_server
from .measuring import Measurement, at_most, spread

N = 14
PAGES, SPEED = 60, 30.0  # steps a second
ROUND = 60.0  # seconds; in each all kinds of trouble come
ROUNDS = 10
STEADY = 4.0  # seconds without a thread or a descriptor less
MORE_MEMORY = 25.0  # megabytes at the end over those of the first round


def measure(*, quick: bool) -> Iterator[Measurement]:
    if not is_told():
        raise RuntimeError("this system does not tell what a process holds")
    rounds, seconds = (2, 10.0) if quick else (ROUNDS, ROUND)
    film, random = Film(N), Random(N)
    last = len(film) // WINDOW - int(rounds * seconds * SPEED)
    with ready_server() as server:
        pid, held, waited = server.process.pid, [], []
        before = threads(pid), descriptors(pid)
        for _ in range(rounds):
            pages = [Page(server.port, N, random.randrange(last) * WINDOW, film.check) for _ in range(PAGES)]
            asyncio.run(one_round(server.port, server.address, pages, seconds, random))
            wrong = [text for page in pages for text in page.wrong]
            if wrong:
                raise RuntimeError(f"errors: {wrong[:3]}")
            waited += [time for page in pages for time in page.waited]
            held.append((*asyncio.run(rest(pid, before)), megabytes(pid)))
    name = f"{rounds * seconds / 60:g} minutes"
    yield Measurement(f"{name}: threads more than in the first round", held[-1][0] - held[0][0], "", at_most(0))
    yield Measurement(f"{name}: descriptors more than in the first round", held[-1][1] - held[0][1], "", at_most(0))
    yield Measurement(
        f"{name}: memory more than in the first round", held[-1][2] - held[0][2], "MB", at_most(MORE_MEMORY)
    )
    yield spread(f"{name}: {WINDOW} steps", waited)
    for number, (_, _, memory) in enumerate(held, 1):
        yield Measurement(f"memory after round {number}", memory, "MB")


async def one_round(port: int, address: str, pages: list[Page], seconds: float, random: Random) -> None:
    """All kinds of viewers at once."""

    async def lose_some() -> None:
        while True:
            await asyncio.sleep(seconds / 20)
            random.choice(pages).vanish()

    async with online(pages):
        troubles = [asyncio.create_task(work) for work in (lose_some(), count(port), scrub(port, random))]
        rude = asyncio.create_task(asyncio.to_thread(be_rude, address, perf_counter() + seconds))
        await asyncio.gather(*(page.play(SPEED, seconds) for page in pages))
        await rude
        for trouble in troubles:
            trouble.cancel()
        await asyncio.gather(*troubles, return_exceptions=True)


async def count(port: int) -> None:
    """Counts that are begun, cancelled and abandoned."""
    with suppress(OSError):
        while True:
            line = await Line.to(port, lambda _: None, lambda _: None)
            line.send('{"type": "count", "id": 1, "n": 15}')
            line.send('{"type": "count", "id": 2, "n": 16}')
            await asyncio.sleep(1)
            line.send('{"type": "cancel", "id": 2}')
            await asyncio.sleep(1)
            line.vanish()


async def scrub(port: int, random: Random) -> None:
    """A viewer drags along the whole trace: single steps and outlines."""
    came: asyncio.Queue[str] = asyncio.Queue()
    line = await Line.to(port, came.put_nowait, lambda _: None)
    run = {"algorithm": "bitmask", "n": 16, "id": 1}
    try:
        while True:
            start = random.randrange(3 * 10**9)
            line.send(json.dumps(run | {"type": "read", "start": start, "stop": start + 1}))
            line.send(json.dumps(run | {"type": "outline", "start": start, "stop": start + 10**7, "width": 1000}))
            await came.get()
            await came.get()
    finally:
        line.vanish()


def be_rude(address: str, end: float) -> None:
    """Viewers who flood, stall, leave in the middle of a frame, or violate the protocol."""
    window = '{"type": "read", "id": 1, "algorithm": "bitmask", "n": 8, "start": 0, "stop": 256}'
    while perf_counter() < end:
        stalled = Raw(address, buffer=4096)
        for _ in range(20):
            stalled.say(window)
        with Raw(address) as rude, suppress(OSError):
            rude.raw(frame(9) * 5000)
            rude.end()
        with Raw(address) as nonsense, suppress(OSError):
            nonsense.raw(frame(3))
            nonsense.end()
        hasty = Raw(address)
        hasty.raw(frame(1, b"x", length=1000))
        hasty.vanish()
        stalled.vanish()


async def rest(pid: int, before: tuple[int, int]) -> tuple[int, int]:
    """Wait until those who have left are noticed: threads and descriptors when they have stopped becoming fewer."""
    end = perf_counter() + 30
    fewest, since = (threads(pid), descriptors(pid)), perf_counter()
    while perf_counter() < end and (perf_counter() < since + STEADY or fewest > before):
        await asyncio.sleep(0.2)
        now = threads(pid), descriptors(pid)
        if min(now[0] - fewest[0], now[1] - fewest[1]) < 0:
            fewest, since = (min(now[0], fewest[0]), min(now[1], fewest[1])), perf_counter()
    return fewest
