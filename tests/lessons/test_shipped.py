"""Tests of the shipped lessons: the same in each language, without faults, short, and with true figures."""

import re

import pytest

from server.config.languages import LANGUAGES
from server.lessons.check import check, trace_of
from server.lessons.index import NAME, ORDER, list_texts, summarize
from server.lessons.lesson import ChoiceQuestion, Lesson, Pieces, Stop
from server.lessons.parse import CARDS, LOOKS
from server.search.step import Step
from server.search.trace.trace import Trace
from server.wire.rooms.fields import read_own
from tests.lessons.corpus import SHIPPED
from tests.tools.serving import ROOT

TEXTS = {file.name: file.read_text("utf-8") for file in sorted(SHIPPED.glob("*.md"))}
LESSONS: dict[str, Lesson] = {name: check(text) for name, text in TEXTS.items()}
SPOKEN = [language for language in LANGUAGES if any(name.endswith(f".{language}.md") for name in TEXTS)]
ONES_AND_ZEROS = re.compile(r"`(ld|col|rd|taken|poss|bit)` (?:is|are|ist|gleich) ([01]{4,6})\b")
FIGURES = {"basic", "bitmask", "caching", "plain", "conjoin", "naive"}


def test_a_language_has_them_all_or_none_and_the_course_has_them_all() -> None:
    assert sorted(TEXTS) == sorted(f"{name}.{language}.md" for name in ORDER for language in SPOKEN)
    assert {"en", "de"} <= {*SPOKEN}
    assert all(NAME.fullmatch(name) for name in TEXTS)


@pytest.mark.parametrize("name", TEXTS)
def test_nothing_is_wrong_and_alone_it_takes_no_ten_minutes_in_a_class_no_fifty(name: str) -> None:
    assert LESSONS[name].faults == ()
    about = summarize(LESSONS[name])
    assert about.taught == (name.startswith("hour"))
    assert about.minutes < (50 if about.taught else 10)


@pytest.mark.parametrize("name", ORDER)
def test_all_languages_show_and_ask_the_same(name: str) -> None:
    def seen(stop: Stop) -> tuple[object, ...]:
        asked = stop.question
        right = (
            [choice.right for choice in asked.choices] if isinstance(asked, ChoiceQuestion) else asked and asked.about
        )
        notes = [kind for kind, _ in stop.notes]
        return stop.place, stop.look, right, stop.card, stop.page, notes, [link.place for link in stop.links]

    shown = [[seen(stop) for stop in LESSONS[f"{name}.{language}.md"].stops] for language in SPOKEN]
    assert all(stops == shown[0] for stops in shown)
    assert any(stop[2] for stop in shown[0])


@pytest.mark.parametrize("name", TEXTS)
def test_the_bits_in_the_text_are_those_of_the_step(name: str) -> None:
    sections = TEXTS[name].split("\n## ")[1:]
    for stop, section in zip(LESSONS[name].stops, sections, strict=True):
        step = trace_of(stop.place)[stop.place.step]
        if not isinstance(step, Step):
            continue
        taken = step.ld | step.col | step.rd
        for register, bits in ONES_AND_ZEROS.findall(section):
            held = taken if register == "taken" else getattr(step, register)
            assert f"{held:0{step.n}b}" == bits, f"{name}, {stop.title}: {register}"


@pytest.mark.parametrize(("language", "comma"), [("en", ","), ("de", ".")])
def test_the_figures_are_the_traces(language: str, comma: str) -> None:
    totals = {name: Trace(name, 8).total for name in FIGURES}
    known = {f"{total.checks:,}" for total in totals.values() if total}
    assert totals["basic"]
    assert totals["naive"]
    known |= {f"{totals['basic'].placements:,}", f"{totals['naive'].steps:,}"}
    assert {"81,318", "1,965", "2,056"} <= known
    told = set()
    for name in ORDER:
        found = re.findall(rf"\b\d{{1,3}}(?:\{comma}\d{{3}})+\b", TEXTS[f"{name}.{language}.md"])
        told |= {figure.replace(comma, ",") for figure in found}
    assert told == known
    assert (totals["basic"].dead_ends, totals["basic"].solutions) == (644, 92)


def test_the_guide_names_all_parts_of_the_page() -> None:
    guide = (ROOT / "server/lessons/FORMAT.md").read_text("utf-8")
    assert all(re.search(rf"\b{name}\b", guide) for name in (*LOOKS, *CARDS))


@pytest.mark.parametrize("name", TEXTS)
def test_its_own_questions_can_be_asked_in_a_class(name: str) -> None:
    def words(pieces: Pieces) -> str:
        return "".join(list_texts(pieces))

    for question in (stop.question for stop in LESSONS[name].stops):
        if isinstance(question, ChoiceQuestion):
            rights = [(at, choice.why) for at, choice in enumerate(question.choices) if choice.right]
            right, why = rights[0] if rights else (None, ())
            texts = {"text": words(question.text), "choices": [words(choice.text) for choice in question.choices]}
            assert read_own({"own": texts | {"right": right, "reason": words(why)}}, "own")
