"""Tests of the lesson for a class, and of its plan in the manual: they are true, in both languages."""

import re

import pytest

from server.lessons.index import list_texts
from server.lessons.lesson import ChoiceQuestion, KindQuestion, Lesson, Pieces
from server.lessons.parse import parse
from server.manual.chapters import Chapter, read_chapters
from server.search.questions.ask import ask_questions
from server.search.trace.trace import Trace
from tests.tools.serving import ROOT

# The places of the lesson's questions about steps, in their order, each with its kind.
STEPS = [
    ("?n=4&step=4", "after"),
    ("?n=4&step=2", "free"),
    ("?n=4&step=3", "rd"),
    ("?n=6&step=4", "next"),
    ("?n=6&step=17", "back"),
]
PAGES = ["?n=4&byhand", "?n=6&predict=314", "race?lanes=basic,bitmask&n=8&way=checks", "?lesson=hour"]
LINKS = {"?lesson=hour"}
LANGUAGES = ["en", "de"]


def chapters(ending: str = "") -> dict[str, Chapter]:
    return {chapter.language: chapter for chapter in read_chapters(ending) if chapter.name == "teaching"}


def words_of(pieces: Pieces) -> str:
    return "".join(list_texts(pieces))


def links(chapter: Chapter) -> list[str]:
    return [
        link.replace("&amp;", "&")
        for section in chapter.sections
        for link in re.findall('href="([^"#]*)"', section.html)
        if not link.startswith("https://")
    ]


def hour(language: str) -> Lesson:
    return parse((ROOT / f"server/static/lessons/hour.{language}.md").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_has_its_questions_pages_and_notes_in_their_order(language: str) -> None:
    stops = hour(language).stops
    asked = [(stop.place, stop.question.about) for stop in stops if isinstance(stop.question, KindQuestion)]
    assert [(f"?n={place.n}&step={place.step}", about) for place, about in asked] == STEPS
    assert [stop.page for stop in stops if stop.page] == PAGES
    assert all(stop.notes for stop in stops)
    own = [stop.question.choices for stop in stops if isinstance(stop.question, ChoiceQuestion)]
    assert [sum(choice.right for choice in choices) for choices in own] == [0, 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plan_names_the_stops_and_links_to_the_lesson(language: str) -> None:
    text = (ROOT / f"server/manual/teaching.{language}.md").read_text("utf-8")
    rows = re.findall(r"^\| \d+–\d+ \| (.*?) \|", text, re.MULTILINE)
    named = [name for row in rows for name in row.split(", ")]
    assert named == [stop.title for stop in hour(language).stops]
    assert {link.removeprefix("./") for link in links(chapters()[language])} == LINKS


def test_the_statements_of_the_lesson_are_true() -> None:
    """Compute the sentences of the table."""

    def answer(n: int, step: int, about: str) -> int:
        asked = filter(None, ask_questions(Trace("bitmask", n).pausing, step, step + 1))
        return {each.about: each.answer for each in asked}[about]

    four, six = Trace("bitmask", 4), Trace("bitmask", 6)
    facts = {
        "A queen is lifted": answer(4, 4, "after") == 1 and four[4].poss == 0 and four[4].row == 2,
        "1100": answer(4, 2, "free") == 0b1100,
        "1100 as rd": answer(4, 3, "rd") == 0b1100 and four[3].rd == 0b0010 and four[3].bit == 0b0100,
        "010000": answer(6, 4, "next") == 0b010000 and six[4].poss == 0b110000,
        "3": answer(6, 17, "back") == 3 and six[17].row == 4,
    }
    assert [fact for fact, so in facts.items() if not so] == []
    assert [Trace(name, 8)[-1].checks for name in ("basic", "bitmask")] == [81_318, 1_965]
    for chapter in chapters().values():
        text = "".join(section.html for section in chapter.sections)
        assert "81,318" in text or "81 318" in text, chapter.language
    for language in LANGUAGES:
        notes = "".join(words_of(pieces) for stop in hour(language).stops for _, pieces in stop.notes)
        for digits in ("0010", "0110", "1100", "010000"):
            assert digits in notes, (language, digits)
