"""`bitqueens lesson check FILE…`: what is wrong with lessons, by file and line, or what they have."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from ...lessons.folder import list_faults, read_file
from ...lessons.index import summarize
from ...lessons.lesson import Lesson
from ..options import Lessons as Options
from .output import send


def run(options: Options) -> int:
    """Print it; returns the exit status: 0 if all is well, 1 if something is wrong, 2 if a file cannot be read."""
    read: list[tuple[Path, Lesson]] = []
    status = 0
    for file in options.files:
        try:
            read.append((file, read_file(file)[1]))
        except OSError as error:
            print(f"bitqueens lesson: error: {file}: {error.strerror}", file=sys.stderr)
            status = 2
    status = max(status, int(any(lesson.faults for _, lesson in read)))
    return send(f"{line}\n" for each in read for line in report(*each)) or status


def report(file: Path, lesson: Lesson) -> Iterator[str]:
    """The lines about one lesson."""
    yield from list_faults(file, lesson)
    if not lesson.faults:
        asked = sum(stop.question is not None for stop in lesson.stops)
        stops = "1 stop" if len(lesson.stops) == 1 else f"{len(lesson.stops)} stops"
        questions = "1 question" if asked == 1 else f"{asked} questions"
        yield f"{file}: {stops}, {questions}, about {summarize(lesson).minutes} min"
