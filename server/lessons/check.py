"""Check lessons: by the trace, that their places exist and that their questions can be asked there; and whole files."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from ..config.languages import LANGUAGES
from ..search.pausable import Pauses, finish
from ..search.questions.ask import ask_questions
from ..search.trace.trace import Trace
from ..search.walks.reach import NotReady
from .index import FOLDER, NAME
from .lesson import Fault, KindQuestion, Lesson, Place
from .parse import LONGEST, parse


def check(text: str) -> Lesson:
    """Read a lesson and look up its places; its `faults` list every mistake, by line."""
    return finish(checking(text))


def checking(text: str, longest: int = LONGEST) -> Pauses[Lesson]:
    """Do the work of `check`, with places for a pause."""
    lesson = parse(text, longest)
    yield
    found = list(lesson.faults)
    for stop in lesson.stops:
        for line, place in [(stop.line, stop.place), *((link.line, link.place) for link in stop.links)]:
            if fault := (yield from check_step(line, place)):
                found.append(fault)
                break
        else:
            if isinstance(stop.question, KindQuestion) and (
                fault := (yield from check_question(stop.question, stop.place))
            ):
                found.append(fault)
    return replace(lesson, faults=tuple(sorted(found, key=lambda fault: fault.line)))


def check_step(line: int, place: Place) -> Pauses[Fault | None]:
    """Return the fault of a place's step; None if the step exists."""
    trace = trace_of(place)
    if trace.size is not None and place.step >= trace.size:
        return Fault(line, "beyond", f"{place.step}", f"0 … {trace.size - 1}")
    try:
        yield from trace.pausing.step(place.step)
    except IndexError:
        return Fault(line, "beyond", f"{place.step}", f"0 … {trace.reached - 1}")
    except NotReady as error:
        return Fault(line, "far", f"{place.step}", str(error))
    return None


def check_question(question: KindQuestion, place: Place) -> Pauses[Fault | None]:
    """Return the fault of a question at an existing place; None if it can be asked."""
    kinds: list[str] = []
    try:
        for asked in ask_questions(trace_of(place).pausing, place.step, place.step + 1):
            if asked:
                kinds.append(asked.about)
            yield
    except NotReady as error:
        return Fault(question.line, "far", f"{place.step}", str(error))
    if question.about in kinds:
        return None
    return Fault(question.line, "unasked", question.about, ", ".join(kinds) or "–")


def trace_of(place: Place) -> Trace:
    return Trace(place.algorithm, place.n, place.goal)


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
