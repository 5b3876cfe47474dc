"""A class: five hundred pages that play at once, from another process, and a thousand that only look.

A page that plays asks for whole windows ahead (see tests/tools/page.py), so that is what is asked for here: not a step
a request. Every window is held to its numbers, some to the trace. Loopback only; each part has a fresh server.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from time import perf_counter, sleep
from urllib.request import urlopen

from tests.tools.line import Line
from tests.tools.page import WINDOW, Page, online
from tests.tools.process import has_proc, megabytes
from tests.tools.serving import ServerProcess
from tests.tools.windows import WindowChecker

from .measuring import Measurement, at_most, spread

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
    # Each on its own is somewhere within a window; a class presses Play within a second.
    yield from playing("each elsewhere", film, elsewhere, WINDOW / SPEED, seconds)
    yield from playing("all the same", film, together, 1, seconds)
    yield from looking(200 if quick else LOOKERS)
    yield stepping(pages, 3 if quick else 10)
    for number in (200, 400):
        yield from reading(number, 3 if quick else 15)
    yield from reading(400, 3 if quick else 15, workers=2)


def playing(where: str, film: WindowChecker, starts: list[int], within: float, seconds: float) -> Iterator[Measurement]:
    """All of them play; they begin within so many seconds."""
    random = Random(1)
    with ready_server() as server:
        before = memory(server)
        pages = [Page(server.port, N, start, film.check) for start in starts]

        async def play_all() -> None:
            async with online(pages):
                await asyncio.gather(*(page.describe() for page in pages))
                await asyncio.gather(*(play(page) for page in pages))

        async def play(page: Page) -> None:
            await asyncio.sleep(random.random() * within)
            await page.play(SPEED, seconds)

        most, overslept = asyncio.run(watched(server, play_all()))
    wrong = [text for page in pages for text in page.wrong]
    if wrong or any(page.connections != 1 for page in pages):
        raise RuntimeError(f"errors, or lines that broke: {wrong[:3]}")
    name = f"{len(pages)} pages at {SPEED:g} steps a second, {where}"
    yield spread(f"{name}: {WINDOW} steps", [time for page in pages for time in page.waited], 100)
    yield Measurement(f"{name}: windows that came too late", sum(page.late for page in pages), "", at_most(0))
    yield Measurement(f"{name}: steps shown", sum(page.steps for page in pages), "")
    if has_proc():
        yield Measurement(f"{name}: memory above the idle server", most - before, "MB", at_most(MOST_PLAYING))
    yield spread(f"{name}: how late the machine wakes a sleeper meanwhile", overslept)


def looking(number: int) -> Iterator[Measurement]:
    """All pages have got their first window and do nothing."""
    with ready_server() as server:
        before = memory(server)

        async def look() -> float:
            film = WindowChecker(N)
            pages = [Page(server.port, N, 0, film.check) for _ in range(number)]
            async with online(pages):
                for page in pages:
                    await page.play(SPEED, 0)
                return memory(server) - before

        grown = asyncio.run(look())
    if has_proc():
        name = f"{number:,} pages that do nothing: memory above the idle server"
        yield Measurement(name, grown, "MB", at_most(MOST_LOOKING))


def reading(number: int, seconds: float, workers: int | None = None) -> Iterator[Measurement]:
    """Each asks for one step after the other at SPEED, each elsewhere, whether the last answer has come or not.

    They begin within a second. By default in one process, else with so many workers of gunicorn.
    """
    waited: list[float] = []
    first: list[float] = []  # of each viewer: its place in the trace has to be found

    async def read(port: int, start: int, begin: float) -> None:
        asked: dict[int, float] = {}

        def take(text: str) -> None:
            head = re.match(r'\{"type":"steps","id":(\d+),', text)
            if not head:
                raise RuntimeError(text)
            step = int(head[1])
            (first if step == start else waited).append(clock() - asked.pop(step))

        clock = asyncio.get_running_loop().time
        line = await Line.to(port, take, lambda _: None)
        due = begin
        for step in range(start, start + int(SPEED * seconds)):
            due += 1 / SPEED
            await asyncio.sleep(due - clock())
            asked[step] = due
            run = {"type": "read", "id": step, "algorithm": "bitmask", "n": N}
            line.send(json.dumps(run | {"start": step, "stop": step + 1}))
        while asked and clock() < due + PATIENCE:
            await asyncio.sleep(0.05)
        line.drop()
        if asked:
            raise RuntimeError(f"{len(asked)} answers did not come")

    async def read_all(port: int) -> None:
        begin = asyncio.get_running_loop().time() + 2  # when all are connected
        where = range(0, 3 * 10**9, 3 * 10**9 // number)
        await asyncio.gather(*(read(port, step, begin + index / number) for index, step in enumerate(where)))

    with ready_server(*([] if workers is None else ["--workers", str(workers)])) as server:
        asyncio.run(read_all(server.port))
    where = "" if workers is None else f", {workers} workers"
    name = f"{number} viewers who read {SPEED:g} single steps a second{where}"
    yield spread(name, first + waited, 100)
    yield spread(f"{name}: the first of each", first)


def stepping(number: int, seconds: float) -> Measurement:
    """More load than any page makes: a request for every single step, one right after the other."""
    answered = 0

    async def step(port: int, start: int) -> None:
        nonlocal answered
        came: asyncio.Queue[str] = asyncio.Queue()
        line = await Line.to(port, came.put_nowait, lambda _: None)
        end = perf_counter() + seconds
        while perf_counter() < end:
            run = {"type": "read", "id": 1, "algorithm": "bitmask", "n": N}
            line.send(json.dumps(run | {"start": start, "stop": start + 1}))
            text = await came.get()
            if f'"steps":[{{"step":{start},' not in text:
                raise RuntimeError(text)
            start, answered = start + 1, answered + 1
        line.drop()

    async def all_step(port: int) -> None:
        await asyncio.gather(*(step(port, number * 1000) for number in range(number)))

    with ready_server() as server:
        asyncio.run(all_step(server.port))
    return Measurement(f"{number} viewers who ask for single steps: answers a second", answered / seconds, "")


async def watched(server: ServerProcess, work: Awaitable[None]) -> tuple[float, list[float]]:
    """Do the work; returns the server's most memory, and our own delay, which every answer's time includes."""
    most, overslept = memory(server), []

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, memory(server))
            slept = perf_counter()
            await asyncio.sleep(0.1)
            overslept.append(perf_counter() - slept - 0.1)

    watching = asyncio.create_task(watch())
    await work
    watching.cancel()
    return most, overslept


def memory(server: ServerProcess) -> float:
    return megabytes(server.process.pid) if has_proc() else 0


@contextmanager
def ready_server(*options: str) -> Iterator[ServerProcess]:
    """A server, each process of which has compiled what it needs."""
    with ServerProcess(*options) as server:
        end = perf_counter() + PATIENCE
        warm = set[int]()
        while not warm >= set(server.processes()):
            for each in server.one_at_a_time() if server.workers() else server.processes():
                with suppress(OSError), urlopen(f"{server.address}healthz", timeout=10) as answer:
                    if json.load(answer)["kernels"] == "warm":
                        warm.add(each)
            if perf_counter() > end:
                raise RuntimeError("the kernels are not ready")
            sleep(0.2)
        sleep(0.5)
        yield server
    if server.stderr:
        raise RuntimeError(f"the server complained: {server.stderr[:2000]}")
