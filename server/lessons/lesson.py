"""A lesson's content and its faults."""

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from ..search.algorithms.algorithm import Goal

Words: TypeAlias = "tuple[Literal['text', 'code'], str]"
Piece: TypeAlias = "Words | tuple[Literal['bold'], Pieces] | tuple[Literal['link'], str, Pieces]"
Pieces: TypeAlias = "tuple[Piece, ...]"
Block: TypeAlias = "tuple[Literal['paragraph'], Pieces] | tuple[Literal['listing'], str]"


PAGE = re.compile(r"(exercise|race)?\?[A-Za-z0-9=&,.-]{1,100}")  # on which everyone works alone


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the film, with the page's own defaults.

    - `part`: a part of the step, from 0; -1: its last; None: the whole step;
    - `panel`: the panel to open, "" for none.
    """

    algorithm: str
    n: int
    goal: Goal
    step: int
    part: int | None
    panel: str


@dataclass(frozen=True, slots=True)
class Link:
    """A link in the text to a place."""

    line: int
    place: Place


@dataclass(frozen=True, slots=True)
class KindQuestion:
    """A question of one of the kinds in `KINDS`, about the stop's step; `about`: the kind."""

    line: int
    about: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a question: its text, a flag if it is right, and the reason."""

    text: Pieces
    right: bool
    why: Pieces


@dataclass(frozen=True, slots=True)
class ChoiceQuestion:
    """A lesson's own question, with its choices. One of them is right, or none: a poll."""

    line: int
    text: Pieces
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """A stop of a lesson.

    - `line`: of its place; `look`: parts of the page to outline; `card`: of the bits bench;
    - `notes`: for the teacher, on the host's devices alone; `page`: on which everyone works alone.
    """

    line: int
    title: str
    place: Place
    look: tuple[str, ...]
    text: tuple[Block, ...]
    question: KindQuestion | ChoiceQuestion | None
    links: tuple[Link, ...]
    card: str = ""
    notes: tuple[Block, ...] = ()
    page: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """A mistake in a line, from 1: `what` names the broken rule, `found` is the text in place of `allowed`."""

    line: int
    what: str
    found: str = ""
    allowed: str = ""

    def sentence(self, language: str = "en") -> str:
        """Return the mistake as a sentence, without the line."""
        texts = fault_texts(language)
        return texts[self.what].format(found=self.found, allowed=self.allowed, text=texts["text"])


@cache
def fault_texts(language: str) -> Mapping[str, str]:
    """Return a language's sentences for faults, by rule, from a file beside its words; `text`: the allowed text."""
    server = files(__package__.rpartition(".")[0])  # in a browser it is in a zip file
    texts: Mapping[str, str] = json.loads((server / f"static/js/words/{language}/faults.json").read_text("utf-8"))
    return texts


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as far as it could be read, and all its faults, by line."""

    title: str
    stops: tuple[Stop, ...]
    faults: tuple[Fault, ...]


def lesson_object(lesson: Lesson) -> dict[str, Any]:
    """Return a lesson's title and stops as a JSON object for the page."""
    return {"title": lesson.title, "stops": [_stop_object(stop) for stop in lesson.stops]}


def _stop_object(stop: Stop) -> dict[str, Any]:
    place = asdict(stop.place)
    run = {name: place.pop(name) for name in ("algorithm", "n", "goal")}
    return {
        **{name: getattr(stop, name) for name in ("title", "look", "text", "card", "notes", "page")},
        "place": {"run": run, **place},
        "question": stop.question.about if isinstance(stop.question, KindQuestion) else None,
        "choice": _question_object(stop.question) if isinstance(stop.question, ChoiceQuestion) else None,
    }


def _question_object(question: ChoiceQuestion) -> dict[str, Any]:
    return {"text": question.text, "answers": [asdict(choice) for choice in question.choices]}
