"""A host of a class without a page, for tests of pupils' pages."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.tools.client import Client
from tests.tools.waiting import PATIENCE, until

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Host:
    """A host that has opened and joined a class; `room` and `places` are the last messages of these kinds."""

    def __init__(self, address: str) -> None:
        self._client = Client(address.replace("http", "ws") + "ws")
        self._token, self._id = secrets.token_hex(16), 0
        self.room: dict[str, Any] = {}
        self.places: dict[str, Any] = {}
        self.code = str(self._request("open", algorithm="bitmask", n=8, step=0)["code"])
        self.link = f"{address}{self.code}#{self._token}"  # to be its host, too
        self.film: dict[str, Any] = {"algorithm": "bitmask", "n": 8, "goal": "all", "step": 0}
        self._request("join", code=self.code)

    def show(self, **film: Any) -> None:
        self.film |= film
        self.do("lead", term=self.room["term"], **self.film)

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request about the class and return its answer."""
        return self._request(kind, code=self.code, **fields)

    def ask(self, about: str, step: int) -> None:
        """Ask a question at a step and wait until the class has it."""
        self.show(step=step)
        number = self.do("ask", about=about, step=step)["ask"]
        until(lambda: (self.receive(0.1), self.room.get("ask") == number)[1], "the question was not asked")

    def close_round(self) -> None:
        self.do("close", ask=self.room["ask"], round=self.room["round"])
        until(lambda: (self.receive(0.1), self.room["phase"] == "closed")[1], "the round was not closed")

    def again(self) -> None:
        """Open another round of the question and wait until the class has it."""
        last = self.room["round"]
        self.do("again", ask=self.room["ask"], round=last)
        until(lambda: (self.receive(0.1), self.room["round"] > last)[1], "the second round was not opened")

    def await_votes(self, number: int) -> None:
        until(lambda: (self.receive(0.1), self.room["voted"] == number)[1], self.room)

    def receive(self, patience: float) -> bool:
        """Wait up to `patience` seconds for a message and store it; return whether one arrived."""
        text = self._client.receive(patience)
        if text:
            self._store(json.loads(text))
        return bool(text)

    def await_places(self, **wanted: Any) -> None:
        """Wait until the last `places` message has these fields."""
        until(lambda: (self.receive(0.1), self.places | wanted == self.places)[1], wanted)

    def close(self) -> None:
        self._client.close()

    def _request(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._id += 1
        self._client.send(json.dumps({"type": kind, "id": self._id, "token": self._token, **fields}))
        while True:
            text = self._client.receive(PATIENCE)
            assert text, f"no answer to {kind}"
            message: dict[str, Any] = json.loads(text)
            assert message["type"] != "error", message
            self._store(message)
            if message["id"] == self._id:
                return message

    def _store(self, message: dict[str, Any]) -> None:
        if message["type"] == "room":
            self.room = message
        if message["type"] == "places":
            self.places = message


@contextmanager
def hosting(address: str) -> Iterator[Host]:
    host = Host(address)
    try:
        yield host
    finally:
        host.do("end")
        host.close()
