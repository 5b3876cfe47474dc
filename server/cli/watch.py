"""`bitqueens watch FILE`: run a program, and show the run in a browser, line by line.

Only this machine can open the page. All messages but the address go to stderr.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .parser import Command, Parser, whole

MOST_SECONDS = 3600


@dataclass(frozen=True)
class Watch(Command):
    """Run any Python program unchanged, and watch it in a browser line by line.

    You see its board, its variables, and how its search compares with ours. Each time you save the file, the program
    runs again.
    """

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


def describe() -> Parser:
    parser = Parser(Watch, "Only this machine can open the page. The program runs as usual, with your permissions.")
    parser.add("file", metavar="FILE", type=Path, help="such as my_queens.py")
    rest = parser.add("arguments", metavar="ARG", nargs=argparse.REMAINDER, help="arguments for the program")
    rest.required = False  # otherwise a missing file is reported with ARG, too
    parser.add("--call", default="", metavar="CODE", help="a call to run after the file, such as solve(8)")
    parser.add("--input", type=Path, metavar="FILE", help="the program's standard input (default: empty)")
    parser.add("--python", default=sys.executable, metavar="PROGRAM", help="the Python to run it, 3.10 or newer")
    parser.add("--seconds", type=whole(1, MOST_SECONDS), default=60, help="the time limit of a run (default: 60)")
    parser.add("--film", type=Path, metavar="FILE", help="write a film in one HTML file, and do not serve the page")
    parser.add("--port", type=whole(0, 65535), default=0, help="port to listen on (default: any free one)")
    parser.add("--no-browser", dest="browser", action="store_false", help="do not open a browser")
    return parser


def parse(parser: Parser, arguments: Sequence[str]) -> Watch:
    asked, known = parser.parse_args(arguments), parser._option_string_actions
    own = asked.arguments[asked.arguments[:1] == ["--"] :]  # some versions of argparse drop it themselves
    is_meant = "--" in arguments[: len(arguments) - len(own)]
    astray = tuple(name for name in (one.partition("=")[0] for one in own) if name in known and not is_meant)
    if "--film" in astray:
        parser.error("--film behind FILE goes to the program: put it before FILE, or write -- between FILE and --film")
    return Watch(**{**vars(asked), "arguments": tuple(own), "astray": astray})
