"""The study in a real browser: its pages for learners and for teachers, and its printed form."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from unicodedata import normalize

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.browser.axe import violations
from tests.tools.slow import some

PARTS = ("Before the lesson", "After the lesson")
RIGHT = {"A": "BCADABBBDA", "B": "DACBCDBCAC"}  # tests/js compares them with the search
WINDOWS = {"phone": (390, 844), "desk": (1366, 768)}


def answer_items(page: Page, letters: str, part: str) -> None:
    for at, letter in enumerate(letters, 1):
        heading = page.get_by_role("heading", name=f"{part}: {at} of 10")
        expect(heading).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
        for _ in range("ABCDE".index(letter)):
            page.keyboard.press("ArrowDown")
        expect(page.get_by_role("radio").nth("ABCDE".index(letter))).to_be_checked()
        page.keyboard.press("Enter")


def rate(page: Page, steps: str) -> None:
    for at, step in enumerate(steps):
        radios = page.locator(f"input[name=statement{at}]")
        radios.first.focus()
        page.keyboard.press("Space")
        for _ in range(int(step) - 1):
            page.keyboard.press("ArrowRight")
        expect(radios.nth(int(step) - 1)).to_be_checked()


def start_study(page: Page, number: str) -> None:
    page.goto("/study")
    page.get_by_label("Your number").fill(number)
    page.keyboard.press("Enter")


def earn_code(page: Page, number: int, before: str, after: str, steps: str = "4242424242") -> str:
    start_study(page, str(number))
    answer_items(page, before, PARTS[0])
    page.get_by_role("button", name="Go on after the lesson").press("Enter")
    answer_items(page, after, PARTS[1])
    rate(page, steps)
    page.keyboard.press("Enter")
    return page.locator(".own-code").inner_text()


@pytest.mark.parametrize("size", some(WINDOWS, "phone"))
def test_a_learner_goes_through_the_study_and_gets_a_code(page: Page, size: str) -> None:
    width, height = WINDOWS[size]
    page.set_viewport_size({"width": width, "height": height})
    sent: list[str] = []
    page.goto("/study")
    expect(page.locator("html[data-settled]")).to_be_attached()
    assert violations(page) == []
    page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    page.on("websocket", lambda socket: sent.append(socket.url))
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert").filter(has_text="Type your number")).to_be_visible()
    page.get_by_label("Your number").fill("1000")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="from 1 to 999, not “1000”.")).to_be_visible()
    page.get_by_label("Your number").fill("17")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Before the lesson: 1 of 10")).to_be_focused()
    expect(page.get_by_role("button", name="Back")).to_have_count(0)
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("alert").filter(has_text="Choose an answer")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("heading", name="Before the lesson: 1 of 10").focus()
    answer_items(page, "EEE", PARTS[0])
    page.reload()
    expect(page.get_by_role("heading", name="Before the lesson: 4 of 10")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("radio", name="I do not know")).to_be_checked()
    page.get_by_role("button", name="Next").click()
    for at in range(4, 11):
        expect(page.get_by_role("heading", name=f"{at} of 10")).to_be_visible()
        page.get_by_role("radio").first.check()
        page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", name="Now the lesson")).to_be_focused()
    page.reload()
    page.get_by_role("button", name="Go on after the lesson").click()
    answer_items(page, RIGHT["B"], PARTS[1])
    expect(page.get_by_role("heading", name="Your opinion")).to_be_focused()
    assert violations(page) == []
    rate(page, "5151515")
    page.get_by_role("button", name="Show my code").click()
    expect(page.get_by_role("alert").filter(has_text="Statements 8, 9 and 10 have no answer yet.")).to_be_visible()
    expect(page.locator("input[name=statement7]").first).to_be_focused()
    rate(page, "5151515151")
    page.get_by_role("button", name="Show my code").click()
    expect(page.get_by_role("heading", name="Your code")).to_be_focused()
    expect(page.locator("#place")).to_contain_text("Right before the lesson: 2 of 10. After it: 10 of 10.")
    code = page.locator(".own-code").inner_text()
    assert re.fullmatch(r"([2-9A-HJKMNP-Z]{5}-){3}[2-9A-HJKMNP-Z]{5}", code)
    assert violations(page) == []
    page.reload()
    expect(page.locator(".own-code")).to_have_text(code)
    page.get_by_role("button", name="The next learner").click()
    expect(page.get_by_role("button", name="Remove them")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your number")).to_have_value("")
    assert page.evaluate("localStorage.getItem('bitqueens.study')") is None
    allowed = re.compile(r"GET http://[\w.:]+/(study|static/[0-9a-f]{16}/[\w./-]+)")  # none can hold an answer
    assert len(sent) > 10
    assert [one for one in sent if not allowed.fullmatch(one)] == []


@pytest.mark.parametrize("size", some(WINDOWS, "desk"))
def test_a_teacher_collects_codes_and_saves_them(page: Page, size: str, tmp_path: Path) -> None:
    width, height = WINDOWS[size]
    page.set_viewport_size({"width": width, "height": height})
    codes = []
    for number, before in ((17, "EEEEEEEEEE"), (8, "EEEEEEEEEE")):
        form = "B" if number % 2 else "A"
        codes.append(earn_code(page, number, before, "A" + RIGHT[form][1:]))
        page.evaluate("localStorage.removeItem('bitqueens.study')")
    page.goto("/study?collect")
    field = page.get_by_label("Codes")
    save = page.get_by_role("button", name="Save as CSV")
    expect(page.locator("#place")).to_contain_text("There are no codes yet.")
    expect(save).to_be_disabled()
    field.fill("\n".join([codes[0], codes[1].lower(), codes[0], codes[1][:-1], codes[0][:-1] + "0"]))
    faults = page.locator(".faults li")
    expect(faults).to_have_count(3)
    expect(faults.nth(0)).to_contain_text(f"Line 3, “{codes[0]}”: number 17 is in line 1 already, with the same code.")
    expect(faults.nth(1)).to_contain_text("Line 4")
    expect(faults.nth(1)).to_contain_text("it has 19 characters. A code has 20, in groups of five.")
    expect(faults.nth(2)).to_contain_text("“0” is not a character of a code.")
    expect(page.get_by_text("Right before: 0 %, after: 90 %, gain: +90 points.")).to_be_visible()
    expect(page.get_by_text("System Usability Scale: 75.0 of 100 on average.")).to_be_visible()
    items, learners = page.get_by_role("table").all()
    expect(items.get_by_role("row").nth(1)).to_have_text("1 free squares0 %0 %0Form A: 011101 (1) · Form B: 110101 (1)")
    expect(learners.get_by_role("rowheader")).to_have_text(["8", "17"])
    assert violations(page) == []
    page.reload()
    expect(field).to_have_value(re.compile("^" + codes[0]))
    with page.expect_download() as download:
        save.click()
    assert download.value.suggested_filename == "bitqueens-study.csv"
    download.value.save_as(tmp_path / "study.csv")
    text = (tmp_path / "study.csv").read_bytes().decode("utf-8")
    assert text.startswith("\ufeffnumber,form before,")
    assert [line.split(",")[:6] for line in text.split("\r\n")[1:3]] == [
        ["8", "B", "0", "9", "9", "75.0"],
        ["17", "A", "0", "9", "9", "75.0"],
    ]
    page.get_by_role("button", name="Remove all").click()
    expect(field).to_be_focused()
    expect(learners).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "lesson", "claim"),
    [("en-GB", "Now the lesson", r"\bover\b|ended"), ("de-DE", "Jetzt die Stunde", "vorbei|zu Ende|beendet")],
)
def test_a_learner_who_goes_on_before_the_lesson_is_over_gets_back_to_it(
    open_page: Callable[..., Page], locale: str, lesson: str, claim: str
) -> None:
    page = open_page(locale=locale)
    page.goto("/study")
    page.locator("#number").fill("17")
    page.keyboard.press("Enter")
    for _ in range(10):
        page.get_by_role("radio").last.check()
        page.locator("button[type=submit]").click()
    for _ in range(2):
        expect(page.get_by_role("heading", name=lesson)).to_be_focused()
        expect(page.locator("#place")).not_to_contain_text(re.compile(claim))
        page.locator(".row button").click()
        expect(page.get_by_role("heading", name="1")).to_be_focused()
        page.get_by_role("radio").nth(2).check()
        page.locator(".row button").first.click()
    page.reload()
    expect(page.get_by_role("heading", name=lesson)).to_be_visible()
    page.locator(".row button").click()
    expect(page.get_by_role("radio").nth(2)).to_be_checked()


def test_predictions_in_the_film_are_in_the_code(page: Page) -> None:
    start_study(page, "17")
    answer_items(page, "E" * 10, PARTS[0])
    page.goto("/?n=4&step=2&predict=free")
    expect(page.locator("#question .give")).to_be_visible()
    page.keyboard.press("s")  # shows the answer
    expect(page.locator("#step-number")).not_to_have_text("1")
    stored = "JSON.parse(localStorage.getItem('bitqueens.predict') ?? '{}').series"
    page.wait_for_function(f"{stored}?.count === 1")
    assert page.evaluate(stored) == {"count": 1, "first": "0", "last": "0"}


def test_paper_has_both_forms_the_statements_and_the_key_on_a_page_of_its_own(page: Page) -> None:
    page.goto("/study?paper&number=17")
    expect(page.locator("#trouble")).to_have_text(
        "In the address, “number” is unknown: use study, study?collect or study?paper."
    )
    assert violations(page) == []
    pdf = PdfReader(io.BytesIO(page.pdf(format="A4")))
    texts = [normalize("NFKC", sheet.extract_text()) for sheet in pdf.pages]
    *sheets, key = texts
    assert [form for form in "AB" if any(f"Form {form} Number" in sheet for sheet in sheets)] == ["A", "B"]
    assert "I think that I would like to use this system frequently." in sheets[-1]
    told = [re.findall(r"\d+ ([A-D])", line) for line in key.splitlines() if line.startswith("Form")]
    assert ["".join(letters) for letters in told] == [RIGHT["A"], RIGHT["B"]]
    assert not any("Key" in sheet for sheet in sheets)


def test_only_teachers_pages_lead_to_the_key(page: Page) -> None:
    for query, links in (("", 0), ("?collect", 1), ("?paper", 1)):
        page.goto(f"/study{query}")
        expect(page.locator("nav.teachers a")).not_to_have_count(0)
        expect(page.locator("nav.teachers a[href$='paper']")).to_have_count(links)


def test_the_class_and_the_manual_lead_to_the_study_but_not_the_first_screen(page: Page) -> None:
    page.goto("/?n=4&step=2")
    expect(page.locator("html[data-settled]")).to_be_attached()
    expect(page.locator("a[href^=study]")).to_have_count(0)
    page.goto("/?n=4&step=2&drawer=class")
    page.get_by_role("link", name="Study").click()
    expect(page.get_by_role("heading", name="Before and after")).to_be_visible()
    page.get_by_role("link", name="Guide to the study").click()
    expect(page.locator("#teaching")).to_be_visible()
    page.locator("article:visible").get_by_role("link", name="study?collect").click()
    expect(page.get_by_role("heading", name="Collect the codes")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_study_fits_every_window(open_page: Callable[..., Page], locale: str) -> None:
    page = open_page(locale=locale)
    page.goto("/study")
    page.locator("#number").fill("1")
    page.keyboard.press("Enter")
    page.get_by_role("radio").first.focus()
    for at in range(10):
        expect(page.locator(".choices")).to_be_visible()
        for width, height in ((390, 844), (844, 390), (320, 640), (1366, 768)):
            page.set_viewport_size({"width": width, "height": height})
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide == 0, (at, width)
        page.get_by_role("radio").last.check()
        page.locator("button[type=submit]").click()
