"""Predict: play stops for questions, answered on the board, in the registers or by keys; the page hides the answer."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from server.search.questions.kinds import KINDS
from tests.browser.screen import Screen
from tests.tools.slow import some

# The step before a question, texts that would reveal the answer, and the keys that give it.
ASKED = {
    "free": ("n=4&step=1", ("3 and 2", "two free", "free squares.", "comes next", "= 12"), ("3", "2", "Enter")),
    "next": ("n=4&step=1", ("3 and 2", "two free", "comes next", "= 12", "takes bit 2"), ("2",)),
    "rd": ("n=4&step=2", ("One row down, ld", "= 12", "ld and rd"), ("3", "2", "Enter")),
    "ends": ("n=4&step=2", ("dead end:", "no free square", "not attacked"), ("2",)),
    "attacker": ("algorithm=basic&n=4&step=6", ("That queen stands", "Found after", "by the queen", "looks. "), ("0",)),
}

# All text of the page, visible or in attributes.
_SAID = """() => {
  const names = ["aria-label", "aria-valuetext", "aria-description", "title", "alt"];
  const all = [...document.querySelectorAll("body *")];
  const attributes = all.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ""));
  const parts = ["stage", "now", "frames", "branches", "tree", "tip", "voice", "step-total"];
  const texts = parts.map((id) => document.getElementById(id).textContent);
  const values = [...document.querySelectorAll("#listing .values")].map((one) => one.textContent);
  return [document.title, ...attributes, ...texts, ...values].join("\\n");
}"""

_DRAWN = "#rays .dotted[data-shown], #own-lines line"


def _ask_only(page: Page, kind: str) -> None:
    """Set the stored practice so that Predict asks this kind of question at every chance."""
    practice = {"often": "each", "off": [one for one in KINDS if one != kind], "standing": {"kind": kind}}
    stored = json.dumps(json.dumps(practice))
    page.add_init_script(
        f"localStorage.getItem('bitqueens.predict') ?? localStorage.setItem('bitqueens.predict', {stored})"
    )


def _open(page: Page, query: str) -> Screen:
    """Open a page with Predict and wait until it has loaded."""
    page.goto(f"/?{query}")
    page.locator("#question").wait_for(state="attached")  # the module of questions has loaded
    screen = Screen(page)
    screen.settle()
    return screen


def _answers(page: Page) -> Locator:
    return page.locator("#question .answers button")


def _verdict(page: Page) -> Locator:
    return page.locator("#question .verdict")


@pytest.mark.parametrize("kind", some(ASKED, "rd"))
def test_no_text_of_the_page_reveals_the_answer(page: Page, kind: str) -> None:
    query, telling, keys = ASKED[kind]
    _ask_only(page, kind)
    screen = _open(page, f"{query}&predict=on")
    page.keyboard.press("ArrowRight")
    expect(_answers(page).first).to_be_visible()
    question = page.locator("#title").inner_text()
    expect(page.locator("#voice")).to_contain_text(question)
    page.locator("#timeline").hover(position={"x": 700, "y": 20})
    said = page.evaluate(_SAID)
    assert [text for text in telling if text in said] == []
    assert page.locator(_DRAWN).count() == 0
    expect(page.locator("#tip")).to_have_text(re.compile(r"^step \d+$"))
    for key in keys:
        page.keyboard.press(key)
    expect(_verdict(page)).to_contain_text("Right. ")
    screen.settle()
    said = page.evaluate(_SAID)
    assert [text for text in telling if text in said] != [], "these texts do not reveal the answer"


# Records the times of the verdict and of the next question.
_WATCH = """() => new MutationObserver(() => {
  if (document.querySelector("#question .verdict").textContent.startsWith("Right. ")) window.told ??= performance.now();
  if (window.told && !document.querySelector("#question .asking").hidden) window.asked ??= performance.now();
}).observe(document.querySelector("#question"), { subtree: true, childList: true, attributes: true })"""


def test_questions_are_answered_by_keys_alone(page: Page) -> None:
    _ask_only(page, "free")
    screen = _open(page, "n=4&step=1&speed=20&predict=on")
    page.keyboard.press("Space")
    expect(page.locator("#title")).to_have_text("Which squares of row 1 are free?")
    screen.expect_step(2)
    screen.expect_paused()
    expect(_answers(page).last).to_be_focused()
    for key in ("3", "2", "1", "Enter"):
        page.keyboard.press(key)
    expect(_verdict(page)).to_have_text("Not quite. Look at ld, col and rd: a square is free where all three have a 0.")
    expect(page.locator("#strip [data-look]")).to_have_count(3)
    expect(page.locator("#question [data-wrong]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(_verdict(page)).to_have_text("Bit 1 is attacked along / by the queen in row 0: rd has a 1 there.")
    expect(page.locator("#question [data-wrong]")).to_contain_text("1")
    expect(page.locator("#causes line[data-shown]")).to_have_count(1)
    expect(page.locator('#strip [data-register="rd"] > [data-lit]')).to_have_count(1)
    page.evaluate(_WATCH)
    for key in ("ArrowLeft", "ArrowRight", "Space", "Enter"):  # the cursor is at the last bit typed
        page.keyboard.press(key)
    expect(_verdict(page)).to_have_text("Right. There ld, col and rd all have a 0.")
    expect(page.locator("#title")).to_have_text("Which squares of row 2 are free?")  # the film has gone on
    page.wait_for_function("window.asked")
    assert page.evaluate("window.asked - window.told") > 1000, "the next question comes too soon after the verdict"
    page.keyboard.press("Escape")
    expect(_answers(page)).to_have_count(0)
    expect(page.locator("#title")).to_have_text("Row 2 has no free square: a dead end.")
    screen.expect_step(4)
    expect(page.locator("#play")).to_be_focused()
    page.keyboard.press("q")
    page.keyboard.press("End")
    expect(page).not_to_have_url(re.compile("predict"))
    screen.expect_step(49)


# Records every title of the page.
_TITLES = """window.titles = new Set();
const note = () => titles.add(document.querySelector("#title")?.textContent ?? "");
new MutationObserver(note).observe(document, { subtree: true, childList: true });"""


def test_an_address_with_a_question_never_shows_its_step_alone_and_one_of_two_answers_is_wrong(page: Page) -> None:
    page.add_init_script(_TITLES)
    screen = _open(page, "n=4&step=3&predict=rd")
    question = "What is rd one row down?"
    expect(page.locator("#title")).to_have_text(question)
    screen.expect_step(3)
    assert page.evaluate("[...titles].filter(Boolean)") == ["Connecting …", question]
    expect(page).to_have_url(re.compile("predict=rd"))
    for key in ("3", "2", "Enter"):
        page.keyboard.press(key)
    expect(_verdict(page)).to_contain_text("Right. ")
    screen.expect_step(4)
    page.keyboard.press("Space")
    expect(page.locator("#title")).to_have_text(question)  # no other kind is asked
    page.goto("/?n=4&step=2&predict=rd")  # the kind cannot be asked at this step
    screen.expect_step(2)
    expect(_answers(page)).to_have_count(0)
    page.goto("/?n=4&step=5&predict=after")
    expect(_answers(page)).to_have_count(2)
    _answers(page).last.click()
    expect(_verdict(page)).to_have_text(
        "Not quite. The answer: One is placed. Row 1 still has bit 3 to try, so a queen goes there."
    )
    expect(_verdict(page)).to_have_attribute("data-how", "wrong")


def test_the_film_shows_the_answer_after_three_mistakes_and_they_are_stored_until_forgotten(page: Page) -> None:
    _ask_only(page, "rd")
    screen = _open(page, "n=4&step=2&speed=20&predict=on")
    screen.button("Play").click()
    expect(page.locator("#title")).to_have_text("What is rd one row down?")
    page.locator("#squares [y='2'][x='0']").click()
    page.locator('#strip [data-register="rd"] > .bit-cell').nth(1).click()
    expect(page.locator('#question [aria-pressed="true"]')).to_have_count(2)
    page.locator("#squares [y='2'][x='0']").click()
    page.get_by_role("button", name="Answer", exact=False).and_(page.locator(".give")).click()
    expect(_verdict(page)).to_contain_text("Not quite. Look at the rays along /")
    page.locator("#question .give").click()
    expect(_verdict(page)).to_contain_text("The new queen is missing")
    page.locator("#question .give").click()
    expect(_answers(page)).to_have_count(0)
    screen.expect_step(4)
    screen.expect_paused()
    expect(_verdict(page)).to_contain_text("The new queen is missing")
    screen.press_in_learn("Quiz me")
    drawer = page.get_by_role("dialog", name="Quiz me")
    expect(drawer.get_by_role("checkbox", name="rd one row down")).to_be_checked()
    expect(drawer).to_contain_text("0 of 1")
    expect(drawer.get_by_role("checkbox", name="ld one row down")).not_to_be_checked()
    page.keyboard.press("Escape")
    screen.button("More").click()
    page.get_by_role("button", name="All settings").click()
    page.get_by_role("button", name="Forget").click()
    assert page.evaluate("localStorage.getItem('bitqueens.predict')") is None


def test_another_place_closes_the_question(page: Page) -> None:
    _ask_only(page, "free")
    screen = _open(page, "n=4&step=1&predict=on")
    page.keyboard.press("ArrowRight")
    expect(_answers(page).first).to_be_visible()
    page.locator("#timeline").click(position={"x": 400, "y": 20})
    expect(_answers(page)).to_have_count(0)
    screen.settle()
    expect(page.locator("#title")).not_to_contain_text("?")
    screen.until("step > 4")


def test_a_phone_shows_everything_large_enough_to_tap(open_page: Callable[..., Page]) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True)
    _ask_only(page, "free")
    screen = _open(page, "n=8&step=1&predict=on")
    screen.button("Step").tap()
    expect(_answers(page).first).to_be_visible()
    screen.settle()
    for part in [*_answers(page).all(), *page.locator("#question .row button:visible").all()]:
        box = part.bounding_box()
        assert box
        assert box["height"] >= 43.5
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= (page.locator("footer").bounding_box() or {"y": 0})["y"]
    card = page.locator("#panel-now").bounding_box()
    bits = page.locator('#strip [data-register="rd"]  > .bit-cell').first.bounding_box()
    assert card
    assert bits
    assert bits["y"] + bits["height"] <= card["y"]
    for column in range(6):
        page.locator(f"#squares [y='1'][x='{column}']").tap()
    page.locator("#question .give").tap()
    expect(_verdict(page)).to_contain_text("Right. ")
    screen.settle()
    for width, height in ((390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_UNREAD) == [], (width, height)


# The verdict and the sentence of its step, if covered or outside the window.
_UNREAD = """() => ["#question .verdict", "#title"].filter((part) => {
  const { left, top, bottom } = document.querySelector(part).getBoundingClientRect();
  const isSeen = (y) => document.elementFromPoint(left + 30, y)?.closest(part);
  return !isSeen(top + 4) || !isSeen(bottom - 4);
})"""


def test_on_a_projector_a_key_shows_the_answer(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    _ask_only(page, "ends")
    screen = _open(page, "n=4&step=2&present&predict=on")
    page.keyboard.press("ArrowRight")
    expect(_answers(page)).to_have_count(3)
    screen.settle()
    box = page.locator("#question .show").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 720
    page.keyboard.press("s")
    screen.expect_step(4)
    expect(page.locator("#title")).to_have_text("Row 2 has no free square: a dead end.")


_OUT_OF_SIGHT = """() => [...document.querySelectorAll("#title, #question button")].filter((one) => {
  if (!one.checkVisibility() || one.closest("[data-way=line]")) return false;
  const { left, right, top, bottom, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) || height > 60;
}).map((one) => one.textContent)"""


def test_a_phone_in_landscape_shows_the_question_and_its_answers(page: Page, screen: Screen) -> None:
    for kind, place in (("next", "n=8&step=2"), ("rd", "n=6&step=3"), ("ends", "n=6&step=3"), ("line", "n=6&step=3")):
        page.goto(f"/?{place}&predict={kind}")
        expect(_answers(page).first).to_be_visible()
        for width, height in ((844, 390), (683, 384)):
            screen.resize(width, height)
            assert page.evaluate(_OUT_OF_SIGHT) == [], (kind, width)
            if kind == "line":
                lines = _answers(page).first.locator("xpath=..")
                assert lines.evaluate("(list) => list.clientHeight >= 100 && list.scrollWidth <= list.clientWidth"), (
                    width
                )


# Outlines of the answers, and the boxes of the rings around the places to look at.
_RINGS = """() => {
  const outlines = [...document.querySelectorAll("#question .answers button")].map((one) => {
    const { outlineStyle, borderTopWidth, backgroundColor } = getComputedStyle(one);
    return { outlineStyle, borderTopWidth, backgroundColor };
  });
  const rows = [...document.querySelectorAll("#strip [data-look]")].map((row) => {
    const [label, last] = [row.firstElementChild, [...row.querySelectorAll(".bit-cell")].at(-1)]
      .map((one) => one.getBoundingClientRect());
    const { left, right, top, bottom, borderTopWidth, borderBottomWidth } =
      getComputedStyle(row.firstElementChild, "::after");
    return {
      borders: [borderTopWidth, borderBottomWidth].map(parseFloat),
      spans: label.right - parseFloat(right) >= last.right && label.left + parseFloat(left) <= label.left,
      around: label.top + parseFloat(top) <= last.top && label.bottom - parseFloat(bottom) >= last.bottom,
    };
  });
  return { outlines, rows };
}"""


def test_the_cursor_is_no_choice_a_struck_out_answer_has_no_ring_and_the_rows_to_look_at_are_ringed(page: Page) -> None:
    _open(page, "n=6&step=4&predict=next")
    answers = _answers(page)
    expect(answers.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    first, second, *_ = page.evaluate(_RINGS)["outlines"]
    assert first["outlineStyle"] == "dotted"  # a choice has a line and a colour
    assert {**first, "outlineStyle": ""} == {**second, "outlineStyle": ""}
    page.keyboard.press("Enter")
    expect(_verdict(page)).to_contain_text("Not quite. Look at ld, col and rd")
    expect(answers.first).to_be_disabled()
    expect(answers.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(answers.nth(1)).to_be_focused()
    rings = page.evaluate(_RINGS)
    assert rings["outlines"][0]["outlineStyle"] == "none"
    one_bracket = [4, 0], [0, 0], [0, 4]  # round all three rows
    assert rings["rows"] == [{"borders": borders, "spans": True, "around": True} for borders in one_bracket]
    page.keyboard.press("0")
    expect(_verdict(page)).to_contain_text("is attacked along")
    expect(page.locator("#strip [data-look]")).to_have_count(0)  # the light shows more
    page.goto("/?n=4&step=3&predict=ends")
    answers.filter(has_text="goes on").click()
    expect(_verdict(page)).to_contain_text("Look at the next row")
    band, square = page.locator(".look-band").bounding_box(), page.locator("#squares [y='2'][x='0']").bounding_box()
    assert band
    assert square
    assert abs(band["y"] - square["y"]) < 3
    assert band["width"] > 3.9 * square["width"]


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (844, 390)])
def test_a_verdict_stands_with_its_question_until_the_viewer_goes_on(
    open_page: Callable[..., Page], width: int, height: int
) -> None:
    page = open_page()
    page.set_viewport_size({"width": width, "height": height})
    screen = _open(page, "n=6&step=4&predict=next")
    page.locator("#squares [y='2'][x='1']").click()
    expect(_verdict(page)).to_contain_text("Right. ")
    screen.expect_step(5)
    screen.expect_paused()
    asked = page.locator("#question .asked")
    expect(asked).to_have_text("Which square of row 2 gets the next queen?")
    question, verdict = asked.bounding_box(), _verdict(page).bounding_box()
    assert question
    assert verdict
    assert 0 <= verdict["y"] - question["y"] - question["height"] < 12
    expect(_verdict(page)).to_be_in_viewport()
    page.keyboard.press("ArrowRight")
    screen.expect_step(6)
    expect(_verdict(page)).to_be_empty()
    expect(asked).to_be_hidden()
