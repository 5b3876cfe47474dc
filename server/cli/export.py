"""`bitqueens export FILE`: writes a film in one file, which plays without a server.

Everything that it says goes to stderr.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from ..config.languages import LANGUAGES
from ..config.limits import LARGEST_STEP
from .output import say
from .parser import make_parser, whole
from .trace import ALGORITHMS, LARGEST_TRACED


@dataclass(frozen=True)
class Export:
    """Write a film of a trace, or of a stretch of it; of a lesson; or of a race."""

    file: Path
    algorithm: str = "bitmask"
    n: int = 8
    goal: str = "all"
    first: int = 0
    last: Optional[int] = None  # noqa: UP045 - Python 3.8; None: to the end
    lesson: Optional[str] = None  # noqa: UP045
    race: tuple[str, ...] = ()
    language: Optional[str] = None  # noqa: UP045 - None: all, and the reader's is shown


def parse(arguments: Sequence[str]) -> Export:
    parser = make_parser(
        "Write a film into one HTML file that plays anywhere: from a folder, in mail, in slides, without a network.",
        command=" export",
        epilog="Steps count from 0. The same command writes the same bytes.",
    )
    number = whole(0, LARGEST_STEP)
    parser.add_argument("file", metavar="FILE", type=Path, help="such as queens.html; one that is there is replaced")
    searches = f"{', '.join(ALGORITHMS)} (default: bitmask)"
    parser.add_argument("algorithm", metavar="ALGORITHM", nargs="?", choices=ALGORITHMS, help=searches)
    parser.add_argument("n", metavar="N", nargs="?", type=whole(1, LARGEST_TRACED), help="queens (default: 8)")
    parser.add_argument("--goal", choices=("all", "first"), default="all", help="first: end with the first solution")
    parser.add_argument("--from", dest="first", metavar="STEP", type=number, default=0, help="first step (default: 0)")
    parser.add_argument("--to", dest="last", metavar="STEP", type=number, help="last step (default: the last of all)")
    parser.add_argument("--lesson", metavar="NAME", help="a lesson with what it shows, such as tour")
    parser.add_argument("--race", metavar="A,B", help="a race of two to four searches, such as basic,bitmask")
    parser.add_argument("--language", choices=tuple(LANGUAGES), help="one language alone (default: all)")
    asked = parser.parse_args(arguments)
    race = tuple(asked.race.split(",")) if asked.race else ()
    if race and not 2 <= len(race) <= 4:
        parser.error(f"argument --race: must name two to four searches, not {asked.race!r}")
    if wrong := [name for name in race if name not in ALGORITHMS]:
        parser.error(f"argument --race: must be of {', '.join(ALGORITHMS)}, not {wrong[0]!r}")
    film = asked.algorithm or asked.first or asked.last is not None or asked.goal != "all"
    if (asked.lesson or race) and (film or (asked.lesson and race)):
        parser.error("a film is of a search, of a --lesson, or of a --race: choose one")
    return Export(
        asked.file,
        asked.algorithm or "bitmask",
        asked.n or 8,
        asked.goal,
        asked.first,
        asked.last,
        asked.lesson,
        race,
        asked.language,
    )


def run(options: Export) -> int:
    """Write it; returns the exit status."""
    from ..search.walks.reach import NotReady

    try:
        text = make(options)
        options.file.write_text(text, "utf-8")
    except (ValueError, NotReady) as error:
        return fail(str(error))
    except OSError as error:
        return fail(f"{options.file}: {error.strerror}")
    say(f"bitqueens export: {options.file}, {options.file.stat().st_size / 1000:.0f} KB")
    return 0


def make(options: Export) -> str:
    """The text of the file. Raises ValueError, NotReady."""
    from .. import film
    from ..search.trace.trace import Trace

    if options.lesson:
        return film.record_lesson(options.lesson, options.language)
    if options.race:
        return film.record_race(options.race, options.n, options.language)
    trace = Trace(options.algorithm, options.n, "first" if options.goal == "first" else "all")
    stop = None if options.last is None else options.last + 1
    return film.Film(trace, options.first, stop, language=options.language).html()


def fail(message: str) -> int:
    say(f"bitqueens export: error: {message}")
    return 2
