"""The command line, read: every command is one frozen dataclass.

Standard library only, since `--help` and `--version` answer before anything is installed. Starts nothing itself.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from . import __version__

# Another command (`bitqueens count 8`) gets a dataclass here, a subparser below and a line in `__main__`; without
# one, the options are those of Serve.


@dataclass(frozen=True)
class Serve:
    """Serve the page until told to stop."""

    host: str
    port: int | None  # None: nobody asked for one, so any free port will do
    browser: bool


def parse(arguments: Sequence[str]) -> Serve:
    """Raises SystemExit, with argparse's message and status 2, for what makes no sense; status 0 after --help."""
    found = _parser().parse_args(arguments)
    return Serve(found.host, found.port, not found.no_browser)


def _parser() -> argparse.ArgumentParser:
    in_checkout = __name__.startswith("server.")
    parser = argparse.ArgumentParser(
        prog="python3 -m server" if in_checkout else "bitqueens",
        description="Watch Martin Richards' bitmask search for the N queens, step by step, in a browser.",
        allow_abbrev=False,  # so that a new option never changes what an old command line means
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at; 0.0.0.0: from other machines too")
    parser.add_argument("--port", type=_port, help="port to listen at; 0 for any free one (default: 8088, if free)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--version", action="version", version=f"bitqueens {__version__}")
    return parser


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"must be a whole number from 0 to 65535, not {text!r}")
    return int(text)
