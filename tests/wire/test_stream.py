"""The websocket with the real server and real clients."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from simple_websocket import ConnectionClosed
from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, Request

from server.config.limits import LIMITS
from tests.tools.client import Client
from tests.tools.serving import serving
from tests.wire.asking import form, read

PATIENCE = 10  # seconds


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


def ask(client: Client, kind: str, **changes: Any) -> str:
    client.send(json.dumps(form(kind, **changes)))
    return receive(client)


def receive(client: Client) -> str:
    text = client.receive(PATIENCE)
    assert isinstance(text, str), "no answer, or not a text"
    return text


def closing_code(client: Client) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        client.receive(PATIENCE)
    return int(closed.value.reason)


def test_requests_are_answered_with_their_ids(client: Client) -> None:
    kinds = ["read", "describe", "find", "read", "find", "describe"] * 5
    for number, kind in enumerate(kinds):
        client.send(json.dumps(form(kind, id=number, n=4 + number % 5)))
    replies = {reply["id"]: reply["type"] for reply in (read(receive(client)) for _ in kinds)}
    types = {"read": "steps", "describe": "description", "find": "found"}
    assert replies == {number: types[kind] for number, kind in enumerate(kinds)}


@pytest.mark.parametrize("nonsense", ["", "{", "[]", b"\x00\xff", '{"type": "read"}', "é" * 2000])
def test_an_error_leaves_the_connection_open(client: Client, nonsense: str | bytes) -> None:
    client.send(nonsense)
    assert read(receive(client))["code"] == "bad_request"
    assert read(ask(client, "describe"))["steps"] == 6170


def test_two_viewers_see_the_same_bytes(address: str, client: Client) -> None:
    with connected(address) as other:
        mine, others = (
            ask(client, "read", n=10, start=99_000, stop=99_200),
            ask(other, "read", n=10, start=99_000, stop=99_200),
        )
    assert mine == others
    assert len(read(mine)["steps"]) == 200


def test_many_viewers_at_once_get_each_their_own(address: str) -> None:
    got: dict[int, list[int]] = {}

    def view(start: int) -> None:
        with connected(address) as client:
            for number in range(5):
                reply = read(ask(client, "read", id=number, start=start, stop=start + 3))
                got.setdefault(start, []).extend(step["step"] for step in reply["steps"])

    threads = [threading.Thread(target=view, args=(start,)) for start in range(0, 120, 10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert got == {start: [start, start + 1, start + 2] * 5 for start in range(0, 120, 10)}


def test_a_message_as_long_as_allowed_is_read(client: Client) -> None:
    text = json.dumps(form("describe"))
    client.send(text + " " * (LIMITS.long_message - len(text)))
    assert read(receive(client))["type"] == "description"


@pytest.mark.parametrize("extra", [1, 100_000])
def test_a_longer_message_ends_its_connection_and_no_other(address: str, client: Client, extra: int) -> None:
    with connected(address) as other:
        other.send(" " * (LIMITS.long_message + extra))
        assert closing_code(other) == 1009
    assert read(ask(client, "describe"))["steps"] == 6170


def test_a_farewell_is_answered_and_the_line_closed(address: str) -> None:
    """Fails if flask-sock ends the connection again (`Connection.finish`)."""
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


def test_a_viewer_who_leaves_before_the_answer_disturbs_nobody(address: str, client: Client) -> None:
    for _ in range(5):
        with connected(address) as hasty:
            hasty.send(json.dumps(form("read", n=12, start=10**6, stop=10**6 + 256)))
            hasty.close()
    assert read(ask(client, "describe"))["steps"] == 6170


def test_a_server_that_stops_says_so() -> None:
    with ExitStack() as viewers:
        with serving() as address:
            clients = [viewers.enter_context(connected(address)) for _ in range(3)]
            for client in clients:
                assert read(ask(client, "describe"))["steps"] == 6170
        assert [closing_code(client) for client in clients] == [1001] * 3
