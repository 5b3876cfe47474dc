"""The websocket with the real server and real clients."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, Request

from server.config.limits import LIMITS
from tests.tools.client import Client
from tests.tools.serving import serving
from tests.tools.waiting import PATIENCE
from tests.wire.asking import form, read


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving() as address:
        yield address


@contextmanager
def connected(address: str) -> Iterator[Client]:
    client = Client(address.replace("http", "ws") + "ws", max_message_size=2**24)
    try:
        yield client
    finally:
        client.close()


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    with connected(address) as client:
        yield client


def receive(client: Client) -> str:
    text = client.receive(PATIENCE)
    assert isinstance(text, str), "no answer, or not a text"
    return text


def test_many_viewers_at_once_get_each_their_own_answers_with_their_ids(address: str) -> None:
    kinds = {"read": "steps", "describe": "description", "find": "found"}
    asked = {(start, number): kind for start in range(0, 120, 10) for number, kind in enumerate([*kinds] * 5)}
    got: dict[tuple[int, Any], str] = {}

    def view(start: int) -> None:
        with connected(address) as client:
            mine = {number: kind for (other, number), kind in asked.items() if other == start}
            for number, kind in mine.items():
                there = {"start": start, "stop": start + 3} if kind == "read" else {}
                client.send(json.dumps(form(kind, id=number, n=4 + number % 5, **there)))
            for _ in mine:
                reply = read(receive(client))
                got[start, reply["id"]] = reply["type"]
                assert reply.get("start", start) == start

    threads = [threading.Thread(target=view, args=(start,)) for start in range(0, 120, 10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert got == {place: kinds[kind] for place, kind in asked.items()}


def test_a_message_as_long_as_allowed_is_read(client: Client) -> None:
    text = json.dumps(form("describe"))
    client.send(text + " " * (LIMITS.long_message - len(text)))
    assert read(receive(client))["type"] == "description"


def test_a_farewell_is_answered_and_the_line_closed(address: str) -> None:
    """Fails if flask-sock ends the connection again."""
    host, port = address.split("/")[2].split(":")
    viewer = WSConnection(ConnectionType.CLIENT)
    codes: list[int] = []
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(viewer.send(Request(host=host, target="/ws")))
        while received := line.recv(4096):
            assert b"HTTP/1.1 200" not in received, "something came after the goodbye"
            viewer.receive_data(received)
            for event in viewer.events():
                if isinstance(event, AcceptConnection):
                    line.sendall(viewer.send(CloseConnection(1000)))
                elif isinstance(event, CloseConnection):
                    codes.append(event.code)
    assert codes == [1000]
