"""`bitqueens watch FILE`: runs a program, and shows in a browser, line by line, what it did.

Only this machine can open the page. Everything that it says goes to stderr, but for the address.
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
    """Run a file as it would run, record it, and show the recording; again whenever it is saved."""

    file: Path
    arguments: tuple[str, ...] = ()
    call: str = ""
    input: Path | None = None  # None: nothing
    python: str = sys.executable
    seconds: int = 60
    film: Path | None = None  # None: serve the page
    port: int = 0
    browser: bool = True
    astray: tuple[str, ...] = ()  # options of ours among the arguments of the program


def parse(arguments: Sequence[str]) -> Watch:
    parser = make_parser(
        "Run a Python program, any one, unchanged, and watch it in a browser line by line: its board, its variables, "
        "and how its search compares with ours. It is run again whenever the file is saved.",
        command=" watch",
        epilog="Only this machine can open the page. The program runs as it does without us, with your rights.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="such as my_queens.py")
    rest = parser.add_argument(
        "arguments", metavar="ARG", nargs=argparse.REMAINDER, help="what follows is the program's"
    )
    rest.required = False  # or its absence would be a mistake beside that of the file
    known = {"-h", "--help"}

    def option(name: str, **how: Any) -> None:
        known.add(name)
        parser.add_argument(name, **how)

    option("--call", default="", metavar="CODE", help="what is called after it has run, such as solve(8)")
    option("--input", type=Path, metavar="FILE", help="what the program can read (default: nothing)")
    option("--python", default=sys.executable, metavar="PROGRAM", help="Python 3.10 or newer that runs it")
    option("--seconds", type=whole(1, MOST_SECONDS), default=60, help="when a program that does not end is ended (60)")
    option("--film", type=Path, metavar="FILE", help="write a film in one HTML file, and serve nothing")
    option("--port", type=whole(0, 65535), default=0, help="port to listen at (default: any free one)")
    option("--no-browser", action="store_true", help="do not open a browser")
    asked = parser.parse_args(arguments)
    return Watch(
        asked.file,
        tuple(asked.arguments),
        asked.call,
        asked.input,
        asked.python,
        asked.seconds,
        asked.film,
        asked.port,
        not asked.no_browser,
        tuple(name for name in (one.partition("=")[0] for one in asked.arguments) if name in known),
    )
