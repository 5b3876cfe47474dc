"""The first visit in a real browser: a card with three ways to begin, which nobody has to wait for, or to see twice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.axe import violations
from tests.browser.screen import Screen

# The first page of a test has not been met yet; those after it remember.
_NEW = "if (!sessionStorage.begun) { sessionStorage.begun = 1; localStorage.removeItem('bitqueens.first'); }"

# Whether the card lies over the board, or over a control of the header or the transport.
_COVERS = """() => {
  const card = document.querySelector(".first").getBoundingClientRect();
  return [...document.querySelectorAll("#board, header button, header input, footer button, footer input, #timeline")]
    .map((element) => [element.id, element.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.left < card.right && box.right > card.left)
    .filter(([, box]) => box.top < card.bottom && box.bottom > card.top)
    .map(([id]) => id);
}"""


_PLACES = """() => [...document.querySelectorAll("main, main *, footer, footer *")].map((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height];
})"""


@pytest.fixture
def visitor(context: BrowserContext, page: Page) -> Page:  # noqa: ARG001 what it stores stays its own
    """A page of somebody new."""
    page.add_init_script(_NEW)
    return page


def _leave(visitor: Page) -> None:
    """Whoever comes next is new again."""
    visitor.evaluate("sessionStorage.clear()")


def test_the_card_lies_beside_the_film_and_does_not_come_back(visitor: Page) -> None:
    visitor.set_viewport_size({"width": 1366, "height": 768})
    visitor.goto("/")
    card = visitor.get_by_role("region", name="New here?")
    expect(card).to_be_visible()
    expect(visitor.locator("#step-total")).to_have_text("of 6,170")
    assert violations(visitor, ".first") == []
    for width, height in (
        (1366, 768),
        (1920, 1080),
        (1024, 768),
        (1280, 720),
        (390, 844),
        (844, 390),
        (683, 384),
        (360, 640),
        (320, 568),
    ):
        Screen(visitor).resize(width, height)
        assert visitor.evaluate(_COVERS) == [], (width, height)
        for way in ("Place four queens yourself", "Watch the search", "Show it to a class"):
            expect(card.get_by_text(way), f"{width}x{height}").to_be_in_viewport(ratio=1)
        assert card.get_by_text("no two in one row").is_visible() == (width > 320), (width, height)
    Screen(visitor).resize(1366, 768)
    before = visitor.evaluate(_PLACES)
    visitor.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert visitor.evaluate(_PLACES) == before  # nor did anything move when it came
    visitor.goto("/")
    expect(visitor.locator("#step-total")).to_have_text("of 6,170")
    expect(visitor.locator("html[data-settled]")).to_be_attached()
    expect(card).to_have_count(0)
    expect(visitor.locator("#why")).to_contain_text("Eight queens are wanted, no two in one row, column or diagonal.")


def test_each_way_leads_on(visitor: Page) -> None:
    card = visitor.get_by_role("region", name="New here?")
    for way in ("hand", "watch", "class", "close", "begin"):
        visitor.goto("/")
        expect(card, way).to_be_visible()
        if way == "hand":
            card.get_by_role("link", name="Place four queens yourself").click()
            expect(visitor.get_by_role("heading", name="Four queens by hand")).to_be_visible()
            visitor.go_back()
        elif way == "watch":
            card.get_by_role("button", name="Watch the search").press("Enter")
            expect(visitor.get_by_role("button", name="Pause")).to_be_focused()
        elif way == "class":
            card.get_by_role("button", name="Show it to a class").click()
            expect(visitor.locator(".class-desk .invitation-code b")).to_be_visible()
            visitor.keyboard.press("p")  # for which the drawer closes
            expect(visitor.locator("html")).to_have_attribute("data-view", "present")
            expect(visitor.locator("#drawer")).to_be_hidden()
            visitor.evaluate("sessionStorage.clear(), localStorage.removeItem('bitqueens.host')")
        elif way == "close":
            card.get_by_role("button", name="Close").click()
            expect(visitor.get_by_role("button", name="Play (Space)")).to_be_focused()
        else:
            visitor.get_by_role("button", name=re.compile("^Step \\(right")).click()
        expect(card, way).to_have_count(0)
        assert visitor.evaluate("localStorage.getItem('bitqueens.first')") == "met", way
        _leave(visitor)


def test_other_addresses_do_not_ask(visitor: Page) -> None:
    loaded = "performance.getEntriesByType('resource').map(({ name }) => name).join()"
    for query in ("?n=4", "?present", "?embed", "?lesson=tour&stop=1"):
        visitor.goto(f"/{query}")
        expect(visitor.locator("#step-total"), query).not_to_be_empty()
        expect(visitor.locator("html[data-settled]"), query).to_be_attached()
        assert "card.js" not in visitor.evaluate(loaded), query
        _leave(visitor)


@pytest.mark.allow_console("Failed to load resource")
def test_the_film_does_not_wait_for_the_card(visitor: Page) -> None:
    visitor.route("**/first/card.js", lambda route: route.abort())
    visitor.goto("/")
    expect(visitor.locator("#step-total")).to_have_text("of 6,170")
    visitor.get_by_role("button", name=re.compile("^Step \\(right")).click()
    expect(visitor.locator("#step-number")).to_have_text("1")
    expect(visitor.locator("#banner-text")).to_be_empty()


def test_tab_leads_to_it_before_the_header(visitor: Page) -> None:
    visitor.goto("/")
    card = visitor.get_by_role("region", name="New here?")
    expect(card).to_be_visible()
    for _ in range(2):  # after the link that skips to the film
        visitor.keyboard.press("Tab")
    expect(card.locator(":focus")).to_have_count(1)
