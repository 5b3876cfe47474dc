"""`bitqueens export FILE`: write a film in one file, which plays without a server.

All messages go to stderr.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bootstrap.lastline import showing
from ..config.languages import LANGUAGES
from ..config.limits import LARGEST_STEP
from .output import STDOUT, fail, fault_of_target, saying, write
from .parser import Command, Parser, whole
from .trace import ALGORITHMS, BOARD, LARGEST_TRACED, open_trace

say = saying("export")


@dataclass(frozen=True)
class Export(Command):
    """Write a film into one HTML file that plays anywhere: from a folder, in mail, in slides, without a network."""

    file: Path
    algorithm: str = "bitmask"
    n: int | None = 8  # None: the board's
    goal: str = "all"
    first: int = 0
    last: int | None = None  # None: to the end
    board: str | None = None
    lesson: str | None = None
    race: tuple[str, ...] = ()
    language: str | None = None  # None: all languages; the film shows the reader's


def describe() -> Parser:
    parser = Parser(Export, "Steps count from 0. The same command writes the same bytes.")
    number = whole(0, LARGEST_STEP)
    parser.add("file", metavar="FILE", type=Path, help="such as queens.html, which is replaced; -: stdout")
    searches = f"{', '.join(ALGORITHMS)} (default: bitmask), and a number of queens (default: 8); or that number alone"
    search = parser.add("search", metavar="ALGORITHM N", nargs="*", help=searches)
    search.required = False  # otherwise a missing file is reported with it
    parser.add("--goal", choices=("all", "first"), default="all", help="first: end with the first solution")
    parser.add("--from", dest="first", metavar="STEP", type=number, default=0, help="first step (default: 0)")
    parser.add("--to", dest="last", metavar="STEP", type=number, help="last step (default: the last of all)")
    parser.add("--board", metavar="TEXT", help=BOARD)
    parser.add("--lesson", metavar="NAME", help="a lesson with its film, such as tour")
    parser.add(
        "--race", metavar="A,B", type=race, default=(), help="two to four searches in a race, such as basic,bitmask"
    )
    parser.add("--language", choices=tuple(LANGUAGES), help="only one language (default: all)")
    return parser


def parse(parser: Parser, arguments: Sequence[str]) -> Export:
    asked = parser.parse_intermixed_args(arguments)
    read_search(asked, parser)
    film = asked.algorithm or asked.board or asked.first or asked.last is not None or asked.goal != "all"
    if (asked.lesson or asked.race) and (film or (asked.lesson and asked.race)):
        parser.error("a film must be of a search, of a --lesson or of a --race: choose one")
    if asked.lesson and asked.n:
        parser.error("argument N: a lesson has boards of its own")
    asked.algorithm = asked.algorithm or ("puzzle" if asked.board else "bitmask")
    asked.n = asked.n or (None if asked.board else 8)
    return Export(**vars(asked))


def read_search(asked: argparse.Namespace, parser: argparse.ArgumentParser) -> None:
    """Set `algorithm` and `n` by the words after FILE, None where left out; end with an error for other words."""
    words = vars(asked).pop("search")
    named = bool(words) and not words[0].isdigit()
    asked.algorithm = words[0] if named else None
    rest = words[1:] if named else words
    if named and asked.algorithm not in ALGORITHMS:
        parser.error(f"argument ALGORITHM: invalid choice: {words[0]!r} (choose from {', '.join(ALGORITHMS)})")
    if len(rest) > 1:
        parser.error(f"unrecognized arguments: {' '.join(rest[1:])}")
    try:
        asked.n = whole(1, LARGEST_TRACED)(rest[0]) if rest else None
    except argparse.ArgumentTypeError as error:
        parser.error(f"argument N: {error}")


def race(text: str) -> tuple[str, ...]:
    """Read two to four searches, as a type for argparse."""
    names = tuple(text.split(","))
    if not 2 <= len(names) <= 4:
        raise argparse.ArgumentTypeError(f"must name two to four searches, not {text!r}")
    if wrong := [name for name in names if name not in ALGORITHMS]:
        raise argparse.ArgumentTypeError(f"must only name searches of {', '.join(ALGORITHMS)}, not {wrong[0]!r}")
    return names


def run(options: Export) -> int:
    """Write the film; return the exit status."""
    from ..search.walks.reach import NotReady

    if fault := fault_of_target(options.file):
        return fail("export", fault)
    try:
        with showing(sys.stderr, "bitqueens export: recording the film"):
            text = make(options)
        write(text, options.file)
    except (ValueError, NotReady) as error:
        return fail("export", error)
    except OSError as error:
        return fail("export", f"{options.file}: {error.strerror}")
    if options.file != STDOUT:
        say(f"{options.file}, {options.file.stat().st_size / 1000:.0f} KB")
    return 0


def make(options: Export) -> str:
    """Return the text of the file. Raises ValueError, NotReady."""
    from .. import film

    if options.lesson:
        return film.record_lesson(options.lesson, options.language)
    if options.race:
        return film.record_race(options.race, options.n or 8, options.language)
    trace = open_trace(options.algorithm, options.n, options.goal, options.board)
    stop = None if options.last is None else options.last + 1
    return film.Film(trace, options.first, stop, language=options.language).html()
