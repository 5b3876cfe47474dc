"""Simulate the page without a browser: it plays, reads windows of steps ahead, and reconnects.

The rules are those of film/player.js, film/cache.js and wire/socket.js: whole windows of 64 steps, the next one 32
steps before it is due; after a loss a pause that doubles, with jitter, and then the open requests once more.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from random import Random
from time import perf_counter
from typing import Any, TypeVar

from tests.tools.connection import Connection

WINDOW, AHEAD = 64, 32  # steps
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0  # seconds

T = TypeVar("T")
Check = Callable[[int, str], None]  # gets a window's first step and the whole answer; raises AssertionError


class Page:
    """A simulated page that plays a trace from a step on; `steps` counts the steps shown, each once and in order."""

    def __init__(self, port: int, n: int, start: int, check: Check) -> None:
        assert start % WINDOW == 0
        self._port, self._n, self._start, self._check = port, n, start, check
        self._random = Random(start)
        self._connection: Connection | None = None
        self._waiting: dict[int, tuple[str, asyncio.Future[str]]] = {}
        self.connected, self._lost = asyncio.Event(), asyncio.Event()
        self._last_id = 0
        self.steps = 0
        self.waited: list[float] = []  # seconds until each answer
        self.wrong: list[str] = []  # unexpected messages
        self.late = 0  # windows that arrived after their first step was due
        self.connections = 0  # 1 more than the reconnections

    async def stay_connected(self) -> None:
        """Connect, and reconnect after every loss, until cancelled."""
        tries = 0
        while True:
            self._lost.clear()
            try:
                self._connection = await Connection.open(self._port, self._handle, self._lose)
            except OSError:
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**tries) * (0.5 + self._random.random() / 2)
                tries += 1
                await asyncio.sleep(pause)
                continue
            self.connections, tries = self.connections + 1, 0
            self.connected.set()
            for text, _ in list(self._waiting.values()):
                self._connection.send(text)
            await self._lost.wait()

    async def describe(self) -> None:
        """Request the size of the trace, as a page does first."""
        await self._request(type="describe")
        self.waited.clear()

    async def play(self, speed: float, seconds: float) -> None:
        """Play for so many seconds, at so many steps a second."""
        clock = asyncio.get_running_loop().time
        position = self._start
        text = await self._read(position)
        due = clock()  # when the first step of the next window is to be shown
        end = due + seconds
        while True:
            self._check(position, text)
            position += WINDOW
            self.steps += WINDOW
            due += WINDOW / speed
            if due > end:
                return
            await asyncio.sleep(due - AHEAD / speed - clock())
            text = await self._read(position)
            if clock() > due:
                self.late, due = self.late + 1, clock()  # the film stalls

    def drop(self) -> None:
        if self._connection:
            self._connection.drop()

    def _read(self, start: int) -> asyncio.Future[str]:
        return self._request(type="read", start=start, stop=start + WINDOW, stride=1)

    def _request(self, **fields: object) -> asyncio.Future[str]:
        self._last_id += 1
        run = {"algorithm": "bitmask", "n": self._n, "goal": "all", "id": self._last_id}
        text = json.dumps(run | fields)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked = perf_counter()
        self._waiting[self._last_id] = text, answer
        if self._connection:
            self._connection.send(text)
        return answer

    def _handle(self, text: str) -> None:
        self.waited.append(perf_counter() - self._asked)
        head = re.match(r'\{"type":"(?:steps|description)","id":(\d+),', text)
        if not (head and int(head[1]) in self._waiting):
            self.wrong.append(text[:300])  # an error, or a second answer to one request
            return
        _, answer = self._waiting.pop(int(head[1]))
        answer.set_result(text)

    def _lose(self, _: int | None) -> None:
        self._connection = None
        self.connected.clear()
        self._lost.set()


@asynccontextmanager
async def online(pages: Sequence[Page]) -> AsyncIterator[None]:
    """Connect pages, which reconnect when needed; leaving the block drops the connections."""
    tasks = [asyncio.create_task(page.stay_connected()) for page in pages]
    for page in pages:
        await page.connected.wait()
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for page in pages:
            page.drop()
        await asyncio.sleep(0.01)  # the loop closes them


def run_in_thread(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a new thread and return its result: earlier browser tests may have a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
