"""Connections to a class, of which one process can have hundreds."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter
from typing import Any

from tests.tools.line import Line

from .load import PATIENCE

FILM = {"algorithm": "bitmask", "n": 8, "goal": "all"}


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
