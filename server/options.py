"""The command line, read: every command is one frozen dataclass.

Standard library only, since `--help` and `--version` answer before anything is installed. Starts nothing itself.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn, Union

from . import __version__
from .settings import (
    DEFAULTS,
    LEVELS,
    SETTINGS,
    BadSetting,
    Settings,
    clients,
    from_environ,
    host,
    origin,
    site,
    variable_of,
)

# What counting can do, known here before it can be imported; a test compares.
LARGEST_BOARD = 34
ENGINES = ("richards", "batch", "avx2", "avx512")
MOST_THREADS = 256

# What can be traced and how it can be written; likewise.
ALGORITHMS = ("naive", "backtracking", "basic", "plain", "caching", "bitmask", "flipped", "conjoin")
LARGEST_TRACED = 32
LARGEST_STEP = 2**53 - 1
STEP_FORMATS = ("jsonl", "csv", "text")
LARGEST_LISTED = 18
SOLUTION_FORMATS = ("matrix", "columns", "board")

# Another command gets a dataclass and a parser here, and a line in `__main__`.


@dataclass(frozen=True)
class Serve:
    """Serve the page until told to stop: what is done when no command is named."""

    host: str
    port: int | None  # None: nobody asked for one, so any free port will do
    browser: bool
    settings: Settings = DEFAULTS


@dataclass(frozen=True)
class Count:
    """Count all solutions of one board."""

    n: int
    json: bool
    engine: str | None  # None: the fastest that this machine can run
    threads: int | None  # None: one a processor


@dataclass(frozen=True)
class Steps:
    """Print steps of a trace: `first`, `first + stride`, ... up to and with `last`."""

    algorithm: str
    n: int
    first: int
    last: int | None  # None: to the end
    stride: int
    format: str
    goal: str


@dataclass(frozen=True)
class Solutions:
    """Print all solutions of one board."""

    n: int
    format: str


Command = Union[Serve, Count, Steps, Solutions]  # noqa: UP007 - evaluated even by a Python that is too old, to be told so


def parse(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> Command:
    """Raises SystemExit, with a sentence on stderr and status 2, for what makes no sense; status 0 after --help."""
    if arguments[:1] == ["count"]:
        asked = _count_parser().parse_args(arguments[1:])
        return Count(asked.n, asked.json, asked.engine, asked.threads)
    if arguments[:1] == ["trace"]:
        asked = _steps_parser().parse_args(arguments[1:])
        return Steps(asked.algorithm, asked.n, asked.first, asked.last, asked.stride, asked.format, asked.goal)
    if arguments[:1] == ["solutions"]:
        asked = _solutions_parser().parse_args(arguments[1:])
        return Solutions(asked.n, asked.format)
    parser = _serve_parser()
    asked = parser.parse_args(arguments)
    try:
        settings = from_environ(environ, {name: getattr(asked, name) for name in SETTINGS})
    except BadSetting as error:
        parser.error(str(error))
    return Serve(asked.host, asked.port, not asked.no_browser, settings)


class _Parser(argparse.ArgumentParser):
    """Answers nonsense with one sentence; the usage is what --help is for."""

    def error(self, message: str) -> NoReturn:
        command = self.prog.rpartition(" ")[2]
        program = f"bitqueens {command}" if command in ("count", "trace", "solutions") else "bitqueens"
        self.exit(2, f"{program}: error: {message}\n")


def _serve_parser() -> argparse.ArgumentParser:
    parser = _parser(
        "Watch Martin Richards' bitmask search for the N queens, step by step, in a browser.",
        epilog="What may be allowed may be so more than once. --max-clients and everything below it can be set by an "
        f"environment variable instead, such as {variable_of('allow_host')}. "
        "Other commands: `count N` counts the solutions of a board as fast as this machine can, `solutions N`"
        " prints them, `trace ALGORITHM N` prints the steps of a search.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at; 0.0.0.0: from other machines too")
    parser.add_argument(
        "--port", type=_whole(0, 65535), help="port to listen at; 0: any free one (default: 8088, if free)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--max-clients",
        metavar="NUMBER",
        type=_read(clients),
        help="viewers at a time, for whom there is a thread each (default: 1000)",
    )
    parser.add_argument(
        "--allow-host",
        metavar="NAME",
        type=_read(host),
        action="append",
        help="a name that this server goes by, such as a proxy's",
    )
    parser.add_argument(
        "--allow-origin",
        metavar="ORIGIN",
        type=_read(origin),
        action="append",
        help="a site whose own pages may ask for steps",
    )
    parser.add_argument(
        "--allow-embedding",
        metavar="ORIGIN",
        type=_read(site),
        action="append",
        help="a site that may show the page in a frame; *: any",
    )
    parser.add_argument("--log-level", choices=LEVELS, help="what to log, on stderr (default: warning)")
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


def _steps_parser() -> argparse.ArgumentParser:
    parser = _parser(
        "Print the steps of a search, one after the other.",
        command=" trace",
        epilog="Steps count from 0. Where nobody knows how many there are, it goes on until it is stopped.",
    )
    number = _whole(0, LARGEST_STEP)
    parser.add_argument("algorithm", metavar="ALGORITHM", choices=ALGORITHMS, help=", ".join(ALGORITHMS))
    parser.add_argument("n", metavar="N", type=_whole(1, LARGEST_TRACED), help=f"queens, 1 to {LARGEST_TRACED}")
    parser.add_argument("--from", dest="first", metavar="STEP", type=number, default=0, help="first step (default: 0)")
    parser.add_argument("--to", dest="last", metavar="STEP", type=number, help="last step (default: the last of all)")
    parser.add_argument("--stride", type=_whole(1, LARGEST_STEP), default=1, help="every so many steps (default: 1)")
    parser.add_argument("--format", choices=STEP_FORMATS, default="text", help="text draws boards and masks (default)")
    parser.add_argument("--goal", choices=("all", "first"), default="all", help="first: end with the first solution")
    return parser


def _solutions_parser() -> argparse.ArgumentParser:
    parser = _parser(
        "Print all solutions of a board, in the order in which the bitmask search finds them.",
        command=" solutions",
        epilog="There are 92 for N = 8 and 666,090,624 for N = 18.",
    )
    parser.add_argument(
        "n", metavar="N", type=_whole(1, LARGEST_LISTED), help=f"rows of the board, 1 to {LARGEST_LISTED}"
    )
    parser.add_argument("--format", choices=SOLUTION_FORMATS, default="columns", help="columns by default")
    return parser


def _parser(description: str, epilog: str, command: str = "") -> argparse.ArgumentParser:
    program = "python3 -m server" if __name__.startswith("server.") else "bitqueens"
    # No abbreviations, so that a new option never changes what an old command line means.
    return _Parser(prog=program + command, description=description, epilog=epilog, allow_abbrev=False)


def _read(read: Callable[[str], object]) -> Callable[[str], object]:
    """A setting's own check, as argparse wants it."""

    def check(text: str) -> object:
        try:
            return read(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return check


def _whole(least: int, most: int) -> Callable[[str], int]:
    """The check of a whole number, as argparse wants it."""

    def check(text: str) -> int:
        # So many digits are enough for all that is asked here, and few enough for `int`.
        if not (text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return check
