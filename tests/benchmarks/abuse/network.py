"""Abuses below the websocket's messages: connections, heads of requests, and how often somebody comes.

Each goes on until its process is ended.
"""

from __future__ import annotations

import selectors
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from urllib.parse import urlsplit

from tests.tools.raw import RawClient, frame

PATIENCE = 5.0  # seconds for what a well-behaved client would get at once
BESIDE = "127.0.0.2"  # the abuser's own address, so that a viewer at 127.0.0.1 is somebody else

Begun = Callable[[], None]


def connect(address: str) -> socket.socket:
    parts = urlsplit(address)
    return socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE, (BESIDE, 0))


def crowd(number: int, work: Callable[[], None], begun: Begun) -> None:
    """So many threads do this again and again, whatever becomes of them."""

    def go_on() -> None:
        while True:
            try:
                work()
            except OSError:
                time.sleep(0.01)

    for _ in range(number):
        Thread(target=go_on, daemon=True).start()
    time.sleep(0.5)
    begun()


def send_large_heads(address: str, begun: Begun) -> None:
    """98 fields of 65 KB: what the standard library's server reads of one request."""
    field = b"X-Large: " + b"a" * 65_000 + b"\r\n"

    def work() -> None:
        with connect(address) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            for _ in range(98):
                line.sendall(field)
            while line.recv(65536):  # the last empty line never comes
                pass

    crowd(200, work, begun)


def stay_mute(address: str, begun: Begun) -> None:
    """Who is turned away or cut off comes back."""
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
    """A slow loris: the request never arrives, but something always does."""

    def work() -> None:
        with connect(address) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            while True:
                line.sendall(b"z")
                time.sleep(0.1)

    crowd(300, work, begun)


def ask_without_pause(address: str, begun: Begun) -> None:
    """One request after the other on each connection."""

    def work() -> None:
        with connect(address) as line:
            while True:
                line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                if not line.recv(2**20):
                    return

    crowd(50, work, begun)


def ask_from_another_site(address: str, begun: Begun) -> None:
    """What pages of another site make their viewers' browsers ask for: downloads that take minutes."""
    ask = (
        b"GET /download/solutions.txt?n=16&form=board HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: cross-site\r\n\r\n"
    )

    def work() -> None:
        with connect(address) as line:
            while True:
                line.sendall(ask)
                if not line.recv(2**20):
                    return

    crowd(50, work, begun)


def come_and_leave(address: str, begun: Begun) -> None:
    """Handshakes, each on a new connection that is left at once."""

    def work() -> None:
        RawClient(address, source=BESIDE).reset()

    crowd(50, work, begun)


def ping(address: str, begun: Begun) -> None:
    """A thousand frames a second are allowed."""

    def work() -> None:
        with RawClient(address, source=BESIDE) as viewer:
            while True:
                viewer.send_bytes(frame(9) * 10)
                viewer.line.recv(65536)
                time.sleep(0.01)

    crowd(20, work, begun)
