"""`bitqueens watch FILE`: run a program, and show the run in a browser, line by line.

Only this machine can open the page. All messages but the address go to stderr.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .parser import Command, make_parser, whole

MOST_SECONDS = 3600


@dataclass(frozen=True)
class Watch(Command):
    """Run a file unchanged, record it, and show the recording; again after each save."""

    file: Path
    arguments: tuple[str, ...] = ()
    call: str = ""
    input: Path | None = None  # None: empty
    python: str = sys.executable
    seconds: int = 60
    film: Path | None = None  # None: serve the page
    port: int = 0
    browser: bool = True
    astray: tuple[str, ...] = ()  # options of ours among the arguments of the program


def parse(arguments: Sequence[str]) -> Watch:
    parser = make_parser(
        "Run any Python program unchanged, and watch it in a browser line by line: its board, its variables, "
        "and how its search compares with ours. Each time you save the file, the program runs again.",
        command=" watch",
        epilog="Only this machine can open the page. The program runs as usual, with your permissions.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="such as my_queens.py")
    rest = parser.add_argument("arguments", metavar="ARG", nargs=argparse.REMAINDER, help="arguments for the program")
    rest.required = False  # otherwise a missing file is reported with ARG, too
    known = {"-h", "--help"}

    def option(name: str, **how: Any) -> None:
        known.add(name)
        parser.add_argument(name, **how)

    option("--call", default="", metavar="CODE", help="a call to run after the file, such as solve(8)")
    option("--input", type=Path, metavar="FILE", help="the program's standard input (default: empty)")
    option("--python", default=sys.executable, metavar="PROGRAM", help="the Python to run it, 3.10 or newer")
    option("--seconds", type=whole(1, MOST_SECONDS), default=60, help="the time limit of a run (default: 60)")
    option("--film", type=Path, metavar="FILE", help="write a film in one HTML file, and do not serve the page")
    option("--port", type=whole(0, 65535), default=0, help="port to listen on (default: any free one)")
    option("--no-browser", action="store_true", help="do not open a browser")
    asked = parser.parse_args(arguments)
    own = asked.arguments[asked.arguments[:1] == ["--"] :]  # some versions of argparse drop it themselves
    is_meant = "--" in arguments[: len(arguments) - len(own)]
    astray = tuple(name for name in (one.partition("=")[0] for one in own) if name in known and not is_meant)
    if "--film" in astray:
        parser.error("--film behind FILE goes to the program: put it before FILE, or write -- between FILE and --film")
    return Watch(
        asked.file,
        tuple(own),
        asked.call,
        asked.input,
        asked.python,
        asked.seconds,
        asked.film,
        asked.port,
        not asked.no_browser,
        astray,
    )
