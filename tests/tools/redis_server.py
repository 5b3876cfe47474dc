"""A Redis server for one test, on a free port, which can be killed and restarted."""

from __future__ import annotations

import socket
import subprocess
from pathlib import Path

import redis

from tests.tools.programs import need
from tests.tools.waiting import until


class RedisServer:
    """A Redis server with its data in a folder; if `lasting`, no acknowledged write is lost when it is killed."""

    def __init__(self, folder: Path, *, lasting: bool = True) -> None:
        need("redis-server")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"redis://127.0.0.1:{self.port}"
        self.client = redis.Redis(port=self.port)
        self._folder, self._lasting = folder, lasting
        self.start()

    def start(self) -> None:
        command = ["redis-server", "--bind", "127.0.0.1", "--port", str(self.port)]
        command += ["--dir", str(self._folder), "--save", ""]
        command += ["--appendonly", "yes" if self._lasting else "no", "--appendfsync", "always"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until(self._answers, "Redis does not answer")

    @property
    def process_id(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        self.kill()
        self.client.close()

    def _answers(self) -> bool:
        try:
            return bool(self.client.ping())
        except redis.RedisError:
            return False
