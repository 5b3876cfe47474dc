"""The command line, read: every command is one frozen dataclass.

Standard library only, since `--help` and `--version` answer before anything is installed. Starts nothing itself.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NoReturn, Union

from . import __version__

# What counting can do, known here before it can be imported; a test compares.
LARGEST_BOARD = 34
ENGINES = ("richards", "batch", "avx2", "avx512")
MOST_THREADS = 256

# Another command (`bitqueens trace 8`) gets a dataclass and a parser here, and a line in `__main__`.


@dataclass(frozen=True)
class Serve:
    """Serve the page until told to stop: what is done when no command is named."""

    host: str
    port: int | None  # None: nobody asked for one, so any free port will do
    browser: bool


@dataclass(frozen=True)
class Count:
    """Count all solutions of one board."""

    n: int
    json: bool
    engine: str | None  # None: the fastest that this machine can run
    threads: int | None  # None: one a processor


Command = Union[Serve, Count]  # noqa: UP007 - evaluated even by a Python that is too old, to be told so


def parse(arguments: Sequence[str]) -> Command:
    """Raises SystemExit, with a sentence on stderr and status 2, for what makes no sense; status 0 after --help."""
    if arguments[:1] == ["count"]:
        asked = _count_parser().parse_args(arguments[1:])
        return Count(asked.n, asked.json, asked.engine, asked.threads)
    asked = _serve_parser().parse_args(arguments)
    return Serve(asked.host, asked.port, not asked.no_browser)


class _Parser(argparse.ArgumentParser):
    """Answers nonsense with one sentence; the usage is what --help is for."""

    def error(self, message: str) -> NoReturn:
        program = "bitqueens count" if self.prog.endswith(" count") else "bitqueens"
        self.exit(2, f"{program}: error: {message}\n")


def _serve_parser() -> argparse.ArgumentParser:
    parser = _parser(
        "Watch Martin Richards' bitmask search for the N queens, step by step, in a browser.",
        epilog="Another command: `count N` counts the solutions of a board as fast as this machine can.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at; 0.0.0.0: from other machines too")
    parser.add_argument(
        "--port", type=_whole(0, 65535), help="port to listen at; 0: any free one (default: 8088, if free)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--version", action="version", version=f"bitqueens {__version__}")
    return parser


def _count_parser() -> argparse.ArgumentParser:
    parser = _parser(
        "Count all ways to put N queens on a board of N times N squares so that none attacks another.",
        command=" count",
        epilog="A row more takes six to nine times as long: above N = 18 a forecast comes first. Ctrl-C stops it.",
    )
    boards = _whole(1, LARGEST_BOARD)
    parser.add_argument("n", metavar="N", type=boards, help=f"rows of the board, 1 to {LARGEST_BOARD}")
    parser.add_argument("--json", action="store_true", help="print the result as one line of JSON")
    parser.add_argument("--engine", choices=ENGINES, help="how to count (default: the fastest one that runs here)")
    threads = _whole(1, MOST_THREADS)
    parser.add_argument("--threads", metavar="T", type=threads, help="how many at once (default: one a processor)")
    return parser


def _parser(description: str, epilog: str, command: str = "") -> argparse.ArgumentParser:
    program = "python3 -m server" if __name__.startswith("server.") else "bitqueens"
    # No abbreviations, so that a new option never changes what an old command line means.
    return _Parser(prog=program + command, description=description, epilog=epilog, allow_abbrev=False)


def _whole(least: int, most: int) -> Callable[[str], int]:
    """The check of a whole number, as argparse wants it."""

    def check(text: str) -> int:
        # So many digits are enough for all that is asked here, and few enough for `int`.
        if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return check
