"""Measure the load of a class: 500 pages that play at once, from another process, and 1,000 idle pages.

Pages request whole windows of steps ahead (see tests/tools/page.py), not single steps. The step numbers of every window
are checked, and some windows field by field. All traffic is on loopback; each part has a new server.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from time import perf_counter, sleep
from urllib.request import urlopen

from tests.tools.connection import Connection
from tests.tools.page import WINDOW, Page, online
from tests.tools.process import has_proc, megabytes
from tests.tools.serving import ServerProcess
from tests.tools.windows import WindowChecker

from .measuring import Measurement, at_most, percentiles

N = 16
SPEED = 8.0  # steps a second
PAGES, LOOKERS = 500, 1000
MOST_PLAYING, MOST_LOOKING = 100.0, 200.0  # megabytes above the idle server
PATIENCE = 120  # seconds


def measure(*, quick: bool) -> Iterator[Measurement]:
    pages, seconds = (100, 10) if quick else (PAGES, 60)
    film = WindowChecker(N)
    random = Random(pages)
    last = len(film) // WINDOW - 1000
    elsewhere = [random.randrange(last) * WINDOW for _ in range(pages)]
    together = [random.randrange(last) * WINDOW] * pages
    # Single viewers reach the end of a window at any time; a class presses Play within a second.
    yield from play("at different places", film, elsewhere, WINDOW / SPEED, seconds)
    yield from play("all at one place", film, together, 1, seconds)
    yield from measure_idle(200 if quick else LOOKERS)
    for number in (200, 400):
        yield from measure_reads(number, 3 if quick else 15)


def play(where: str, film: WindowChecker, starts: list[int], within: float, seconds: float) -> Iterator[Measurement]:
    """Measure pages that play from these steps on, and begin within `within` seconds."""
    random = Random(1)
    with ready_server() as server:
        before = server_megabytes(server)
        pages = [Page(server.port, N, start, film.check) for start in starts]

        async def play_all() -> None:
            async with online(pages):
                await asyncio.gather(*(page.describe() for page in pages))
                await asyncio.gather(*(play_later(page) for page in pages))

        async def play_later(page: Page) -> None:
            await asyncio.sleep(random.random() * within)
            await page.play(SPEED, seconds)

        most, overslept = asyncio.run(watch_server(server, play_all()))
    wrong = [text for page in pages for text in page.wrong]
    if wrong or any(page.connections != 1 for page in pages):
        raise RuntimeError(f"unexpected messages or lost connections: {wrong[:3]}")
    name = f"{len(pages)} pages at {SPEED:g} steps a second, {where}"
    yield percentiles(f"{name}: {WINDOW} steps", [time for page in pages for time in page.waited], 100)
    yield Measurement(f"{name}: late windows", sum(page.late for page in pages), "", at_most(0))
    if has_proc():
        yield Measurement(f"{name}: memory above the idle server", most - before, "MB", at_most(MOST_PLAYING))
    yield percentiles(f"{name}: delay of the machine's timers meanwhile", overslept)


def measure_idle(number: int) -> Iterator[Measurement]:
    """Measure pages that have read their first window and are idle."""
    with ready_server() as server:
        before = server_megabytes(server)

        async def look() -> float:
            film = WindowChecker(N)
            pages = [Page(server.port, N, 0, film.check) for _ in range(number)]
            async with online(pages):
                for page in pages:
                    await page.play(SPEED, 0)
                return server_megabytes(server) - before

        grown = asyncio.run(look())
    if has_proc():
        name = f"{number:,} idle pages: memory above the idle server"
        yield Measurement(name, grown, "MB", at_most(MOST_LOOKING))


def measure_reads(number: int, seconds: float) -> Iterator[Measurement]:
    """Measure viewers who request one step after the other at SPEED, each at a different place.

    They begin within a second, and do not wait for the last answer.
    """
    waited: list[float] = []

    async def read(port: int, start: int, begin: float) -> None:
        asked: dict[int, float] = {}

        def handle(text: str) -> None:
            head = re.match(r'\{"type":"steps","id":(\d+),', text)
            if not head:
                raise RuntimeError(text)
            waited.append(clock() - asked.pop(int(head[1])))

        clock = asyncio.get_running_loop().time
        connection = await Connection.open(port, handle, lambda _: None)
        due = begin
        for step in range(start, start + int(SPEED * seconds)):
            due += 1 / SPEED
            await asyncio.sleep(due - clock())
            asked[step] = due
            run = {"type": "read", "id": step, "algorithm": "bitmask", "n": N}
            connection.send(json.dumps(run | {"start": step, "stop": step + 1}))
        while asked and clock() < due + PATIENCE:
            await asyncio.sleep(0.05)
        connection.drop()
        if asked:
            raise RuntimeError(f"{len(asked)} answers are missing")

    async def read_all(port: int) -> None:
        begin = asyncio.get_running_loop().time() + 2  # time for all to connect
        where = range(0, 3 * 10**9, 3 * 10**9 // number)
        await asyncio.gather(*(read(port, step, begin + index / number) for index, step in enumerate(where)))

    with ready_server() as server:
        asyncio.run(read_all(server.port))
    name = f"{number} viewers reading {SPEED:g} single steps a second"
    yield percentiles(name, waited, 100)


async def watch_server(server: ServerProcess, work: Awaitable[None]) -> tuple[float, list[float]]:
    """Do the work; return the server's maximum memory, and the delays of our timers, which all times include."""
    most, overslept = server_megabytes(server), []

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, server_megabytes(server))
            slept = perf_counter()
            await asyncio.sleep(0.1)
            overslept.append(perf_counter() - slept - 0.1)

    watching = asyncio.create_task(watch())
    await work
    watching.cancel()
    return most, overslept


def server_megabytes(server: ServerProcess) -> float:
    return megabytes(server.process.pid) if has_proc() else 0


@contextmanager
def ready_server(*options: str) -> Iterator[ServerProcess]:
    """Start a server and wait until it has compiled its kernels."""
    with ServerProcess(*options) as server:
        end = perf_counter() + PATIENCE
        kernels = ""
        while kernels != "warm":
            with suppress(OSError), urlopen(f"{server.address}healthz", timeout=10) as answer:
                kernels = json.load(answer)["kernels"]
            if perf_counter() > end:
                raise RuntimeError(f"the kernels are not compiled after {PATIENCE} s")
            sleep(0.2)
        sleep(0.5)
        yield server
    # a flooded server logs that it refuses viewers, in a limited number of lines
    if errors := [line for line in server.stderr.splitlines() if " WARNING refused: " not in line]:
        raise RuntimeError(f"the server wrote to stderr: {errors[:20]}")
