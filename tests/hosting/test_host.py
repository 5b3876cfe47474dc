"""The running server as a process: its ports, its end, and clients that leave."""

from __future__ import annotations

import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.hosting.conftest import DESCRIBE, connect, health
from tests.tools.raw import Raw
from tests.tools.serving import SERVE, ServerProcess, serving
from tests.tools.slow import some
from tests.tools.waiting import PATIENCE

WINDOWS = sys.platform == "win32"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program uses."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.mark.parametrize("number", some([signal.SIGTERM, signal.SIGINT], signal.SIGTERM))
@pytest.mark.skipif(WINDOWS, reason="Windows has no signals to send")
def test_a_signal_ends_it_in_good_order_and_all_viewers_are_told(number: signal.Signals) -> None:
    """Fails without `Clients.dismiss`, or if a stuck connection delays the others."""
    with ServerProcess() as server, ExitStack() as stack:
        viewers = [stack.enter_context(Raw(server.address)) for _ in range(199)]
        for viewer in viewers:  # who has had an answer is there; a handshake alone may not be over yet
            viewer.say(DESCRIBE)
            viewer.hear()
        stuck = stack.enter_context(Raw(server.address, buffer=4096))
        for _ in range(20):
            stuck.say('{"type": "read", "id": 1, "algorithm": "bitmask", "n": 8, "start": 0, "stop": 256}')
        answers: list[int | None] = []
        readers = [threading.Thread(target=lambda viewer=viewer: answers.append(viewer.end())) for viewer in viewers]
        for reader in readers:
            reader.start()
        server.process.send_signal(number)
        assert server.process.wait(PATIENCE) == 0
        for reader in readers:
            reader.join(PATIENCE)
    assert answers == [1001] * 199
    assert server.says == ""


@pytest.mark.skipif(WINDOWS, reason="Windows has no signals to send")
def test_a_signal_right_after_the_announcement_ends_it_in_good_order() -> None:
    with ServerProcess() as server:
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0


def test_killed_and_started_again_it_has_the_same_port() -> None:
    with ServerProcess() as first:
        assert health(first.address) == "ok"
    with ServerProcess("--port", str(first.port)) as second:
        assert second.address == first.address
        assert health(second.address) == "ok"


def test_a_port_asked_for_by_name_is_that_one_or_none(taken: int) -> None:
    command = [*SERVE, "--port", str(taken)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"bitqueens: port {taken} is already taken by another program\n"


def test_a_busy_default_port_is_replaced_by_a_free_one(taken: int) -> None:
    with ServerProcess(default_port=taken) as server:
        assert server.port != taken
        assert health(server.address) == "ok"
    assert f"port {taken} is already taken by another program, so it takes another one" in server.says


def test_a_host_that_does_not_exist_is_one_sentence() -> None:
    done = subprocess.run([*SERVE, "--host", "nowhere.invalid"], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "bitqueens: cannot listen at 'nowhere.invalid': no such host\n"


def test_clients_that_leave_or_talk_nonsense_leave_no_trace() -> None:
    with ServerProcess() as server:
        for words in (b"", b"GET / HT", b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\r\n\r\n", b"A" * 70_000):
            with socket.create_connection(("127.0.0.1", server.port)) as client:
                client.sendall(words)
                # Closing with a reset instead of a farewell.
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        assert health(server.address) == "ok"
        time.sleep(0.2)
    assert server.says == ""


def test_listening_everywhere_prints_the_addresses_to_type() -> None:
    with ServerProcess("--host", "0.0.0.0") as server:
        for address in (server.address, server.class_address):
            assert "0.0.0.0" not in address
            assert health(address) == "ok"


def test_many_connections_at_once_are_all_answered() -> None:
    with serving() as address:
        clients = [connect(address) for _ in range(200)]
        for client in clients:
            client.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        for client in clients:
            with client:
                assert client.recv(100).startswith(b"HTTP/1.1 200")
