"""Serves a program that is watched: on this machine alone, at an address that nobody can guess."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ..config.config import Config
from ..hosting.host import Host
from .app import create_app
from .program import WatchedProgram
from .ticket import Ticket

LOOPBACK = "127.0.0.1"


def serve(program: WatchedProgram, port: int, tell: Callable[[str, str], None]) -> None:
    """Watch and serve until stopped. Raises CannotListen.

    Args:
        tell: called once with the address of the page, and with one that leads a browser there once.
    """
    config = Config(prefix=f"/{secrets.token_urlsafe(16)}", hides_prefix=True, classes=False)
    ticket = Ticket(create_app(program, config), config)
    host = Host.bind(ticket, LOOPBACK, port, config)

    def start() -> None:
        tell(host.address, host.address.removesuffix(f"{config.prefix}/") + ticket.issue())
        program.follow()

    host.serve(on_start=start, on_stop=program.end)
