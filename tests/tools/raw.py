"""A websocket client that can misbehave: it can send raw frames, and leave out reading, pongs and closing."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from urllib.parse import urlsplit

from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, BytesMessage, CloseConnection, Event, Ping, Request, TextMessage

from tests.tools.waiting import PATIENCE

MASK = b"\x01\x02\x03\x04"


class RawClient:
    """A client after the handshake. It answers pings only while it reads.

    It has the query of the address. `buffer`: size of the receive buffer in bytes; `source`: its own IP address;
    `connected`: an open socket to use instead; `origin` and `agent`: values of the headers Origin and User-Agent.
    """

    def __init__(
        self,
        address: str,
        buffer: int | None = None,
        source: str = "",
        connected: socket.socket | None = None,
        origin: str = "",
        agent: str = "",
    ) -> None:
        parts = urlsplit(address)
        assert parts.hostname
        self.socket = connected or socket.socket()
        self.socket.settimeout(PATIENCE)
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        if source:
            self.socket.bind((source, 0))
        if not connected:
            self.socket.connect((parts.hostname, parts.port))
        self.wire = WSConnection(ConnectionType.CLIENT)
        named = {b"Origin": origin, b"User-Agent": agent}
        headers = [(name, value.encode()) for name, value in named.items() if value]
        self.socket.sendall(
            self.wire.send(Request(parts.netloc, f"{parts.path}ws?{parts.query}", extra_headers=headers))
        )
        self._events = self._read()
        assert isinstance(next(self._events), AcceptConnection)

    def __enter__(self) -> RawClient:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, text: str) -> None:
        self.socket.sendall(frame(1, text.encode()))

    def send_bytes(self, data: bytes) -> None:
        self.socket.sendall(data)

    def reset(self) -> None:
        """Reset the connection without a closing frame."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def receive(self) -> str:
        """Return the next whole message; answer pings before it. Raises AssertionError if the connection ends."""
        message = ""
        for event in self._events:
            if isinstance(event, Ping):
                self.socket.sendall(self.wire.send(event.response()))
                continue
            assert isinstance(event, TextMessage), f"{event} instead of a message"
            message += event.data
            if event.message_finished:
                return message
        raise AssertionError("the connection ended before a message")

    def wait_closed(self) -> int | None:
        """Read until the server closes; return its closing code, or None if it dropped the connection."""
        code = None
        try:
            for event in self._events:
                if isinstance(event, CloseConnection):
                    code = event.code
                    self.socket.sendall(self.wire.send(event.response()))
                    break
                if isinstance(event, Ping):
                    self.socket.sendall(self.wire.send(event.response()))
            while self.socket.recv(65536):
                pass
        except ConnectionError:
            pass
        return code

    def _read(self) -> Iterator[Event]:
        while data := self.socket.recv(65536):
            self.wire.receive_data(data)
            for event in self.wire.events():
                assert not isinstance(event, BytesMessage)
                yield event


def frame(opcode: int, payload: bytes = b"", *, first: int | None = None, length: int | None = None) -> bytes:
    """Return a masked frame, valid or not; `first` overrides its first byte, `length` its length field."""
    length = len(payload) if length is None else length
    start = bytes([0x80 | opcode if first is None else first])
    if length < 126:
        size = bytes([0x80 | length])
    elif length < 2**16:
        size = b"\xfe" + struct.pack("!H", length)
    else:
        size = b"\xff" + struct.pack("!Q", length)
    return start + size + MASK + bytes(byte ^ MASK[index % 4] for index, byte in enumerate(payload))
