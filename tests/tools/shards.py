"""Two processes with classes of their own behind a real proxy, for tests that kill one of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

from tests.tools.proxies import NAME, Proxy
from tests.tools.serving import ServerProcess

KEY, COUNT = "opensesame", 2


class Shards:
    """The processes and their proxy, which `start` starts; all addresses begin with `prefix`."""

    def __init__(self, start: Callable[..., AbstractContextManager[Proxy]], prefix: str, folder: Path) -> None:
        self.prefix, self.stack = prefix, ExitStack()
        self._start_proxy, self._folder = start, folder
        self.servers: list[ServerProcess] = []
        self.proxy = Proxy(0, 0)

    def __enter__(self) -> Shards:
        with self.stack:
            self.servers += [self._start(index) for index in range(COUNT)]
            addresses = [f"127.0.0.1:{server.port}" for server in self.servers]
            self.proxy = self.stack.enter_context(self._start_proxy(addresses, self._folder))
            self.stack = self.stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def kill(self, index: int) -> None:
        self.servers[index].process.kill()
        self.servers[index].process.wait()

    def start_again(self, index: int) -> None:
        """Start a killed process again, at its port."""
        self.servers[index] = self._start(index, self.servers[index].port)

    def _start(self, index: int, port: int = 0) -> ServerProcess:
        options = ["--shard", f"{index + 1}/{COUNT}", "--class-key", KEY, "--port", str(port)]
        options += ["--allow-host", NAME, "--trusted-proxy", "127.0.0.1", "--prefix", self.prefix or "/"]
        return self.stack.enter_context(ServerProcess(*options))
