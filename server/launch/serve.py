"""Run the command `serve`."""

from __future__ import annotations

import contextlib
import ctypes
import sys
from dataclasses import replace

from ..app import create_app
from ..bootstrap.kernels import install_fast, wanted
from ..cli.ending import interruptible
from ..cli.output import discard_unwritten, say
from ..cli.serve import Serve
from ..config.config import Config, make_config
from ..config.logs import log, write_to_stderr
from ..files.keys import own_key
from ..hosting.connection import clients_of
from ..hosting.host import Host
from ..hosting.listening import CannotListen, is_open
from ..hosting.shares import allow_sockets, descriptors_for
from ..jobs import warming
from ..pyodide.files import NoPyodide
from ..web.rendering import announce as announce_on_pages
from .announce import announce_address, announce_key, bind_port

_MMAP_THRESHOLD, _BYTES = -3, 128 * 1024  # mallopt(3); the number is its default


def run(options: Serve) -> int:
    """Serve until stopped; return the exit status."""
    write_to_stderr(options.settings.log_level)
    try:
        return_freed_memory()
        with interruptible():
            serve(options, config_for(options))
    except (CannotListen, NoPyodide) as error:
        say(f"bitqueens: error: {error}")
        return 2
    finally:
        discard_unwritten(sys.stdout)
    return 0


def serve(options: Serve, config: Config) -> None:
    """Serve until stopped. Raises CannotListen, NoPyodide."""
    limits = config.limits
    config = replace(config, limits=limits.within(allow_sockets(limits.sockets)))
    if config.limits.clients < limits.clients:
        few = f"too few file descriptors for {limits.clients:,} viewers: only {config.limits.clients:,} are admitted"
        say(f"bitqueens: {few}; `ulimit -n {descriptors_for(limits.sockets)}` allows all")
    app = create_app(config)
    host = bind_port(options, lambda port: Host.bind(app, options.host, port, config))
    if host.address != host.local_address:
        announce_on_pages(app, host.address)

    def start() -> None:
        announce_address(options, host.address, host.local_address)
        announce_key(options, config)
        warming.start(install_fast if wanted() else None)

    host.serve(on_start=start, on_stop=clients_of(app).dismiss)
    log.info("stopped")


def config_for(options: Serve) -> Config:
    """Return the configuration, with a class key if other machines can open classes."""
    config = make_config(options.settings)
    if config.class_key is None and (is_open(options.host) or config.trusted_proxy):
        config = replace(config, class_key=own_key())
    return config


def return_freed_memory() -> None:
    """Make glibc return large freed blocks to the system; do nothing with another C library.

    By default glibc raises this threshold with each large block, and never returns the memory that a flood has taken.
    """
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError, OSError):  # another C library
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _BYTES)
