"""Lessons as JSON for the page, and their list with title, length and number of stops."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from ..config.languages import LANGUAGES
from ..search.algorithms.algorithm import Run
from .lesson import Lesson, lesson_object
from .parse import parse

FOLDER = "lessons/"  # in the static tree
ORDER = ("tour", "bits", "shift", "lowest", "back", "done", "tree", "flipped", "integer", "hour")  # of the list
NAME = re.compile(rf"([a-z][a-z0-9-]{{0,39}})\.({'|'.join(LANGUAGES)})\.md")
WORDS_A_MINUTE = 100  # reading speed beside a board
MINUTES_A_QUESTION = 0.5
MINUTES_IN_CLASS = 4  # of a stop with notes for the teacher: a vote, and what is said about it
SHORT = 6  # n of the largest board with its whole trace in a film of a lesson
AROUND = 200  # steps before and after the stops on larger boards in such a film

_parse = lru_cache(256)(parse)  # the static tree is read again after a change of any file


@dataclass(frozen=True)
class About:
    """A lesson's entry in the list; `taught`: in a class, by a teacher who has notes."""

    title: str
    minutes: int
    stops: int
    taught: bool = False


def derive_lessons(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the lessons among the files of the static tree as JSON for the page, by path: `lessons/bits.en.json`.

    `lessons/index.json` has the entry of each, by name, in the order of a course, and by language, English first.
    """
    lessons: dict[str, dict[str, Lesson]] = {}
    for path, content in files.items():
        if name := NAME.fullmatch(path.removeprefix(FOLDER)):
            lessons.setdefault(name[1], {})[name[2]] = _parse(content.decode())
    derived: dict[str, bytes] = {}
    about: dict[str, dict[str, object]] = {}
    for each in sorted(lessons, key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name)):
        filmed = list_stretches(lessons[each].values())
        translations = sorted(lessons[each].items(), key=lambda item: [*LANGUAGES].index(item[0]))
        about[each] = {language: asdict(summarize(lesson)) for language, lesson in translations}
        for language, lesson in translations:
            derived[f"{FOLDER}{each}.{language}.json"] = encode({**lesson_object(lesson), "filmed": filmed})
    return derived | {f"{FOLDER}index.json": encode(about)}


def list_stretches(lessons: Iterable[Lesson]) -> list[dict[str, Any]]:
    """Return the steps for a film of a lesson, both ends included: short runs whole, long ones around their stops."""
    steps: dict[Run, list[int]] = {}
    for place in (stop.place for lesson in lessons for stop in lesson.stops):
        steps.setdefault(Run(place.algorithm, place.n, place.goal), []).append(place.step)
    return [
        {"run": run.fields()}
        | ({} if run.n <= SHORT else {"from": max(0, min(these) - AROUND), "to": max(these) + AROUND})
        for run, these in steps.items()
    ]


def encode(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def summarize(lesson: Lesson) -> About:
    """Return a lesson's entry for the list."""
    words = sum(len(text.split()) for stop in lesson.stops for text in list_texts(stop.text))
    questions = sum(stop.question is not None for stop in lesson.stops)
    taught = sum(bool(stop.notes) for stop in lesson.stops)
    alone = words / WORDS_A_MINUTE + questions * MINUTES_A_QUESTION
    minutes = taught * MINUTES_IN_CLASS if taught else alone
    return About(lesson.title, max(1, round(minutes)), len(lesson.stops), taught > 0)


def list_texts(content: Any) -> Iterator[str]:
    """Yield all texts in blocks or pieces; of a link its words without its address."""
    for _kind, *_address, part in content:
        yield from [part] if isinstance(part, str) else list_texts(part)
