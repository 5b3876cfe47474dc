"""The worksheet in a real browser: collected in the film, drawn, printed."""

import io
import re
from collections.abc import Callable
from unicodedata import normalize

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from server.lessons.lesson import KindQuestion
from server.search.questions.kinds import KINDS
from tests.browser.axe import violations
from tests.browser.screen import Screen
from tests.manual.test_teaching import hour
from tests.tools.slow import some

ALL = ",".join(KINDS)
MILLIMETRE = 72 / 25.4  # points

COLOURS = """() => [...new Set([...document.querySelectorAll(".paper, .paper *")].flatMap((element) => {
  const style = getComputedStyle(element);
  return [style.color, style.backgroundColor, style.fill, style.stroke, style.borderTopColor];
}))].filter((colour) => {
  const [red, green, blue] = (colour.match(/[\\d.]+/g) ?? [0, 0, 0]).map(Number);
  return red !== green || green !== blue;
})"""


def _open(page: Page, query: str) -> None:
    page.goto(f"/worksheet?{query}")
    expect(page.locator("#sheet .task").first).to_be_visible()
    expect(page.locator("html[data-settled]")).to_be_attached()


@pytest.mark.parametrize("paper", some(["a4", "letter"], "letter"))
def test_the_sheet_prints_in_black_on_the_chosen_paper_with_the_key_on_its_own_page(page: Page, paper: str) -> None:
    _open(page, f"steps=bitmask.8.330,bitmask.8.23,bitmask.4.2,basic.6.9&kinds={ALL}&paper={paper}")
    page.emulate_media(media="print")
    assert page.evaluate(COLOURS) == []
    pdf = PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True)))
    width, height = {"a4": (210 * MILLIMETRE, 297 * MILLIMETRE), "letter": (8.5 * 72, 11 * 72)}[paper]
    for sheet in pdf.pages:
        assert (float(sheet.mediabox.width), float(sheet.mediabox.height)) == pytest.approx((width, height), abs=1)
    texts = [normalize("NFKC", sheet.extract_text()) for sheet in pdf.pages]  # without ligatures
    *sheets, key = texts
    assert "Answers" in key
    assert "Name" not in key
    assert not any("Answers" in sheet for sheet in sheets)
    titles = [re.findall(r"(\d)\. (?:Bitmask|Basic), N =", text) for text in texts]
    assert titles[-1] == ["1", "2", "3", "4"]
    assert [number for sheet in titles[:-1] for number in sheet] == ["1", "2", "3", "4"]
    for number, sheet in [
        (number, sheet) for sheet, numbers in zip(sheets, titles, strict=False) for number in numbers
    ]:
        link = {"1": "Step 330", "2": "Step 23", "3": "Step 2", "4": "Step 9"}[number]
        assert f"{link} in the film" in sheet  # the end of the step is on the same page
    assert page.evaluate("getComputedStyle(document.querySelector('#sheet .questions')).fontSize") == "16px"  # 12 pt


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_questions_have_the_lessons_order_and_rows_poss_before_bit(open_page: Callable[..., Page], locale: str) -> None:
    page = open_page(locale=locale)
    _open(page, "steps=bitmask.4.2,flipped.4.2&kinds=next,free,after")
    kinds = page.locator("input[name=kinds]").evaluate_all("boxes => boxes.map(({ value }) => value)")
    assert sorted(kinds) == sorted(KINDS)
    asked = [stop.question.about for stop in hour("en").stops if isinstance(stop.question, KindQuestion)]
    assert [kind for kind in kinds if kind in asked] == asked  # the lesson's order
    for task in page.locator("#sheet .task").all():
        assert [name for name in task.locator("th").all_inner_texts() if name in ("poss", "bit")] == ["poss", "bit"]
        poss, bit = task.locator(".hint").all_inner_texts()
        assert ("poss" in poss, "bit" in bit) == (True, True)
    expect(page.locator("#key .questions li").nth(1)).to_contain_text("poss = ")
    page.locator("input[name=kinds][value=next]").uncheck()
    expect(page).to_have_url(re.compile("kinds=free,after"))


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_printed_listing_has_the_size_of_the_boards(open_page: Callable[..., Page], locale: str) -> None:
    page = open_page(locale=locale)
    for steps, size in (("bitmask.4.2", "4"), ("bitmask.4.2,bitmask.4.3", "4"), ("bitmask.4.2,bitmask.6.4", "…")):
        _open(page, f"steps={steps}&kinds=line")
        expect(page.locator(".printed-listing li", has_text=re.compile(r"^n = "))).to_have_text([f"n = {size}"])


