"""`bitqueens lesson check FILE…`: print the faults of lessons by file and line, or a summary of good ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .output import fail, plural, send
from .parser import Command, Parser

if TYPE_CHECKING:
    from ..lessons.lesson import Lesson


@dataclass(frozen=True)
class Lessons(Command):
    """Check files of lessons: their format, the places in the film, and the questions at these places."""

    action: str
    files: tuple[Path, ...]


def describe() -> Parser:
    parser = Parser(Lessons, "It prints each fault with its file and line, and exits with status 1 if there is any.")
    parser.add("action", metavar="check", choices=["check"], help="the only action so far")
    parser.add("files", metavar="FILE", nargs="+", type=Path, help="a lesson, such as bits.en.md")
    return parser


def run(options: Lessons) -> int:
    """Print the report; return the exit status: 0 without faults, 1 with faults, 2 if a file cannot be read."""
    from ..lessons.check import read_file

    read: list[tuple[Path, Lesson]] = []
    status = 0
    for file in options.files:
        try:
            read.append((file, read_file(file)[1]))
        except OSError as error:
            status = fail("lesson", f"{file}: {error.strerror}")
    status = max(status, int(any(lesson.faults for _, lesson in read)))
    return send(f"{line}\n" for each in read for line in report(*each)) or status


def report(file: Path, lesson: Lesson) -> Iterator[str]:
    """Yield the lines about one lesson."""
    from ..lessons.check import list_faults
    from ..lessons.index import summarize

    yield from list_faults(file, lesson)
    if not lesson.faults:
        stops = plural(len(lesson.stops), "stop")
        questions = plural(sum(stop.question is not None for stop in lesson.stops), "question")
        yield f"{file}: {stops}, {questions}, about {summarize(lesson).minutes} min"
