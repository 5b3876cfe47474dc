"""Servers with tight limits, connections to them, and a count of what they hold."""

import json
import socket
import threading
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from server.config.config import Config
from server.config.limits import LIMITS
from server.hosting.host import Host
from tests.tools.raw import RawClient
from tests.tools.serving import serving
from tests.tools.waiting import PATIENCE, until

Start = Callable[..., str]
StartResponse = Callable[..., object]

DESCRIBE = '{"type": "describe", "id": 1, "algorithm": "bitmask", "n": 8}'
SHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@contextmanager
def hosted(app: Any, config: Config | None = None, **limits: float) -> Iterator[Host]:
    """Run our host with an app of the test."""
    host = Host.bind(app, "127.0.0.1", 0, config or Config(limits=replace(LIMITS, **limits)))  # type: ignore[arg-type]
    thread = threading.Thread(target=host.serve, args=(lambda: None, lambda: None))
    thread.start()
    try:
        yield host
    finally:
        host.stop()
        thread.join(PATIENCE)


def echo(environ: dict[str, str], start_response: StartResponse) -> list[bytes]:
    """Respond with the path."""
    start_response("200 OK", [("Content-Length", str(len(environ["PATH_INFO"])))])
    return [environ["PATH_INFO"].encode()]


def connect(address: str, source: str = "") -> socket.socket:
    """Open a connection, if asked for from another address of this machine."""
    parts = urlsplit(address)
    assert parts.hostname
    return socket.create_connection((parts.hostname, parts.port or 0), 20, (source, 0) if source else None)


def whole_answer(line: socket.socket) -> bytes:
    answer = b""
    while data := line.recv(65536):
        answer += data
    return answer


def is_open(line: socket.socket) -> bool:
    """Return whether the peer has not closed the connection; no data may be left to read."""
    line.settimeout(0.05)
    with suppress(TimeoutError):
        return line.recv(1) != b""
    return True


def health(address: str) -> str:
    with urllib.request.urlopen(f"{address}healthz", timeout=PATIENCE) as answer:
        return str(json.load(answer)["status"])


@pytest.fixture
def start() -> Iterator[Start]:
    """Start a server with some limits changed; return its address."""
    with ExitStack() as stack:
        yield lambda **limits: stack.enter_context(serving(Config(limits=replace(LIMITS, **limits))))


class Held:
    """Resources of this process for its viewers: threads and, if the system counts them, descriptors."""

    def __init__(self) -> None:
        self._before = self._now()

    def _now(self) -> tuple[int, int]:
        files = Path("/proc/self/fd")
        return threading.active_count(), len(list(files.iterdir())) if files.exists() else 0

    def add(self, threads: int = 0, descriptors: int = 0) -> None:
        """Allow for so many resources of the test itself."""
        self._before = self._before[0] + threads, self._before[1] + descriptors

    def returns(self) -> None:
        """Wait until no more is held than at the start."""
        until(lambda: all(now <= before for now, before in zip(self._now(), self._before, strict=True)), self)

    def __str__(self) -> str:
        return f"{self._now()} threads and descriptors, {self._before} before"


@pytest.fixture
def held() -> Callable[[str], Held]:
    """Count the resources after a first viewer has started all that stays."""

    def begin(address: str) -> Held:
        with RawClient(address) as first:
            first.send('{"type": "count", "id": 1, "n": 4}')
            while '"counted"' not in first.receive():
                pass
            first.send(
                '{"type": "outline", "id": 2, "algorithm": "bitmask", "n": 6, "start": 0, "stop": 9, "width": 5}'
            )
            first.receive()
            here = threading.active_count()
        until(lambda: threading.active_count() < here, "the first viewer does not leave")
        until(lambda: not any(thread.name == "jobs" for thread in threading.enumerate()), "the count does not end")
        return Held()

    return begin


@pytest.fixture
def read() -> Callable[..., str]:
    """Return a request for steps."""

    def request(**changes: Any) -> str:
        run = {"type": "read", "id": 1, "algorithm": "bitmask", "n": 8, "start": 0, "stop": 256}
        return json.dumps(run | changes)

    return request
