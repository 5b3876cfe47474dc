"""A websocket client so light that one process can run a thousand: the part of RFC 6455 that our server uses."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import Callable

from tests.tools.waiting import PATIENCE

SHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Connection(asyncio.Protocol):
    """A websocket: `on_text` gets every message, `on_close` once the closing code, or None for a lost connection."""

    def __init__(self, on_text: Callable[[str], None], on_close: Callable[[int | None], None]) -> None:
        self._on_text, self._on_close = on_text, on_close
        self._buffer = bytearray()
        self._code: int | None = None
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(
        cls, port: int, on_text: Callable[[str], None], on_close: Callable[[int | None], None]
    ) -> Connection:
        """Connect to a port of this machine. Raises OSError if no server answers or it refuses the handshake."""
        loop = asyncio.get_running_loop()
        transport, connection = await loop.create_connection(lambda: cls(on_text, on_close), "127.0.0.1", port)
        transport.write(SHAKE.format(port=port).encode())
        try:
            await asyncio.wait_for(connection._opened, PATIENCE)
        except (asyncio.TimeoutError, OSError):
            transport.abort()
            raise OSError("the handshake failed") from None
        return connection

    def send(self, text: str) -> None:
        self._write(TEXT, text.encode())

    def close(self) -> None:
        """Send a closing frame."""
        self._write(CLOSE, struct.pack("!H", 1000))

    def drop(self) -> None:
        """Drop the connection without a closing frame, like a tablet that loses its network."""
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        if self._opened.done():
            self._on_close(self._code)
        else:
            self._opened.set_exception(OSError("refused"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._opened.done():
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._transport.abort()
                return
            self._buffer = bytearray(rest)
            self._opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Handle the first frame of the buffer and return True, or False if no whole frame has arrived."""
        if len(self._buffer) < 2:
            return False
        start, length = 2, self._buffer[1]
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(self._buffer) < start:
                return False
            length = int.from_bytes(self._buffer[2:start], "big")
        if len(self._buffer) < start + length:
            return False
        kind, payload = self._buffer[0] & 15, bytes(self._buffer[start : start + length])
        del self._buffer[: start + length]
        self._handle(kind, payload)
        return True

    def _handle(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._on_text(payload.decode())
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self._code = int.from_bytes(payload[:2], "big")
            self._write(CLOSE, payload[:2])
            self._transport.close()
        else:
            raise AssertionError(f"unexpected frame with opcode {kind}")

    def _write(self, kind: int, payload: bytes) -> None:
        mask = os.urandom(4)
        length = len(payload)
        size = bytes([128 | length]) if length < 126 else bytes([254]) + struct.pack("!H", length)
        key = (mask * (length // 4 + 1))[:length]
        masked = (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(length, "big")
        self._transport.write(bytes([128 | kind]) + size + mask + masked)
