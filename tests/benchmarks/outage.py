"""Redis is killed in the middle of a vote, again and again: how long until all devices of a class agree again.

The class is shared by two workers. Half of the seats vote before Redis dies; half vote while it is away, and again
until their votes are taken. All of them are to be told that all votes count, in one state of the class.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from time import perf_counter

from tests.tools.redis_server import RedisServer

from .load import PATIENCE
from .measuring import Measurement, at_most, spread
from .seats import FILM, Viewer, join

LONGER = 0.5  # seconds that Redis is away longer in each run than in the one before


async def outages(port: int, redis: RedisServer, seats: int, runs: int) -> list[Measurement]:
    """Everything that is measured about one class, whose Redis is killed in each run."""
    host = Viewer()
    await host.connect(port)
    leading = {"token": secrets.token_hex(16)}
    leading["code"] = (await host.ask(type="open", id=1, **leading, step=0, **FILM))["code"]
    pupils = [Viewer() for _ in range(seats)]
    issued = await asyncio.gather(*(join(pupil, port, leading["code"]) for pupil in pupils))
    seated = [*zip(pupils, issued, strict=True)]
    times = [await outage(redis, host, leading, seated, run * LONGER) for run in range(runs)]
    for viewer in (host, *pupils):
        viewer.line.vanish()
    who = f"{seats} seats in two workers, Redis killed in mid-vote {runs} times"
    return [
        spread(f"{who}: until all agree", times, 5000),
        Measurement(f"{who}: the longest", max(times), "s", at_most(5)),
    ]


async def outage(
    redis: RedisServer, host: Viewer, leading: dict[str, str], seated: list[tuple[Viewer, str]], away: float
) -> float:
    """One question, in which Redis dies and comes back `away` seconds later; the seconds from then until all agree."""
    asked = (await host.ask(type="ask", id="ask", **leading, about="next", step=0))["ask"]
    vote = {"type": "vote", "id": 2, "code": leading["code"], "ask": asked, "round": 1, "answer": 1}
    half = len(seated) // 2
    await asyncio.gather(*(pupil.insist(**vote, seat=seat) for pupil, seat in seated[:half]))
    redis.kill()
    late = asyncio.gather(*(pupil.insist(**vote, seat=seat) for pupil, seat in seated[half:]))
    await asyncio.sleep(away)
    await asyncio.to_thread(redis.start)
    began = perf_counter()
    await late
    pupils = [pupil for pupil, _ in seated]
    while not agree(pupils, asked, len(seated)):
        if perf_counter() > began + PATIENCE:
            counts = Counter(pupil.room.get("voted") for pupil in pupils)
            raise RuntimeError(f"after {PATIENCE} s not all are told the same count: {counts}")
        await asyncio.sleep(0.01)
    seconds = perf_counter() - began
    await host.insist(type="close", id="close", **leading, ask=asked, round=1)
    await host.insist(type="reveal", id="reveal", **leading, ask=asked)
    return seconds


def agree(pupils: list[Viewer], asked: int, votes: int) -> bool:
    """Whether all were told the same state of the class, in which all votes count."""
    states = {(pupil.room["epoch"], pupil.room.get("ask"), pupil.room.get("voted")) for pupil in pupils}
    return len(states) == 1 and {state[1:] for state in states} == {(asked, votes)}
