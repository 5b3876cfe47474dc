"""Serves a program that is watched: on this machine alone, at an address that nobody can guess."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ..config.config import Config
from ..hosting.host import Host
from .app import create_app
from .program import WatchedProgram

LOOPBACK = "127.0.0.1"


def serve(program: WatchedProgram, port: int, tell: Callable[[str], None]) -> None:
    """Watch and serve until stopped. `tell` is told the address. Raises CannotListen."""
    config = Config(prefix=f"/{secrets.token_urlsafe(16)}", secret=True, classes=False)
    host = Host.bind(create_app(program, config), LOOPBACK, port, config)

    def start() -> None:
        tell(host.address)
        program.follow()

    host.serve(on_start=start, on_stop=program.end)
