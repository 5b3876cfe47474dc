"""The page of a learner's own program before its first run: the next action, and examples."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from server.search.algorithms.catalogue import ALGORITHMS
from tests.browser.axe import violations
from tests.browser.screen import Screen

LISTING = ALGORITHMS["bitmask"].listing().rstrip() + "\n"


def _open(page: Page, query: str = "") -> Screen:
    page.goto(f"/yours{query}")
    expect(page.locator(".own-code textarea")).to_have_value(re.compile(r"\S"))
    screen = Screen(page)
    screen.settle()
    return screen


def test_the_right_column_says_how_to_begin_and_offers_examples(page: Page) -> None:
    screen = _open(page)
    begin = page.locator(".own-begin")
    for width, height in ((1440, 900), (1366, 768), (1280, 720)):
        screen.resize(width, height)
        expect(begin).to_be_in_viewport()
        expect(begin).to_contain_text("Press Run")
        last = begin.get_by_role("button").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Nothing is printed.")).to_be_hidden()
    assert violations(page, ".right") == []
    begin.get_by_role("link").nth(3).click()
    expect(page).to_have_url(re.compile(r"/yours\?bug=undo$"))
    expect(page.locator(".own-begin")).to_contain_text("Press Run")
    expect(page.locator(".own-begin").get_by_role("link")).to_have_count(0)  # the task lists them


@pytest.mark.usefixtures("_pyodide")
def test_another_search_is_filmed_in_place_of_a_listing_but_never_of_changed_code(page: Page) -> None:
    screen = _open(page)
    code, others = page.locator(".own-code textarea"), page.locator(".own-begin").get_by_role("button")
    expect(code).to_have_value(LISTING)
    expect(others.first).to_be_visible()
    code.press("End")
    code.press("x")
    expect(others.first).to_be_hidden()
    page.reload()
    expect(code).to_have_value(re.compile("x"))
    expect(page.locator(".own-begin")).to_be_visible()
    expect(others.first).to_be_hidden()
    screen.button("Reset").click()
    others.get_by_text("Conjoin").click()
    expect(code).to_have_value(ALGORITHMS["conjoin"].listing().rstrip() + "\n")
    expect(page.locator(".own-verdict")).to_contain_text("all 92 solutions")
    screen.settle()


@pytest.mark.usefixtures("_pyodide")
@pytest.mark.parametrize("query", ["", "?bug=shift"])
def test_the_first_film_takes_the_place_of_the_examples(page: Page, query: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    screen = _open(page, query)
    page.locator(".own-bar .primary").click()
    expect(page.locator(".own-begin")).to_be_hidden()
    expect(page.locator(".own-coming")).to_be_hidden()
    expect(page.locator(".own-output")).to_be_visible()
    screen.settle()
