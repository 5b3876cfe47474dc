"""A class of five hundred, from another process: they join, follow a lead at ten moves a second, and vote.

In a server of one process, then in one of two workers, which share the class by Redis if this machine has it. Loopback
only, on the processors that the server uses, too. Whatever a seat is told is held to the newest `seq`.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from tests.tools.line import Line
from tests.tools.process import has_proc, processor_seconds
from tests.tools.redis_server import RedisServer
from tests.tools.serving import ServerProcess

from .load import PATIENCE, ready_server, watched
from .measuring import Measurement, at_most, spread

FILM = {"algorithm": "bitmask", "n": 8, "goal": "all"}
SEATS, RATE = 500, 10.0  # moves a second


def measure(*, quick: bool) -> Iterator[Measurement]:
    """Joins, moves and votes."""
    seats, seconds = (100, 3.0) if quick else (SEATS, 20.0)
    with ready_server() as server:
        yield from asyncio.run(lesson(server, seats, seconds, f"{seats} seats"))
    if not shutil.which("redis-server"):
        return
    with TemporaryDirectory() as folder, closing(RedisServer(Path(folder), lasting=False)) as redis:
        options = ["--workers", "2", "--rooms", redis.address, "--class-key", secrets.token_hex(8)]
        with ready_server(*options) as server:
            yield from asyncio.run(lesson(server, seats, seconds, f"{seats} seats in two workers", redis))


async def lesson(
    server: ServerProcess, seats: int, seconds: float, who: str, redis: RedisServer | None = None
) -> list[Measurement]:
    """Everything that is measured about one class."""
    token = secrets.token_hex(16)
    host = Viewer()
    await host.connect(server.port)
    code = (await host.ask(type="open", id=1, token=token, step=0, **FILM))["code"]
    pupils = [Viewer() for _ in range(seats)]
    began = perf_counter()
    issued = await asyncio.gather(*(join(pupil, server.port, code) for pupil in pupils))
    joined = perf_counter() - began
    leading = {"code": code, "token": token}
    delays: list[float] = []
    used = processor_time(server)

    async def lead() -> None:
        clock = asyncio.get_running_loop().time
        due = clock()
        sent = {}
        for step in range(1, int(RATE * seconds) + 1):
            due += 1 / RATE
            await asyncio.sleep(due - clock())
            sent[step] = perf_counter()
            host.line.send(json.dumps({"type": "lead", "id": step, "term": 1, **leading, "step": step, **FILM}))
        last = len(sent)
        end = clock() + PATIENCE
        while any(last not in pupil.steps for pupil in pupils) and clock() < end:
            await asyncio.sleep(0.01)
        for pupil in pupils:
            seen = pupil.steps[last]
            for step in reversed(sent):  # of one that a later one has replaced, the later one counts
                seen = pupil.steps.get(step, seen)
                delays.append(seen - sent[step])

    _, overslept = await watched(server, lead())
    used = processor_time(server) - used
    moves = int(RATE * seconds)
    replaced = sum(moves - len(pupil.steps.keys() - {0}) for pupil in pupils)
    while not host.answers.empty():
        host.answers.get_nowait()
    asked = (await host.ask(type="ask", id="ask", **leading, about="next", step=0))["ask"]
    vote = {"type": "vote", "id": 2, "code": code, "ask": asked, "round": 1, "answer": 1}
    began, scripts, voting = perf_counter(), count_scripts(redis), processor_time(server)
    await asyncio.gather(*(pupil.ask(**vote, seat=seat) for pupil, seat in zip(pupils, issued, strict=True)))
    voted, scripts, voting = perf_counter() - began, count_scripts(redis) - scripts, processor_time(server) - voting
    in_redis = [Measurement(f"{who}: scripts of Redis for a vote", scripts / seats, "")] if redis else []
    for viewer in (host, *pupils):
        viewer.line.drop()
    return [
        Measurement(f"{who} join", joined, "s", at_most(5)),
        spread(f"{who} follow a lead at {RATE:g} moves a second", delays, 100),
        Measurement(f"{who}: moves that a later one has replaced", replaced / (moves * seats), "of all"),
        Measurement(f"{who}: the server's processor time for a move", used / moves * 1000, "ms"),
        Measurement(f"{who} vote at once", voted, "s", at_most(2)),
        Measurement(f"{who}: the server's processor time for a vote", voting / seats * 1000, "ms"),
        *in_redis,
        spread(f"{who}: how late the machine wakes a sleeper meanwhile", overslept),
    ]


def processor_time(server: ServerProcess) -> float:
    """The seconds of a server's processes so far."""
    return sum(map(processor_seconds, server.processes())) if has_proc() else 0.0


def count_scripts(redis: RedisServer | None) -> int:
    """The calls of scripts so far."""
    if redis is None:
        return 0
    return int(redis.client.info("commandstats").get("cmdstat_evalsha", {}).get("calls", 0))


class Viewer:
    """One connection. `steps` holds when each step of the lead was seen."""

    def __init__(self) -> None:
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.steps: dict[int, float] = {}
        self.newest = (0, 0)

    async def connect(self, port: int) -> None:
        self.line = await Line.to(port, self.take, lambda _: None)

    def take(self, text: str) -> None:
        if '"seat"' not in text and text.startswith('{"type":"room"'):
            said = json.loads(text)
            newest = said["epoch"], said["seq"]
            if newest < self.newest:
                raise RuntimeError("an older snapshot came later")
            self.newest = newest
            self.steps.setdefault(said["step"], perf_counter())
        elif not text.startswith(('{"type":"places"', '{"type":"tally"')):
            self.answers.put_nowait(json.loads(text))

    async def ask(self, **message: object) -> dict[str, Any]:
        self.line.send(json.dumps(message))
        said = await asyncio.wait_for(self.answers.get(), PATIENCE)
        if said["type"] == "error":
            raise RuntimeError(said["message"])
        return said


async def join(pupil: Viewer, port: int, code: str) -> str:
    """Connect and take a seat."""
    await pupil.connect(port)
    return str((await pupil.ask(type="join", id=1, code=code))["seat"])
