"""Tests of the format of lessons, and of the faults of other texts."""

import pytest

from server.lessons.lesson import Choice, ChoiceQuestion, Fault, KindQuestion, Lesson, Place, fault_texts, lesson_object
from server.lessons.parse import LONGEST, parse
from tests.lessons.corpus import HERE, list_texts


def read(name: str) -> Lesson:
    return parse((HERE / f"{name}.en.md").read_bytes().decode("utf-8-sig"))


def test_a_good_lesson() -> None:
    lesson = read("good")
    assert lesson.faults == ()
    assert lesson.title == "From squares to bits"
    first, second, third = lesson.stops
    assert (first.title, first.line, first.look) == ("A ray is a 1", 5, ("row", "ld", "col", "rd"))
    assert first.place == Place("bitmask", 4, "all", 2, None, "")
    assert first.question == KindQuestion(11, "next")
    assert [(link.line, link.place.step) for link in first.links] == [(9, 4)]
    her_rays = ("bold", (("text", "her rays"),))
    assert first.text[0] == (
        "paragraph",
        (("text", "Look along "), her_rays, ("text", " in "), ("code", "col"), ("text", ", line after line.")),
    )
    assert second.title == "With code in its heading"
    assert second.place == Place("basic", 6, "first", 7, -1, "tree")
    assert second.text[0] == ("listing", "  -12 & 0b1111\n? rd is no question here")
    assert second.look == third.look == ("board",)
    assert third.place == Place("bitmask", 8, "all", 0, None, "")
    assert (third.text, third.question) == ((), None)


# The faults of a bad lesson: the line, the rule, the text.
FAULTS = """
  1 before | 2 marks * | 2 marks [](…) | 3 before | 5 titles | 6 place | 7 html | 7 italic | 7 struck |
  7 image | 9 questions | 10 heading ### | 11 list | 14 list | 18 table | 22 rule | 24 html |
  26 indented | 29 field stpe | 29 value algorithm=quick | 29 value n=33 | 29 value goal=one |
  29 value step=x | 29 value part=1.5 | 29 value panel=keys | 29 after see: board | 30 alone |
  31 kind what | 32 kind nothing | 34 place | 34 look bord | 35 link javascript:alert(1) |
  35 value n=0 | 35 link mailto:x@example.org | 37 value n=9 | 37 nothing | 38 empty | 39 field embed |
  39 after and this text is much longer than what a…
"""


def test_all_faults_are_reported_by_line() -> None:
    lesson = read("bad")
    found = [f"{fault.line} {fault.what} {fault.found}".strip() for fault in lesson.faults]
    assert found == [fault.strip() for fault in FAULTS.split("|")]
    assert {fault.allowed for fault in lesson.faults if fault.found == "n=9"} == {"1 … 8"}
    assert (
        lesson.faults[-1].sentence().startswith("and this text is much longer than what a… behind the place; allowed")
    )


STOP = "# One\n## Two\n[place](?n=4) look: pick card: minus\n"


def test_notes_for_the_teacher_and_a_page_for_everyone() -> None:
    lesson = parse(
        "# One\n## Two\n[place](?n=4) look: row page: exercise?exercise=place\n> **Say** this.\n>\n> Then `that`.\n"
    )
    assert lesson.faults == ()
    (stop,) = lesson.stops
    assert (stop.look, stop.page, stop.text) == (("row",), "exercise?exercise=place", ())
    assert [kind for kind, _ in stop.notes] == ["paragraph", "paragraph"]
    assert stop.notes[0][1][0] == ("bold", (("text", "Say"),))


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("[place](?n=4) page: https://example.org\n", [(3, "page", "https://example.org")]),
        ("[place](?n=4) page: admin?x=1\n", [(3, "page", "admin?x=1")]),
        ("[place](?n=4)\n> - a list\n", [(4, "notes", "")]),
        ("[place](?n=4)\n> *italic*\n", [(4, "italic", "")]),
        ("> a note\n", [(2, "place", "")]),
    ],
)
def test_faults_of_notes_and_pages(text: str, faults: list[tuple[int, str, str]]) -> None:
    found = parse(f"# One\n## Two\n{text}").faults
    assert [(fault.line, fault.what, fault.found) for fault in found] == faults


def test_a_question_of_its_own_and_a_card() -> None:
    lesson = parse(STOP + "? What is `-x` here?\n- [ ] 1001\n  Turned **round**.\n- [x] `1010`\n\nMore.\n")
    assert lesson.faults == ()
    (stop,) = lesson.stops
    assert (stop.look, stop.card) == (("pick",), "minus")
    assert stop.question == ChoiceQuestion(
        4,
        (("text", "What is "), ("code", "-x"), ("text", " here?")),
        (
            Choice((("text", "1001"),), False, (("text", "Turned "), ("bold", (("text", "round"),)), ("text", "."))),
            Choice((("code", "1010"),), True, ()),
        ),
    )
    assert stop.text == (("paragraph", (("text", "More."),)),)
    shown = lesson_object(lesson)["stops"][0]
    assert (shown["question"], shown["choice"]["answers"][1]["right"], shown["card"]) == (None, True, "minus")


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("? Which one?\n", [(4, "answers", "0")]),
        ("? Which one?\n- [x] this\n", [(4, "answers", "1")]),
        ("? Which one?\n" + "- [ ] no\n" * 6 + "- [x] yes\n", [(4, "answers", "7")]),
        ("? Which one?\n- [ ] this\n- [ ] that\n", []),  # a poll
        ("? Which one?\n- [x] this\n- [x] that\n", [(4, "right", "2")]),
        (
            "? Which one?\n- [x] this\n- that\n- [y] *it*\n",
            [(6, "answer", "that"), (7, "answer", "[y] "), (7, "italic", "")],
        ),
        ("? Which one?\n- [x] this\n- [ ] that\n\n* a list\n", [(8, "list", "")]),
        ("? Which one?\n- [x] this\n- [ ] that\n\n? rd\n", [(8, "questions", "")]),
    ],
)
def test_faults_of_choices(text: str, faults: list[tuple[int, str, str]]) -> None:
    assert [(fault.line, fault.what, fault.found) for fault in parse(STOP + text).faults] == faults


def test_a_missing_part_is_reported_once() -> None:
    told = [[(fault.line, fault.what) for fault in read(name).faults] for name in ("empty", "stopless", "untitled")]
    assert told == [[(1, "title")], [(1, "stops")], [(1, "title")]]
    assert parse("x" * (LONGEST + 1)).faults == (Fault(1, "long", str(LONGEST + 1), str(LONGEST)),)


def test_lines_end_as_on_any_system() -> None:
    assert [(fault.line, fault.what) for fault in read("crlf").faults] == [(5, "italic")]


def test_every_text_is_read_and_every_rule_has_its_sentence() -> None:
    for text in list_texts():
        assert {fault.what for fault in parse(text).faults} <= {*fault_texts("en")}
