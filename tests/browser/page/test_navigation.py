"""The navigation: the same pages everywhere, in the header or behind a button, in every window and language."""

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.screen import Screen
from tests.tools.slow import some

EXERCISE = "exercise?exercise=place&part=rays"
PAGES = {
    "en-GB": ["Watch", "Yours", "Learn", "Puzzle", "Race", "Class", "Manual", "What is this?"],
    "de-DE": ["Zusehen", "Deine Suche", "Lernen", "Rätsel", "Rennen", "Klasse", "Handbuch", "Was ist das?"],
}
PATHS = ("puzzle", "race", EXERCISE, "worksheet", "manual")
WIDTHS = (1920, 1440, 1366, 1280, 1260, 1259, 1024, 844, 390, 360, 320)

# The visible links, those that are cut off or covered, the height of the header, and how much the page is too wide.
_LINKS = """() => {
  const page = document.documentElement;
  const links = [...document.querySelectorAll(".top nav a")].filter((link) => link.checkVisibility());
  const isLost = (link) => {
    link.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    const isCut = left < 0 || right > page.clientWidth || link.scrollWidth > link.clientWidth;
    return isCut || ends.some((end) => end !== link);
  };
  return {
    links: links.map((link) => link.textContent),
    lost: links.filter(isLost).map((link) => link.textContent),
    header: document.querySelector(".top").offsetHeight,
    wider: Math.max(0, page.scrollWidth - page.clientWidth),
  };
}"""


@pytest.mark.parametrize(
    ("locale", "path"), some(product(PAGES, PATHS), ("de-DE", "race"), ("en-GB", EXERCISE), ("de-DE", "manual"))
)
def test_every_page_has_the_same_links_in_the_header_or_behind_a_button(
    open_page: Callable[..., Page], locale: str, path: str
) -> None:
    page = open_page(locale=locale)
    page.goto(f"/{path}")
    expect(page.locator("html[data-settled]")).to_be_attached()
    button = page.locator("#more-pages")
    for width in WIDTHS:
        Screen(page).resize(width, 640)
        height = 56 if width >= 860 else 46
        shown = page.evaluate(_LINKS)
        if button.is_visible():
            assert shown == {"links": [], "lost": [], "header": height, "wider": 0}, width
            edges = button.evaluate("(button) => [button.getBoundingClientRect().right, innerWidth]")
            assert 0 <= edges[1] - edges[0] <= 20, (width, edges)  # at the right of the header
            button.click()
            shown = page.evaluate(_LINKS)
        else:
            assert width >= 1260
        assert shown == {"links": PAGES[locale], "lost": [], "header": height, "wider": 0}, width
        page.keyboard.press("Escape")
    expect(page.locator(".top h1")).to_have_text("Bitqueens")


@pytest.mark.parametrize(
    ("path", "here"), [("race", "Race"), ("puzzle", "Puzzle"), ("manual", "Manual"), (EXERCISE, "Learn")]
)
def test_the_page_that_is_shown_is_marked(page: Page, path: str, here: str) -> None:
    page.goto(f"/{path}")
    expect(page.locator(".top [aria-current=page]")).to_have_text([here])


def test_the_list_behind_the_button_needs_no_script_and_no_pointer(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/race")
    button = page.get_by_role("button", name="Pages")
    button.focus()
    page.keyboard.press("Enter")
    link = page.get_by_role("navigation", name="Pages").get_by_role("link", name="Manual")
    expect(link).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(link).to_be_hidden()
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    link.click()
    expect(page).to_have_url(re.compile("/manual$"))


@pytest.mark.parametrize("path", ["race", EXERCISE, "yours", "?n=8&step=40", "?calm"])
def test_a_stranger_on_any_page_finds_an_explanation(new_context: Callable[..., Any], path: str) -> None:
    page = new_context().new_page()
    page.add_init_script("if (!sessionStorage.begun) { localStorage.clear(); sessionStorage.begun = 1; }")
    page.goto(f"/{path}")
    if path in ("yours", "?n=8&step=40", "?calm"):
        page.locator("#more").click()
    page.get_by_role("link", name="What is this?").click()
    explanation = page.get_by_text("Bitqueens plays a search for all ways to put N queens")
    expect(explanation).to_be_in_viewport()


def test_the_menu_of_the_film_shows_the_whole_search_and_switches_the_sound(page: Page, screen: Screen) -> None:
    screen.open(4)
    screen.press_in_menu("The whole search")
    expect(page.locator("html")).to_have_attribute("data-whole", "large")
    expect(page.locator("#menu")).to_be_hidden()
    screen.press_in_menu("Sound")
    switch = page.locator("#toggle-sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("JSON.parse(localStorage.getItem('bitqueens.settings')).sound") is True
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_a_browser_without_audio_has_no_switch_for_the_sound(page: Page, screen: Screen) -> None:
    page.add_init_script("delete window.AudioContext")
    screen.open(4)
    screen.button("More").click()
    expect(page.locator("#menu").get_by_role("button", name="All settings")).to_be_visible()
    expect(page.locator("#toggle-sound")).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (320, 568)])
def test_on_a_phone_the_menu_scrolls_inside_its_box(screen: Screen, width: int, height: int) -> None:
    page = screen.page
    page.set_viewport_size({"width": width, "height": height})
    screen.open(8, "/?n=8&step=1")
    page.locator("#more").click()
    last = page.locator("#menu li:visible").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    box = page.locator("#menu").bounding_box()
    assert box
    assert box["y"] + box["height"] <= height
    assert page.evaluate("scrollY") == 0
