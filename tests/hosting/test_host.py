"""The running server as a process: its ports and addresses, its shutdown, clients that leave, and few descriptors."""

import contextlib
import errno
import json
import os
import re
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

from server.app import create_app
from server.config.config import Config
from server.config.limits import LIMITS
from server.hosting.listening import CannotListen, PortTaken, address_of, listen, local_address_of
from server.wire.replies import failure_reply
from tests.hosting.conftest import DESCRIBE, SHAKE, connect, health, whole_answer
from tests.tools.raw import RawClient
from tests.tools.serving import SERVE, ServerProcess, serving
from tests.tools.slow import some
from tests.tools.waiting import PATIENCE

WINDOWS = sys.platform == "win32"


@pytest.fixture
def taken() -> Iterator[int]:
    """Bind a port as another program would."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.mark.parametrize("number", some([signal.SIGTERM, signal.SIGINT], signal.SIGTERM))
@pytest.mark.skipif(WINDOWS, reason="Windows has no signals to send")
def test_a_signal_stops_it_cleanly_with_a_closing_frame_for_each_viewer(number: signal.Signals) -> None:
    """Fails without `Clients.dismiss`, or if a stuck connection delays the others."""
    with ServerProcess() as server, ExitStack() as stack:
        codes: list[int | None] = []
        readers = []
        for _ in range(199):
            viewer = stack.enter_context(RawClient(server.address))
            viewer.send(DESCRIBE)  # a viewer with an answer is connected; a mere handshake may not be over
            viewer.receive()
            readers.append(threading.Thread(target=lambda each=viewer: codes.append(each.wait_closed())))
            readers[-1].start()  # which answers the server's pings
        stuck = stack.enter_context(RawClient(server.address, buffer=4096))
        for _ in range(20):
            stuck.send('{"type": "read", "id": 1, "algorithm": "bitmask", "n": 8, "start": 0, "stop": 256}')
        server.process.send_signal(number)
        assert server.process.wait(PATIENCE) == 0
        for reader in readers:
            reader.join(PATIENCE)
    assert codes == [1001] * 199
    assert server.stderr == ""


@pytest.mark.skipif(WINDOWS, reason="Windows has no signals to send")
def test_a_signal_right_after_the_announcement_ends_it_in_good_order() -> None:
    with ServerProcess() as server:
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0


def test_a_port_asked_for_by_name_is_that_one_or_none(taken: int) -> None:
    command = [*SERVE, "--port", str(taken)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"bitqueens: error: port {taken} is already taken by another program\n"


def test_a_busy_default_port_is_replaced_by_a_free_one(taken: int) -> None:
    with ServerProcess(default_port=taken) as server:
        assert server.port != taken
        assert health(server.address) == "ok"
    assert f"port {taken} is already taken by another program, so another port is used" in server.stderr


def test_clients_that_leave_or_talk_nonsense_leave_no_trace() -> None:
    with ServerProcess() as server:
        for words in (b"", b"GET / HT", b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\r\n\r\n", b"A" * 70_000):
            with socket.create_connection(("127.0.0.1", server.port)) as client:
                client.sendall(words)
                # Closes with RST instead of a closing frame.
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        assert health(server.address) == "ok"
        time.sleep(0.2)
    assert server.stderr == ""


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
        socket.create_connection(("127.0.0.1", port), 5).close()  # "::" accepts IPv4 as well


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


@pytest.mark.parametrize(("sockets", "clients", "beside"), [(2000, 1000, 256), (1256, 1000, 256), (628, 500, 128)])
def test_limits_within_fewer_connections(sockets: int, clients: int, beside: int) -> None:
    limits = LIMITS.within(sockets)
    assert (limits.clients, limits.connections_beside) == (clients, beside)


@pytest.mark.skipif(WINDOWS, reason="Windows has no such limit")
def test_a_server_with_few_descriptors_says_so_and_refuses_further_viewers() -> None:
    """Failed while the limit ignored descriptors: tables could not be opened, and no message said why."""
    shell = ["sh", "-c", 'ulimit -n 300; exec "$@"', "sh", *SERVE]
    with ExitStack() as stack:
        server = subprocess.Popen(shell, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        stack.callback(server.kill)
        assert server.stdout
        announced = re.search(r"http://\S+/", server.stdout.readline())
        assert announced
        address = announced[0]
        viewers = [stack.enter_context(RawClient(address)) for _ in range(119)]
        with connect(address) as line:
            line.sendall(SHAKE)
            assert whole_answer(line).startswith(b"HTTP/1.1 503")
        for _ in range(60):  # each beyond the limit takes the place of an earlier one, which has sent nothing
            stack.enter_context(connect(address))
        assert health(address) == "ok"
        run = {"type": "read", "id": 1, "algorithm": "bitmask", "n": 17, "start": 10**9, "stop": 10**9 + 1}
        viewers[0].send(json.dumps(run))
        assert '"steps":[{"step":1000000000,' in viewers[0].receive()
        server.send_signal(signal.SIGTERM)
        _, said = server.communicate(timeout=20)
    few = "too few file descriptors for 1,000 viewers: only 119 are admitted; `ulimit -n 1456` allows all"
    assert said.startswith(f"bitqueens: {few}\n")
    assert "failure" not in said


def fail(*_: object) -> None:
    raise OSError(errno.EMFILE, os.strerror(errno.EMFILE), "/secret/place")


def test_an_answer_names_the_lack_and_no_path(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(OSError, match="/secret") as failed:
        fail()
    told = failure_reply(failed.value, "answering")
    assert re.fullmatch(r"the server has too few file descriptors; its log says why, under \w{8}", told["message"])
    assert "/secret/place" in caplog.text


def test_a_page_names_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Config())
    monkeypatch.setitem(app.view_functions, "health.check", fail)
    answer = app.test_client().get("/healthz")
    told = "500 Internal Server Error - too few file descriptors - the server's log says why, under"
    assert re.fullmatch(rf"{told} \w{{8}}\n", answer.text)
