"""Run the command `serve`, in this process or in several."""

from __future__ import annotations

import contextlib
import ctypes
import sys
from dataclasses import replace

from ..cli.ending import interruptible
from ..cli.output import discard_unwritten, say
from ..cli.serve import Serve
from ..config.config import Config, lacks, make_config
from ..config.logs import write_to_stderr
from ..files.keys import own_key
from ..hosting.listening import CannotListen, is_open
from .one import serve_here
from .several import serve_with_workers

_MMAP_THRESHOLD, _BYTES = -3, 128 * 1024  # mallopt(3); the number is its default


def run(options: Serve) -> int:
    """Serve until stopped; return the exit status."""
    write_to_stderr(options.settings.log_level)
    try:
        if why := hindrance(options):
            say(f"bitqueens: {why}")
            return 2
        return_freed_memory()
        config = config_for(options)
        with interruptible():
            (serve_here if options.workers is None else serve_with_workers)(options, config)
    except CannotListen as error:
        say(f"bitqueens: {error}")
        return 2
    finally:
        discard_unwritten(sys.stdout)
    return 0


def hindrance(options: Serve) -> str | None:
    """Return the reason why an option cannot be used here; None if all can."""
    return (
        (lacks_workers() if options.workers else None)
        or (lacks("redis") if options.settings.rooms else None)
    )


def lacks_workers() -> str | None:
    """Return the reason why several processes cannot serve here; None if they can."""
    if sys.platform == "win32":
        return "--workers needs gunicorn, which does not run on Windows"
    return lacks("workers")


def config_for(options: Serve) -> Config:
    """Return the configuration, with classes and their key as this way of serving allows."""
    config = make_config(options.settings)
    if options.workers is not None and options.workers > 1:
        config = replace(config, classes=bool(config.rooms))  # only Redis shares them
    if config.class_key is None and config.classes and (is_open(options.host) or config.trusted_proxy):
        config = replace(config, class_key=own_key())
    return config


def return_freed_memory() -> None:
    """Make glibc return large freed blocks to the system; do nothing with another C library.

    By default glibc raises this threshold with each large block, and never returns the memory that a flood has taken.
    """
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError, OSError):  # another C library
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _BYTES)
