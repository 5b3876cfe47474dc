"""A class and its host, without a page: what the pages of pupils are tested with."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.tools.client import Client
from tests.tools.waiting import until

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
_PATIENCE = 20  # seconds


class Host:
    """A host that has opened a class and joined it. `rooms` and `places`: what it was told last."""

    def __init__(self, address: str) -> None:
        self._client = Client(address.replace("http", "ws") + "ws")
        self._token, self._id = secrets.token_hex(16), 0
        self.room: dict[str, Any] = {}
        self.places: dict[str, Any] = {}
        self.code = str(self._request("open", algorithm="bitmask", n=8, step=0)["code"])
        self.film: dict[str, Any] = {"algorithm": "bitmask", "n": 8, "goal": "all", "step": 0}
        self._request("join", screen="remote", code=self.code)

    def show(self, **film: Any) -> None:
        """Lead to another place."""
        self.film |= film
        self.do("lead", term=self.room["term"], **self.film)

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A request about the class."""
        return self._request(kind, code=self.code, **fields)

    def ask(self, about: str, step: int) -> None:
        """Ask, and wait for the news of it."""
        self.show(step=step)
        number = self.do("ask", about=about, step=step)["ask"]
        until(lambda: (self.hear(0.1), self.room.get("ask") == number)[1], "the question is not asked")

    def close_round(self) -> None:
        self.do("close", ask=self.room["ask"], round=self.room["round"])
        until(lambda: (self.hear(0.1), self.room["phase"] == "closed")[1], "the round is not closed")

    def again(self) -> None:
        """Ask once more, and wait for the news of it."""
        last = self.room["round"]
        self.do("again", ask=self.room["ask"], round=last)
        until(lambda: (self.hear(0.1), self.room["round"] > last)[1], "the question is not asked again")

    def await_votes(self, number: int) -> None:
        """Wait until so many votes are counted."""
        until(lambda: (self.hear(0.1), self.room["voted"] == number)[1], self.room)

    def hear(self, patience: float) -> bool:
        """Take news for so many seconds; whether any came."""
        text = self._client.receive(patience)
        if text:
            self._take(json.loads(text))
        return bool(text)

    def await_places(self, **wanted: Any) -> None:
        """Wait until the host is told so of where everybody is."""
        until(lambda: (self.hear(0.1), self.places | wanted == self.places)[1], wanted)

    def close(self) -> None:
        self._client.close()

    def _request(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._id += 1
        self._client.send(json.dumps({"type": kind, "id": self._id, "token": self._token, **fields}))
        while True:
            text = self._client.receive(_PATIENCE)
            assert text, f"no answer to {kind}"
            said: dict[str, Any] = json.loads(text)
            assert said["type"] != "error", said
            self._take(said)
            if said["id"] == self._id:
                return said

    def _take(self, said: dict[str, Any]) -> None:
        if said["type"] == "room":
            self.room = said
        if said["type"] == "places":
            self.places = said


@contextmanager
def hosting(address: str) -> Iterator[Host]:
    host = Host(address)
    try:
        yield host
    finally:
        host.do("end")
        host.close()
