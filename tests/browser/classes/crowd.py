"""Pupils without pages, of whom each has a seat and votes: a whole class for the page of its wall."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from tests.browser.classes.host import Host
from tests.tools.client import Client
from tests.tools.waiting import PATIENCE


class Crowd:
    """The seats of a host's class; what they vote is counted at once."""

    def __init__(self, address: str, host: Host, number: int) -> None:
        self._host = host
        self._seats: list[tuple[Client, str]] = []
        for _ in range(number):
            client = Client(address.replace("http", "ws") + "ws")
            joined = _request(client, "room", type="join", id=1, code=host.code, screen="pupil")
            self._seats.append((client, joined["seat"]))

    def vote(self, answers: Sequence[int]) -> None:
        """Vote in the open round, the first seat for the first answer, and wait until the host has the votes."""
        ballot = {name: self._host.room[name] for name in ("ask", "round")}
        for (client, seat), answer in zip(self._seats, answers, strict=False):
            _request(client, "voted", type="vote", id=2, code=self._host.code, seat=seat, answer=answer, **ballot)
        self._host.await_votes(len(answers))

    def close(self) -> None:
        for client, _ in self._seats:
            client.close()


def _request(client: Client, kind: str, **message: Any) -> dict[str, Any]:
    """Send a message and return the first answer of a kind."""
    client.send(json.dumps(message))
    while True:
        text = client.receive(PATIENCE)
        assert text, f"no answer to {message['type']}"
        answer: dict[str, Any] = json.loads(text)
        assert answer["type"] != "error", answer
        if answer["type"] == kind:
            return answer


@contextmanager
def crowding(address: str, host: Host, number: int) -> Iterator[Crowd]:
    crowd = Crowd(address, host, number)
    try:
        yield crowd
    finally:
        crowd.close()
