"""Read lessons from files: single ones to check, and all of a teacher's own folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ..config.languages import LANGUAGES
from .check import check
from .index import FOLDER, NAME
from .lesson import Fault, Lesson

NAMES = f"bits.{next(iter(LANGUAGES))}.md, in {', '.join(LANGUAGES)}"


@dataclass(frozen=True)
class LessonFolder:
    """The good lessons of a folder as files of the static tree, and the faults of all others, a line each."""

    files: Mapping[str, bytes]
    refused: tuple[str, ...]


def read_file(file: Path) -> tuple[str, Lesson]:
    """Return the text of a file, and its lesson, checked. Raises OSError."""
    wrong: list[Fault] = [] if NAME.fullmatch(file.name) else [Fault(1, "name", file.name, NAMES)]
    try:
        text = file.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        return "", Lesson("", (), (*wrong, Fault(1, "coding")))
    lesson = check(text)
    return text, Lesson(lesson.title, lesson.stops, (*wrong, *lesson.faults))


def list_faults(file: Path, lesson: Lesson) -> Iterator[str]:
    """Return a lesson's faults, a line each, in the style of compilers: file, line, sentence."""
    return (f"{file}:{fault.line}: {fault.sentence()}" for fault in lesson.faults)


def read_folder(folder: Path) -> LessonFolder:
    """Read the lessons of a teacher's folder; a lesson with a fault is left out and reported. Raises OSError."""
    files: dict[str, bytes] = {}
    refused: list[str] = []
    for file in sorted(folder.glob("*.md")):
        if file.name.upper() == "README.MD":
            continue
        try:
            text, lesson = read_file(file)
        except OSError as error:
            refused.append(f"{file}: {error.strerror}")
            continue
        refused += list_faults(file, lesson)
        if not lesson.faults:
            files[FOLDER + file.name] = text.encode()
    return LessonFolder(files, tuple(refused))
