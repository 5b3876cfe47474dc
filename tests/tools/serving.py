"""The real server for tests: in a thread of this process, or as a process of its own that can be killed."""

from __future__ import annotations

import contextlib
import functools
import os
import re
import signal
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
from tests.tools.process import is_stopped
from tests.tools.programs import want
from tests.tools.waiting import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]
# Not `-m server`: that would step over into an environment of its own, and the tests may be running in another.
PROGRAM = Path("tests/tools/serve.py")
COMMAND = [sys.executable, str(ROOT / PROGRAM)]
STARTS = {"--workers": "gunicorn", "--cluster": "dask"}  # options that start other programs
SERVE = [*COMMAND, "--no-browser"]


@contextlib.contextmanager
def serving(config: Config | None = None, app: Flask | None = None) -> Iterator[str]:
    """A server in a thread; yields its address. An error inside fails the running test."""
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
    """A server as a process of its own, for tests that signal it, kill it, and start it again at the same port.

    `address` is its own for this machine, `class_address` the one for others if it tells them apart. `says` is what it
    had written to stderr when the block ended, which kills it if it still runs. `root` may be a copy of the tree.
    """

    def __init__(self, *options: str, default_port: int = 0, root: Path = ROOT) -> None:
        environ = {**os.environ, "DEFAULT_PORT": str(default_port)}
        want(*(program for option, program in STARTS.items() if option in options))
        self.says = ""
        command = [sys.executable, str(root / PROGRAM), "--no-browser", *options]
        self.process = subprocess.Popen(command, env=environ, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert self.process.stdout
        announced = re.findall(r"(https?://\S+:(\d+)/\S*)", self.process.stdout.readline())
        if not announced:
            self.__exit__()
            raise RuntimeError(f"the server did not start: {self.says}")
        self.address, self.port = announced[0][0], int(announced[0][1])
        self.class_address = announced[-1][0]

    def workers(self) -> list[int]:
        """The processes that gunicorn has started."""
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def processes(self) -> list[int]:
        """Those that answer: gunicorn's workers, or the server itself."""
        return self.workers() or [self.process.pid]

    def one_at_a_time(self) -> Iterator[int]:
        """For each of its processes: a time in which all others are stopped, so that it takes what comes."""
        workers = self.workers()
        for one in workers:
            others = [each for each in workers if each != one]
            try:
                for other in others:
                    os.kill(other, signal.SIGSTOP)
                until(lambda: all(map(is_stopped, others)), "they do not stop")  # noqa: B023 - at once
                yield one
            finally:
                for other in others:
                    os.kill(other, signal.SIGCONT)

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            for stopped in self.workers():  # by a test that failed
                os.kill(stopped, signal.SIGCONT)
        self.process.kill()
        _, self.says = self.process.communicate()
