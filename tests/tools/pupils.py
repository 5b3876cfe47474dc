"""Browsers of a class that open a page together, as far as a server sees them: `pupils.py ADDRESS COUNT`.

The paths come on stdin, a line each, the page first; the rest is asked for when it has come. Each pupil has six
connections, as browsers do, and keeps them where the server does. Prints the seconds until the last one is complete.
"""

from __future__ import annotations

import asyncio
import sys
from time import perf_counter
from urllib.parse import urlsplit

CONNECTIONS = 6
_HEADERS = "Accept: */*\r\nAccept-Encoding: gzip, deflate\r\nAccept-Language: en\r\nUser-Agent: Mozilla/5.0\r\n"


class Connection:
    """Asks for one thing after the other; opens anew where the server has closed."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> None:
        self._streams = self._streams or await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n{_HEADERS}\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        if not head.startswith("http/1.1 200"):
            raise RuntimeError(f"{path}: {head.splitlines()[0]}")
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        await reader.readexactly(length)
        if "connection: close" in head:
            self.close()

    def close(self) -> None:
        if self._streams:
            self._streams[1].close()
        self._streams = None


async def open_page(host: str, port: int, page: str, rest: list[str]) -> None:
    connections = [Connection(host, port) for _ in range(CONNECTIONS)]
    await connections[0].get(page)
    left = list(reversed(rest))

    async def work(connection: Connection) -> None:
        while left:
            await connection.get(left.pop())
        connection.close()

    await asyncio.gather(*map(work, connections))


async def main(address: str, count: int, paths: list[str]) -> None:
    parts = urlsplit(address)
    assert parts.hostname
    assert parts.port
    began = perf_counter()
    await asyncio.gather(*(open_page(parts.hostname, parts.port, paths[0], paths[1:]) for _ in range(count)))
    print(perf_counter() - began)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.stdin.read().split()))
