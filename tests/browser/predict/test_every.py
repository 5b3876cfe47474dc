"""Every step: the learner is the search for twelve steps of the film, by keys and by touch."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server import Trace
from server.search.questions.ask import StepQuestion, ask_questions
from tests.browser.screen import Screen, box_of

N = 5
KINDS = {
    "Which squares": "free",
    "Which square": "next",
    "What happens": "after",
    "What is ld": "ld",
    "What is col": "col",
    "What is rd": "rd",
    "Welche Felder": "free",
    "Welches Feld": "next",
    "Was geschieht": "after",
    "Was ist ld": "ld",
    "Was ist col": "col",
    "Was ist rd": "rd",
}


@cache
def _questions() -> dict[tuple[int, str], StepQuestion]:
    trace = Trace("bitmask", N)
    return {(one.step, one.about): one for one in ask_questions(trace.pausing, 0, len(trace)) if one}


def _open(page: Page, query: str) -> Screen:
    page.goto(f"/?{query}")
    screen = Screen(page)
    screen.settle()
    return screen


def _title(page: Page) -> Locator:
    return page.locator("#title")


def _news(page: Page) -> Locator:
    return page.locator(".series .verdict")


def _answers(page: Page) -> Locator:
    return page.locator("#question .answers button")


def _stored(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('bitqueens.every')"))


def _asked(screen: Screen) -> StepQuestion:
    """Return the question that is open, as the server asks it."""
    title = _title(screen.page).inner_text().replace("\n", " ")
    return _questions()[screen.step, next(kind for words, kind in KINDS.items() if words in title)]


def _keys_of(asked: StepQuestion) -> list[str]:
    """Return the keys that answer a question."""
    if asked.about == "after":
        return [str(asked.answer + 1)]
    bits = [str(bit) for bit in range(N) if asked.answer >> bit & 1]
    return bits if asked.about == "next" else [*bits, "Enter"]


def _type(screen: Screen) -> StepQuestion:
    """Answer the open question by keys, and wait for the next one, or for the result."""
    asked = _asked(screen)
    before = len(_stored(screen.page)["answers"])
    for key in _keys_of(asked):
        screen.page.keyboard.press(key)
    _wait_for_next(screen, before + 1)
    return asked


def _wait_for_next(screen: Screen, answered: int) -> None:
    stored = "JSON.parse(localStorage.getItem('bitqueens.every')).answers.length"
    asks = "document.querySelector('#question .asking').checkVisibility()"
    ended = "document.querySelector('.series output').checkVisibility()"
    screen.until(f"{stored} === {answered} && ({asks} || {ended})")
    screen.settle()


def test_a_series_is_answered_by_keys_alone_and_its_result_outlasts_a_reload(page: Page) -> None:
    screen = _open(page, f"n={N}&speed=20&predict=every2.7")
    first = screen.step
    assert first > 0
    expect(_title(page)).to_have_text(re.compile(r"^Step 1 of 12\. Which squares of row \d are free\?$"))
    expect(_answers(page).last).to_be_focused()
    screen.expect_address(rf"n={N}&step={first}&speed=20&predict=every2\.7$")
    for said in ("Look at ld, col and rd", "Bit "):
        page.get_by_role("button", name="Hint").press("Enter")
        expect(page.locator("#question .verdict")).to_contain_text(said)
    expect(page.get_by_role("button", name="Hint")).to_be_hidden()
    expect(_answers(page).last).to_be_focused()
    screen.expect_step(first)
    of, steps = _stored(page)["of"], [first]
    page.keyboard.press("Enter")  # no bit: not one of the free squares
    expect(page.locator("#question .verdict")).to_contain_text("Bit ")
    for _ in range(of):
        steps.append(_type(screen).step)
    assert steps == sorted(steps)
    assert len(set(steps)) == 12
    expect(_news(page)).to_have_text(f"Finished: {of - 1} of {of} right on the first try, with 2 hints.")
    expect(_news(page)).to_be_focused()
    line = f"every step, bitmask, N = {N}, 7, level 2, {of - 1}/{of}, 2 hints"
    expect(page.locator(".series output")).to_have_text(line)
    page.reload()
    screen.settle()
    expect(page.locator(".series output")).to_have_text(line)
    expect(_answers(page)).to_have_count(0)
    page.get_by_role("button", name="The next level").click()
    expect(_title(page)).to_contain_text("Step 1 of 12. ")
    screen.settle()
    screen.expect_address(r"predict=every\.\d{3}$")
    assert _stored(page)["answers"] == ""
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Another task").click()
    expect(_title(page)).to_contain_text("Step 1 of 12. ")


def test_going_back_or_away_pauses_the_series_and_nothing_is_counted_twice(page: Page) -> None:
    screen = _open(page, f"n={N}&speed=20&predict=every.7")
    back = page.get_by_role("button", name=re.compile(r"^Back to step \d+$"))
    asked = [_type(screen) for _ in range(7)]
    step, title, answered = screen.step, _title(page).inner_text(), _stored(page)
    assert asked[0].step < asked[-1].step <= step
    assert (answered["answers"], answered["hints"]) == ("1111111", 0)

    def expect_question() -> None:
        expect(_title(page)).to_have_text(title)
        screen.expect_rest_at(step)
        expect(page.locator(".series")).to_contain_text("7 of 7 right on the first try")
        assert _stored(page) == answered

    page.keyboard.press("Escape")
    expect(_news(page)).to_have_text(re.compile(r"^Paused at step \d+ of 12\.$"))
    back.click()
    expect_question()
    page.keyboard.press("Escape")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    screen.expect_step(step - 3)
    expect(_answers(page)).to_have_count(0)
    page.keyboard.press("Space")  # the answered steps are not asked again
    expect_question()
    screen.timeline.click(position={"x": box_of(screen.timeline)["width"] - 5, "y": 20})
    expect(_news(page)).to_contain_text("Paused at step")
    back.click()
    expect_question()
    screen.choose_size(6)
    expect(_news(page)).to_contain_text(f"of 12 of bitmask, N = {N}.")
    screen.expect_address(r"n=6&.*predict=every$")
    page.reload()
    expect(_news(page)).to_contain_text(f"of 12 of bitmask, N = {N}.")
    back.click()
    expect_question()
    screen.expect_address(rf"n={N}&.*predict=every\.7$")
    screen.visit("?n=8&step=3")
    screen.expect_step(3)
    expect(page.locator(".series")).to_be_hidden()
    page.go_back()
    expect_question()
    page.keyboard.press("q")
    expect(page.locator(".series")).to_be_hidden()
    expect(_answers(page)).to_have_count(0)
    screen.press_in_learn("Quiz me")
    page.get_by_role("button", name="3 · the next row").click()
    back.click()
    expect_question()
    page.keyboard.press("s")
    _wait_for_next(screen, 8)
    assert _stored(page)["answers"] == "11111110"


def test_another_language_and_another_search_keep_the_series(page: Page) -> None:
    screen = _open(page, f"n={N}&speed=20&predict=every1.7")
    for _ in range(2):
        _type(screen)
    step = screen.step
    screen.expect_address(rf"step={step}&")
    screen.press_in_menu("All settings")
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    expect(_title(page)).to_contain_text("Schritt 3 von 12. ")
    screen.settle()
    assert _type(screen).step == step
    screen.visit(f"?algorithm=basic&n={N}&step=0&predict=every1")
    expect(_news(page)).to_contain_text(f"von 12 von bitmask, N = {N}.")
    page.get_by_role("button", name="Andere Aufgabe").click()
    expect(_title(page)).to_contain_text("Schritt 1 von 12. Welches Feld")
    assert _stored(page)["run"]["algorithm"] == "basic"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_phone_answers_on_the_board_and_in_the_registers(open_page: Callable[..., Page], locale: str) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, locale=locale)
    screen = _open(page, f"n={N}&speed=20&predict=every.7")
    for answered in range(8):
        asked = _asked(screen)
        for part in [*_answers(page).all(), *page.locator("#question .row button:visible").all()]:
            box = box_of(part)
            assert box["height"] >= 43.5
            assert 0 <= box["x"] <= box["x"] + box["width"] <= 390
        if asked.about == "after":
            _answers(page).nth(asked.answer).tap()
        else:
            row = len(Trace("bitmask", N)[asked.step].queens)
            for column in [column for column in range(N) if asked.answer >> (N - 1 - column) & 1]:
                if asked.about in ("ld", "col", "rd"):
                    cells = page.locator(f'#strip [data-register="{asked.about}"] > .bit-cell')
                    cells.nth(column).scroll_into_view_if_needed()
                    cells.nth(column).tap()
                else:
                    page.locator(f"#squares [y='{row}'][x='{column}']").tap()
            if asked.about != "next":
                page.locator("#question .give").tap()
        _wait_for_next(screen, answered + 1)
    assert _stored(page)["answers"] == "1" * 8
    page.locator("#play").tap()
    expect(_news(page)).to_be_in_viewport(ratio=1)
    resume = page.locator(".series .primary")
    expect(resume).to_be_in_viewport(ratio=1)
    resume.tap()
    expect(_answers(page).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_board_or_a_search_without_a_series_gets_a_sentence_and_a_change_begins_one(page: Page) -> None:
    sentence = re.compile("needs N from 4 to 8, and a search that places queen after queen")
    screen = _open(page, "n=12&step=5&predict=every")
    expect(_news(page)).to_have_text(sentence)
    screen.expect_step(5)
    page.keyboard.press("ArrowRight")
    screen.expect_step(6)
    expect(_answers(page)).to_have_count(0)
    screen.choose_size(N)
    expect(_title(page)).to_contain_text("Step 1 of 12. ")
    page.goto("/?algorithm=naive&n=4&predict=every2")
    expect(_news(page)).to_have_text(sentence)
    screen.press_in_learn("Quiz me")
    expect(page.get_by_role("group", name="Be the search")).to_contain_text(sentence)
    page.keyboard.press("Escape")
    screen.press_in_menu("All settings")
    page.get_by_role("button", name="Forget").click()
    assert page.evaluate("localStorage.getItem('bitqueens.every')") is None


def test_the_card_is_whole_on_a_small_projector(page: Page) -> None:
    page.set_viewport_size({"width": 860, "height": 560})
    _open(page, f"n={N}&predict=every.7&present")
    for name in ("Answer", "Hint", "Show", "Skip"):
        expect(page.locator("#question").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
