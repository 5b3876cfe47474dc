"""Connections to a class, of which one process can have hundreds."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter
from typing import Any

from tests.tools.line import Line

from .load import PATIENCE

FILM = {"algorithm": "bitmask", "n": 8, "goal": "all"}
SOON = 0.5  # seconds until a page sends again what came too early


class Refused(RuntimeError):
    """A request was refused; `code` says why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Viewer:
    """One connection. `steps` holds when each step of the lead was seen, `room` what it was told last of the class."""

    def __init__(self) -> None:
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.steps: dict[int, float] = {}
        self.newest = (0, 0)
        self.room: dict[str, Any] = {}

    async def connect(self, port: int) -> None:
        self.line = await Line.to(port, self.take, lambda _: None)

    def take(self, text: str) -> None:
        if '"seat"' not in text and text.startswith('{"type":"room"'):
            said = json.loads(text)
            newest = said["epoch"], said["seq"]
            if newest < self.newest:
                raise RuntimeError("an older snapshot came later")
            self.newest, self.room = newest, said
            self.steps.setdefault(said["step"], perf_counter())
        elif not text.startswith(('{"type":"places"', '{"type":"tally"')):
            self.answers.put_nowait(json.loads(text))

    async def ask(self, **message: object) -> dict[str, Any]:
        self.line.send(json.dumps(message))
        said = await asyncio.wait_for(self.answers.get(), PATIENCE)
        if said["type"] == "error":
            raise Refused(said["code"], said["message"])
        return said

    async def insist(self, **message: object) -> dict[str, Any]:
        """Ask, and once more where it came too early, as a page does."""
        while True:
            try:
                return await self.ask(**message)
            except Refused as error:
                if error.code != "waiting":
                    raise
                await asyncio.sleep(SOON)


async def join(pupil: Viewer, port: int, code: str) -> str:
    """Connect and take a seat."""
    await pupil.connect(port)
    return str((await pupil.ask(type="join", id=1, code=code))["seat"])
