"""Tests of the lesson in the manual: its statements about each step are true, in both languages."""

from __future__ import annotations

import re

import pytest

from server.manual.chapters import Chapter, read_chapters
from server.search.questions.ask import list_questions
from server.search.trace.trace import Trace
from tests.tools.serving import ROOT

# The addresses of the lesson in their order, each with its question.
STEPS = [
    ("?n=4&step=4&predict=after", "after"),
    ("?n=4&step=2&predict=free", "free"),
    ("?n=4&step=3&predict=rd", "rd"),
    ("?n=6&step=4&predict=next", "next"),
    ("?n=6&step=17&predict=back", "back"),
]
OTHERS = {
    "exercise?exercise=place",
    "?n=6&predict=314",
    "race?lanes=basic,bitmask&n=8&way=checks",
    "study",
    "study?collect",
    "study?paper",
}


def chapters(ending: str = "") -> dict[str, Chapter]:
    return {chapter.language: chapter for chapter in read_chapters(ending) if chapter.name == "teaching"}


def links(chapter: Chapter) -> list[str]:
    return [
        link.replace("&amp;", "&")
        for section in chapter.sections
        for link in re.findall('href="([^"#]*)"', section.html)
        if not link.startswith("https://")
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_has_the_addresses_of_the_lesson_in_their_order(language: str) -> None:
    found = [link.removeprefix("./") for link in links(chapters()[language])]
    assert [link for link in found if "step=" in link] == [address for address, _ in STEPS]
    assert {link for link in found if "step=" not in link} == OTHERS
    assert "./study.html?collect" in links(chapters(".html")[language])
    assert "./?n=4&step=4&predict=after" in links(chapters(".html")[language])


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_calls_the_questions_as_the_page_does(language: str) -> None:
    text = (ROOT / f"server/manual/teaching.{language}.md").read_text("utf-8")
    words = (ROOT / f"server/static/js/words/{language}/learn.js").read_text("utf-8")
    asked = [
        re.findall(r'step=.* (?:asked|gefragt) ["„](.*?)["“]', line) for line in text.splitlines() if "step=" in line
    ]
    assert len(asked) == len(STEPS)
    for (_, about), names in zip(STEPS, asked, strict=True):
        assert [f'    {about}: "{name}",' in words for name in names] == [True], (about, names)


@pytest.mark.parametrize(("address", "about"), STEPS)
def test_each_step_allows_its_question(address: str, about: str) -> None:
    n, step = map(int, re.findall(r"\d+", address))
    assert about in [question.about for question in list_questions(Trace("bitmask", n), step, step + 1)]


def test_the_statements_of_the_lesson_are_true() -> None:
    """Compute the sentences of the table."""

    def answer(n: int, step: int, about: str) -> int:
        (found,) = (one for one in list_questions(Trace("bitmask", n), step, step + 1) if one.about == about)
        return found.answer

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
        for digits in ("0010", "0110", "1100", "110000", "010000"):
            assert f"<code>{digits}</code>" in text, (chapter.language, digits)
