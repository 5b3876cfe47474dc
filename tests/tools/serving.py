"""The real server for tests: in a thread of this process, or in its own process, which can be killed."""

from __future__ import annotations

import contextlib
import functools
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from flask import Flask

from server.app import create_app
from server.config.config import Config
from server.hosting.connection import clients_of
from server.hosting.host import Host
from tests.tools.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
# Not `-m server`, which would switch to the project's own environment: the tests may run in another one.
PROGRAM = Path("tests/tools/serve.py")
COMMAND = [sys.executable, str(ROOT / PROGRAM)]
SERVE = [*COMMAND, "--no-browser"]


@contextlib.contextmanager
def serving(config: Config | None = None, app: Flask | None = None) -> Iterator[str]:
    """Run a server in a thread and yield its address; an error in the thread fails the running test."""
    config = config or Config()
    app = app or create_app(config)
    host = Host.bind(app, "127.0.0.1", 0, config)
    started = threading.Event()
    serve = functools.partial(host.serve, on_start=started.set, on_stop=clients_of(app).dismiss)
    thread = threading.Thread(target=serve, name="server")
    thread.start()
    assert started.wait(PATIENCE)
    try:
        yield host.address
    finally:
        host.stop()
        thread.join(PATIENCE)
    assert not thread.is_alive(), "the server did not stop"


class ServerProcess:
    """A server in its own process, for tests that signal it, kill it, or restart it at the same port.

    `address` is for this machine, `class_address` for others; they may be the same. Leaving the block kills the server;
    then `stderr` is all that it has written there. `root` may be a copy of the tree.
    """

    def __init__(self, *options: str, default_port: int = 0, root: Path = ROOT) -> None:
        environ = {**os.environ, "DEFAULT_PORT": str(default_port)}
        self.stderr = ""
        command = [sys.executable, str(root / PROGRAM), "--no-browser", *options]
        self.process = subprocess.Popen(command, env=environ, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert self.process.stdout
        announced = re.findall(r"(https?://\S+:(\d+)/\S*)", self.process.stdout.readline())
        if not announced:
            self.__exit__()
            raise RuntimeError(f"the server did not start: {self.stderr}")
        self.address, self.port = announced[0][0], int(announced[0][1])
        self.class_address = announced[-1][0]

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        _, self.stderr = self.process.communicate()
