"""Four queens by hand, in a real browser: played to the end by keys, and by touch on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.axe import violations

ROWS = ["top row", "second row", "third row", "bottom row"]
COLUMNS = ["first column", "second column", "third column", "last column"]


def test_it_is_played_to_the_end_by_keys(page: Page) -> None:
    page.goto("/exercise?exercise=place")
    said, remark = page.get_by_role("status"), page.locator(".place-remark")
    page.get_by_role("gridcell", name="bottom row, last column").focus()
    for key in ["ArrowUp"] * 3 + ["Enter"]:  # the corner
        page.keyboard.press(key)
    expect(said).to_have_text("Now the second row.")
    for key in ["ArrowDown", "Enter"]:
        page.keyboard.press(key)
    expect(said).to_have_text("Not there: the queen of the top row attacks it along her column.")
    for key in ["Home", "Enter", "ArrowDown", "ArrowRight", "ArrowRight", "Enter", "ArrowDown", "Enter"]:
        page.keyboard.press(key)
    expect(said).to_contain_text("you are stuck. Take the last queen back.")
    expect(page.get_by_text("backtracking")).to_have_count(0)
    page.keyboard.press("Backspace")
    expect(said).to_contain_text("That is backtracking: the whole search is made of it.")
    expect(remark.locator("strong")).to_have_text("backtracking")
    assert violations(page) == []
    page.keyboard.press("Backspace")
    expect(said).to_have_text("Try another square of the second row.")
    page.get_by_role("gridcell", name="second row, second column").press("Enter")
    page.keyboard.press("Backspace")
    expect(said).to_have_text("Nothing else is free in the second row: take one more queen back.")
    page.keyboard.press("Backspace")
    expect(page.get_by_role("gridcell", name="top row, last column: led nowhere")).to_be_visible()
    for row, column in enumerate((2, 0, 3, 1)):
        page.get_by_role("gridcell", name=f"{ROWS[row]}, {COLUMNS[column]}").press("Enter")
    expect(said).to_have_text("Solved: four queens, and none attacks another. It took backtracking.")
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="The search does it")).to_be_focused()
    expect(page).to_have_url(re.compile("exercise=place&part=watch"))
    step_on = page.get_by_role("button", name="Next")
    for _ in range(30):
        step_on.press("Enter")
    expect(said).to_contain_text("All 4 queens stand.")
    page.get_by_role("button", name="What are the rays called?").press("Enter")
    for name, told in (
        ("col │", "Not col: that one runs straight down."),
        ("ld \\", "Right: ld runs down to the right."),
        ("col │", "Right: col runs straight down."),
        ("rd /", "Right: rd runs down to the left. And col hits it, too."),
    ):
        page.get_by_role("button", name=name).press("Enter")
        expect(said).to_contain_text(told)
    page.keyboard.press("Enter")
    _fill_in(page, lambda name: page.get_by_role("button", name=name).press("Space"))
    lesson = page.get_by_role("link", name="Go on with the lesson: from squares to bits")
    expect(lesson).to_have_attribute("href", "./?lesson=bits")
    expect(page.get_by_role("link", name="See this step in the film")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#step-number")).to_have_text("16")
    expect(page.locator("#step-total")).to_have_text("of 50")


def _fill_in(page: Page, press: Callable[[str], None]) -> None:
    press("first column")
    press("Check")
    expect(page.get_by_role("status")).to_have_text("Look at the second column: a ray hits it, so it is a 1.")
    press("second column")
    press("third column")
    press("Check")
    expect(page.get_by_role("status")).to_contain_text("Right. And poss is the other way round")


@pytest.mark.slow  # beside the same by keys
def test_it_is_played_to_the_end_by_touch(open_page: Callable[..., Page]) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto("/exercise?exercise=place")

    def tap(row: int, column: int) -> None:
        page.get_by_role("gridcell", name=f"{ROWS[row]}, {COLUMNS[column]}").tap()

    for row, column in enumerate((1, 3, 0, 2)):
        tap(row, column)
    remark = page.locator(".place-remark")
    expect(remark).to_contain_text("Solved, and you were never stuck: lucky!")
    page.get_by_role("button", name="Try it with a queen in the corner").tap()
    expect(remark).to_have_text("Now the second row.")
    tap(1, 1)
    tap(2, 2)
    expect(remark).to_contain_text("No square of the third row is left: you are stuck.")
    page.get_by_role("button", name="Take the last queen back").tap()
    expect(remark.locator("strong")).to_have_text("backtracking")
    page.get_by_role("button", name="Take the last queen back").tap()
    expect(page.get_by_role("button", name="Take the last queen back")).to_be_disabled()
    expect(page.locator("[role=gridcell]:focus")).to_have_count(1)
    page.get_by_role("button", name="3 · Rays").tap()
    for name in ("ld", "col", "rd"):
        page.get_by_role("button", name=name).tap()
    page.get_by_role("button", name="And in digits?").tap()
    _fill_in(page, lambda name: page.get_by_role("button", name=name).tap())
    expect(page.get_by_role("link", name="See this step in the film")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_search_plays_and_pauses_where_one_takes_over(context: BrowserContext, page: Page) -> None:  # noqa: ARG001 its own clock
    page.clock.install()
    page.goto("/exercise?exercise=place&part=watch")
    remark = page.locator(".place-remark")
    expect(remark).to_have_text("The board is empty.")
    page.get_by_role("button", name="Play").click()
    page.clock.run_for(2300)
    expect(remark).to_contain_text("A queen on the second row")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.clock.run_for(5000)
    expect(remark).to_contain_text("A queen on the top row")
