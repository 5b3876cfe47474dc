"""What a lesson's file says, and what is wrong with it."""

from __future__ import annotations

import json
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


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the film, with the page's own defaults.

    - `part`: of the step, from 0; -1: its last; None: the whole step;
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
    """A link in the text that leads to a place."""

    line: int
    place: Place


@dataclass(frozen=True, slots=True)
class Question:
    """What a stop asks, of one of the kinds that steps allow."""

    line: int
    about: str


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to choose from: what it says, whether it is right, and why."""

    text: Pieces
    right: bool
    why: Pieces


@dataclass(frozen=True, slots=True)
class Choice:
    """A question of the lesson's own, with its answers, of which one is right."""

    line: int
    text: Pieces
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """One stop: `line` is that of its place, `look` names the parts of the page to look at, `card` one of the bench."""

    line: int
    title: str
    place: Place
    look: tuple[str, ...]
    text: tuple[Block, ...]
    question: Question | Choice | None
    links: tuple[Link, ...]
    card: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong in a line, from 1: `what` names the rule, `found` is what stands there instead of `allowed`."""

    line: int
    what: str
    found: str = ""
    allowed: str = ""

    def sentence(self, language: str = "en") -> str:
        """What is wrong, without the line."""
        texts = fault_texts(language)
        return texts[self.what].format(found=self.found, allowed=self.allowed, text=texts["text"])


@cache
def fault_texts(language: str) -> Mapping[str, str]:
    """The sentences of a language for faults, by rule, from a file beside its words; `text`: what text may be."""
    server = files(__package__.rpartition(".")[0])  # in a browser it lies in a zip file
    texts: Mapping[str, str] = json.loads((server / f"static/js/words/{language}/faults.json").read_text("utf-8"))
    return texts


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as far as it could be read, and all that is wrong with it, by line."""

    title: str
    stops: tuple[Stop, ...]
    faults: tuple[Fault, ...]


def lesson_object(lesson: Lesson) -> dict[str, Any]:
    """A lesson as the page shows it, for JSON: its title and its stops."""
    return {"title": lesson.title, "stops": [_stop_object(stop) for stop in lesson.stops]}


def _stop_object(stop: Stop) -> dict[str, Any]:
    place = asdict(stop.place)
    run = {name: place.pop(name) for name in ("algorithm", "n", "goal")}
    return {
        "title": stop.title,
        "place": {"run": run, **place},
        "look": stop.look,
        "text": stop.text,
        "question": stop.question.about if isinstance(stop.question, Question) else None,
        "choice": _choice_object(stop.question) if isinstance(stop.question, Choice) else None,
        "card": stop.card,
    }


def _choice_object(choice: Choice) -> dict[str, Any]:
    return {"text": choice.text, "answers": [asdict(answer) for answer in choice.answers]}