def test_the_code_of_a_step_has_the_address_of_its_question(page: Page, screen: Screen) -> None:
    for step, question in ((2, "Which squares of row 1 are free?"), (3, "What is col one row down?")):
        _open(page, f"steps=bitmask.4.{step}")
        link = page.locator("#sheet .code a")
        (code,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(page.locator("#sheet .code img").screenshot())))
        assert code.text == link.get_attribute("href")
        page.goto(code.text)
        screen.expect_step(step)
        expect(page.locator("#title")).to_have_text(question)
        expect(page.locator("#squares [data-state=candidate]")).to_have_count(0)
        expect(page.locator("#shift")).to_be_hidden()
        expect(page.locator("#step-total")).to_have_text("of 50")


def test_steps_are_added_in_the_film_stored_and_forgotten_after_printing(page: Page, screen: Screen) -> None:
    page.goto("/?n=4&step=2&drawer=worksheet")
    add, drawer = page.get_by_role("button", name="Add this step"), page.locator("#drawer")
    screen.expect_step(2)
    expect(add).to_be_enabled()
    add.press("Enter")
    expect(drawer).to_contain_text("Step 2 is on the sheet.")
    expect(add).to_be_disabled()
    for step in (3, 4, 5):
        page.locator("#step-forward").click()
        screen.expect_step(step)
        add.click()
    expect(drawer).to_contain_text("4 steps: the sheet is full.")
    expect(drawer.locator("li .board")).to_have_count(4)
    assert violations(page, "#drawer") == []
    drawer.get_by_role("button", name="Remove Bitmask, N = 4, step 4").click()
    expect(drawer.get_by_role("button", name="step 5")).to_be_focused()
    drawer.get_by_role("checkbox", name="the attacker").uncheck()
    page.reload()
    expect(drawer.locator("li")).to_have_count(3)
    drawer.get_by_role("link", name="Open the worksheet").click()
    expect(page.locator("#sheet .task")).to_have_count(3)
    expect(page).to_have_url(re.compile(r"steps=bitmask\.4\.2,bitmask\.4\.3,bitmask\.4\.5&kinds=[a-z,]*back(&|$)"))
    expect(page.locator("#notes")).to_contain_text("Step 3 shows an answer to step 2: the next square.")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.goto("/?drawer=worksheet")
    expect(drawer).to_contain_text("A worksheet asks about up to 4 steps.")


def test_wrong_and_missing_fields_of_the_address_are_reported(page: Page) -> None:
    page.goto("/worksheet?steps=bitmask.4.50,bitmask.13.1,bitmask.4.1&kinds=free,all&paper=a5")
    notes = page.locator("#notes")
    expect(notes).to_contain_text("Bitmask, N = 4, step 50 is not there: the film has the steps 0 to 49.")
    expect(notes).to_contain_text("with n up to 12 or what the algorithm takes, not “bitmask.13.1”.")
    expect(notes).to_contain_text("kinds is a list of next, free, ld, col, rd,")
    expect(notes).to_contain_text("paper is a4 or letter, not “a5”.")
    expect(notes).to_contain_text("Step 1 has none of the chosen questions. It allows: ")
    page.get_by_role("checkbox", name="ld one row down").check()
    expect(page.locator("#sheet .questions li")).to_have_count(1)
    expect(page).to_have_url(re.compile("kinds=free,ld"))
    assert violations(page) == []
    page.goto("/worksheet?steps=bitmask.4.49,bitmask.4.2&kinds=next")
    expect(page.locator("#notes")).to_contain_text(
        "Step 49 has none of the chosen questions, so it is not on the sheet."
    )
    expect(page.locator("#sheet .task h3")).to_have_text(["1. Bitmask, N = 4, step 2"])
    expect(page.locator("#key .task h3")).to_have_text(["1. Bitmask, N = 4, step 2"])
    page.goto("/worksheet?steps=")
    expect(page.locator("#notes")).to_contain_text("No steps are chosen yet.")
    expect(page.locator("#sheet")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_disabled()
