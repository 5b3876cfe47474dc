"""Finds a port, tells whoever starts the server what they need to know of it, and opens the page for them."""

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


def at_a_port(options: Serve, bind: Callable[[int], Bound]) -> Bound:
    """What is bound to the port of the command line or, by default, to our usual one or any free one."""
    try:
        return bind(DEFAULT_PORT if options.port is None else options.port)
    except PortTaken as error:
        if options.port is not None:
            raise
        bound = bind(0)
        say(f"bitqueens: {error}, so it takes another one")
        return bound


def tell(options: Serve, address: str, local_address: str) -> None:
    """Tell the address, and which is for whom if there are two, and open the page."""
    for_all = options.settings.public_address or address
    where = address if for_all == local_address else f"{local_address} for you, at {for_all} for the class"
    say(f"Bitqueens is at {where} (Ctrl-C stops it)", sys.stdout)
    log.info("serving at %s", address)
    if options.browser:
        open_page(local_address)


def tell_more(options: Serve, config: Config, told_at: str) -> None:
    """Tell the key with which classes are opened from other machines, unless it was chosen, and where metrics are."""
    if config.class_key:
        key = f"the key {config.class_key}" if options.settings.class_key is None else "the class key that was chosen"
        say(f"A class can be opened on this machine, or with {key}", sys.stdout)
    if told_at:
        say(f"Metrics are at {told_at}metrics", sys.stdout)


def open_page(address: str) -> None:
    """Open `address` in a browser, if a person at a desktop started the server; returns at once.

    It raises no error.
    """
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
