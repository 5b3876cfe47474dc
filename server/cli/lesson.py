"""`bitqueens lesson check FILE…`: what is wrong with lessons, by file and line, or what they have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .output import plural, saying, send
from .parser import Command, make_parser

if TYPE_CHECKING:
    from ..lessons.lesson import Lesson

say = saying("lesson")


@dataclass(frozen=True)
class Lessons(Command):
    """Check files of lessons."""

    files: tuple[Path, ...]


def parse(arguments: Sequence[str]) -> Lessons:
    parser = make_parser(
        "Check files of lessons: what they say, whether their places exist, and whether their questions can be asked.",
        command=" lesson",
        epilog="It prints what is wrong with its file and line, and ends with 1 if anything is.",
    )
    parser.add_argument("what", metavar="check", choices=["check"], help="the only thing to do with lessons so far")
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a lesson, such as bits.en.md")
    return Lessons(tuple(parser.parse_args(arguments).files))


def run(options: Lessons) -> int:
    """Print it; returns the exit status: 0 if all is well, 1 if something is wrong, 2 if a file cannot be read."""
    from ..lessons.folder import read_file

    read: list[tuple[Path, Lesson]] = []
    status = 0
    for file in options.files:
        try:
            read.append((file, read_file(file)[1]))
        except OSError as error:
            say(f"error: {file}: {error.strerror}")
            status = 2
    status = max(status, int(any(lesson.faults for _, lesson in read)))
    return send(f"{line}\n" for each in read for line in report(*each)) or status


def report(file: Path, lesson: Lesson) -> Iterator[str]:
    """The lines about one lesson."""
    from ..lessons.folder import list_faults
    from ..lessons.index import summarize

    yield from list_faults(file, lesson)
    if not lesson.faults:
        stops = plural(len(lesson.stops), "stop")
        questions = plural(sum(stop.question is not None for stop in lesson.stops), "question")
        yield f"{file}: {stops}, {questions}, about {summarize(lesson).minutes} min"
