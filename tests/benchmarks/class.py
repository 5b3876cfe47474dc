"""Measure a class of 500 seats from another process: they join, follow a lead at ten moves a second, and vote.

All traffic is on loopback, and the seats use the same processors as the server. Each seat checks that no snapshot is
older than the last.
"""

import asyncio
import json
import secrets
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from tests.tools.connection import Connection
from tests.tools.serving import ServerProcess

from .load import PATIENCE, ready_server, watch_server
from .measuring import Measurement, at_most, percentiles

FILM = {"algorithm": "bitmask", "n": 8, "goal": "all"}
SEATS, RATE = 500, 10.0  # moves a second


def measure(*, quick: bool) -> Iterator[Measurement]:
    """Measure joins, moves and votes."""
    seats, seconds = (100, 3.0) if quick else (SEATS, 20.0)
    with ready_server() as server:
        yield from asyncio.run(measure_class(server, seats, seconds, f"{seats} seats"))


async def measure_class(server: ServerProcess, seats: int, seconds: float, who: str) -> list[Measurement]:
    """Measure one class; `who` begins the names of the measurements."""
    token = secrets.token_hex(16)
    host = Viewer()
    await host.connect(server.port)
    code = (await host.request(type="open", id=1, token=token, step=0, **FILM))["code"]
    pupils = [Viewer() for _ in range(seats)]
    began = perf_counter()
    issued = await asyncio.gather(*(join(pupil, server.port, code) for pupil in pupils))
    joined = perf_counter() - began
    leading = {"code": code, "token": token}
    delays: list[float] = []

    async def lead() -> None:
        clock = asyncio.get_running_loop().time
        due = clock()
        sent = {}
        for step in range(1, int(RATE * seconds) + 1):
            due += 1 / RATE
            await asyncio.sleep(due - clock())
            sent[step] = perf_counter()
            host.connection.send(json.dumps({"type": "lead", "id": step, "term": 1, **leading, "step": step, **FILM}))
        last = len(sent)
        end = clock() + PATIENCE
        while any(last not in pupil.steps for pupil in pupils) and clock() < end:
            await asyncio.sleep(0.01)
        for pupil in pupils:
            seen = pupil.steps[last]
            for step in reversed(sent):  # a skipped move counts as seen with the later one that replaced it
                seen = pupil.steps.get(step, seen)
                delays.append(seen - sent[step])

    _, overslept = await watch_server(server, lead())
    while not host.answers.empty():
        host.answers.get_nowait()
    asked = (await host.request(type="ask", id="ask", **leading, about="next", step=0))["ask"]
    vote = {"type": "vote", "id": 2, "code": code, "ask": asked, "round": 1, "answer": 1}
    began = perf_counter()
    await asyncio.gather(*(pupil.request(**vote, seat=seat) for pupil, seat in zip(pupils, issued, strict=True)))
    voted = perf_counter() - began
    for viewer in (host, *pupils):
        viewer.connection.drop()
    return [
        Measurement(f"{who} join", joined, "s", at_most(5)),
        percentiles(f"{who} follow a lead at {RATE:g} moves a second", delays, 100),
        Measurement(f"{who} vote at once", voted, "s", at_most(2)),
        percentiles(f"{who}: delay of the machine's timers meanwhile", overslept),
    ]


class Viewer:
    """A connection; `steps` maps each step of the lead to the time of its arrival."""

    def __init__(self) -> None:
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.steps: dict[int, float] = {}
        self.newest = (0, 0)

    async def connect(self, port: int) -> None:
        self.connection = await Connection.open(port, self.handle, lambda _: None)

    def handle(self, text: str) -> None:
        if '"seat"' not in text and text.startswith('{"type":"room"'):
            room = json.loads(text)
            version = room["epoch"], room["seq"]
            if version < self.newest:
                raise RuntimeError(f"a snapshot of version {version} arrived after {self.newest}")
            self.newest = version
            self.steps.setdefault(room["step"], perf_counter())
        elif not text.startswith(('{"type":"places"', '{"type":"tally"')):
            self.answers.put_nowait(json.loads(text))

    async def request(self, **message: object) -> dict[str, Any]:
        self.connection.send(json.dumps(message))
        answer = await asyncio.wait_for(self.answers.get(), PATIENCE)
        if answer["type"] == "error":
            raise RuntimeError(answer["message"])
        return answer


async def join(pupil: Viewer, port: int, code: str) -> str:
    """Connect and join a class; return the seat with its secret."""
    await pupil.connect(port)
    return str((await pupil.request(type="join", id=1, code=code))["seat"])
