"""Abuses below the level of messages: many connections, large or slow headers, frequent connecting.

Each abuse runs until its process is terminated.
"""

import selectors
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from urllib.parse import urlsplit

from tests.tools.raw import RawClient, frame

PATIENCE = 5.0  # seconds for answers that a well-behaved client gets at once
BESIDE = "127.0.0.2"  # the abuser's address, so that the server accounts a viewer at 127.0.0.1 separately

Begun = Callable[[], None]


def connect(address: str) -> socket.socket:
    parts = urlsplit(address)
    return socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE, (BESIDE, 0))


def crowd(number: int, work: Callable[[], None], begun: Begun) -> None:
    """Run `work` again and again in so many threads, also after an OSError."""

    def repeat() -> None:
        while True:
            try:
                work()
            except OSError:
                time.sleep(0.01)

    for _ in range(number):
        Thread(target=repeat, daemon=True).start()
    time.sleep(0.5)
    begun()


def send_large_heads(address: str, begun: Begun) -> None:
    """Send 98 header fields of 65 KB, as many as the standard library's server reads of one request."""
    field = b"X-Large: " + b"a" * 65_000 + b"\r\n"

    def work() -> None:
        with connect(address) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            for _ in range(98):
                line.sendall(field)
            while line.recv(65536):  # the empty line that ends the headers is never sent
                pass

    crowd(200, work, begun)


def stay_silent(address: str, begun: Begun) -> None:
    """Keep 1,300 connections open without a request; replace each connection that the server closes."""
    lines, selector = 0, selectors.DefaultSelector()
    while True:
        while lines < 1300:
            with suppress(OSError):
                selector.register(connect(address), selectors.EVENT_READ)
                lines += 1
        begun()
        for key, _ in selector.select():
            assert isinstance(key.fileobj, socket.socket)
            selector.unregister(key.fileobj)
            key.fileobj.close()
            lines -= 1


def drip_heads(address: str, begun: Begun) -> None:
    """Send endless headers, a byte at a time (a "slow loris")."""

    def work() -> None:
        with connect(address) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            while True:
                line.sendall(b"z")
                time.sleep(0.1)

    crowd(300, work, begun)


def request_without_pause(address: str, begun: Begun) -> None:
    """Request the page again and again on each connection."""

    def work() -> None:
        with connect(address) as line:
            while True:
                line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                if not line.recv(2**20):
                    return

    crowd(50, work, begun)


def request_from_another_site(address: str, begun: Begun) -> None:
    """Request downloads that take minutes, as a page of another site can make browsers do."""
    request = (
        b"GET /download/solutions.txt?n=16&form=board HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: cross-site\r\n\r\n"
    )

    def work() -> None:
        with connect(address) as line:
            while True:
                line.sendall(request)
                if not line.recv(2**20):
                    return

    crowd(50, work, begun)


def come_and_leave(address: str, begun: Begun) -> None:
    """Open websockets and reset each at once."""

    def work() -> None:
        RawClient(address, source=BESIDE).reset()

    crowd(50, work, begun)


def ping(address: str, begun: Begun) -> None:
    """Send pings at the limit of 1,000 frames a second."""

    def work() -> None:
        with RawClient(address, source=BESIDE) as viewer:
            while True:
                viewer.send_bytes(frame(9) * 10)
                viewer.socket.recv(65536)
                time.sleep(0.01)

    crowd(20, work, begun)
