"""Bind a port, print the server's addresses and keys, and open the page in a browser."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import TypeVar

from ..cli.output import say
from ..cli.serve import Serve
from ..config.config import Config
from ..config.logs import log
from ..hosting.listening import PortTaken

DEFAULT_PORT = 8088
Bound = TypeVar("Bound")


def bind_port(options: Serve, bind: Callable[[int], Bound]) -> Bound:
    """Bind the port of the command line or, by default, our usual one or any free one."""
    try:
        return bind(DEFAULT_PORT if options.port is None else options.port)
    except PortTaken as error:
        if options.port is not None:
            raise
        bound = bind(0)
        say(f"bitqueens: {error}, so another port is used")
        return bound


def announce_address(options: Serve, address: str, local_address: str) -> None:
    """Print the page's address, or two, for this machine and for the class, and open the page."""
    for_all = options.settings.public_address or address
    where = address if for_all == local_address else f"{local_address} for you, at {for_all} for the class"
    say(f"Bitqueens is at {where} (Ctrl-C stops it)", sys.stdout)
    log.info("serving at %s", address)
    if options.browser:
        open_page(local_address)


def announce_key(options: Serve, config: Config) -> None:
    """Print the key that opens classes from other machines, unless the user chose it."""
    if config.class_key:
        key = f"the key {config.class_key}" if options.settings.class_key is None else "your class key"
        here = "" if config.trusted_proxy else "on this machine, or "  # through a proxy, nobody is known to be here
        say(f"A class can be opened {here}with {key}", sys.stdout)


def open_page(address: str) -> None:
    """Open `address` in a browser if the server was started at a desktop; return at once and raise no error."""
    if _has_desktop():
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _has_desktop() -> bool:
    if not (sys.stdout and sys.stdout.isatty()) or "SSH_CONNECTION" in os.environ:
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
