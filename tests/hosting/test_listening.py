"""Listening sockets, and the addresses printed for people."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator

import pytest

from server.hosting.listening import CannotListen, PortTaken, address_of, listen, local_address_of


@contextlib.contextmanager
def listening(host: str, port: int = 0) -> Iterator[tuple[socket.socket, int]]:
    with listen(host, port) as listener:
        yield listener, listener.getsockname()[1]


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]")])
def test_the_address_is_where_it_listens(host: str, shown: str) -> None:
    with listening(host) as (listener, port):
        assert address_of(listener) == local_address_of(listener) == f"http://{shown}:{port}/"
        socket.create_connection((host, port), 5).close()


@pytest.mark.parametrize(("host", "shown", "local"), [("0.0.0.0", "0.0.0.0", "127.0.0.1"), ("::", "[::]", "[::1]")])
def test_listening_everywhere_shows_an_address_for_other_machines(host: str, shown: str, local: str) -> None:
    with listening(host) as (listener, port):
        assert local_address_of(listener) == f"http://{local}:{port}/"
        assert address_of(listener) not in (f"http://{shown}:{port}/", f"http://{local}:{port}/")
        assert address_of(listener).endswith(f":{port}/")
        socket.create_connection(("127.0.0.1", port), 5).close()  # "::" takes IPv4 as well


def test_without_a_network_the_machines_name_has_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unreachable(socket.socket):
        def connect(self, _: object) -> None:
            raise OSError

    with listening("0.0.0.0") as (listener, port):
        monkeypatch.setattr(socket, "socket", Unreachable)
        assert address_of(listener) == f"http://{socket.gethostname()}:{port}/"


def test_a_port_is_taken_once_and_free_again_at_once() -> None:
    with listening("127.0.0.1") as (listener, port):
        with pytest.raises(PortTaken, match=f"port {port} is already taken"):
            listen("127.0.0.1", port)
        with socket.create_connection(("127.0.0.1", port)):
            listener.accept()[0].close()  # the side that closes first keeps the port in TIME_WAIT
    listen("127.0.0.1", port).close()


@pytest.mark.parametrize(
    ("host", "why"),
    [("nowhere.invalid", "no such host"), ("x" * 70, "no such host"), ("203.0.113.1", "not an address of this")],
)
def test_a_host_that_is_not_here_is_refused_in_a_sentence(host: str, why: str) -> None:
    with pytest.raises(CannotListen, match=f"^cannot listen at '{host}': {why}"):
        listen(host, 0)
