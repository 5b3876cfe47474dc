"""The calm page in a real browser: its first visit, the panels that join it, and the addresses that show everything."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from server import Film, Trace
from tests.browser.axe import violations
from tests.browser.classes.host import hosting
from tests.browser.screen import Screen, box_of
from tests.tools.slow import some

# The names of the visible controls outside the board and its registers.
_CONTROLS = """() => [...document.querySelectorAll("button, a, input, [role=slider]")]
  .filter((control) => control.checkVisibility() && !control.closest(".skip-link, #stage"))
  .map((control) => control.getAttribute("aria-label") ?? control.textContent)"""

CONTROLS = ["Board size N", "Board size N, 1 to 32", "More", "The same in bits", "Play (Space)", "Speed"]
CONTROLS += ["Speed, steps a second"]

# True if the elements follow each other in the document, the order of a screen reader.
_IN_ORDER = """(names) => names.map((name) => document.querySelector(name)).every((part, at, all) => !at
  || all[at - 1].compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)"""


def _open(screen: Screen, address: str = "/") -> Locator:
    """Open an address, wait until the page has settled, and return the root element."""
    screen.page.goto(address)
    expect(screen.page.locator("#step-total")).not_to_be_empty()
    screen.settle()
    return screen.page.locator("html")


def test_a_first_visit_shows_the_essentials_until_a_button_shows_everything(page: Page, screen: Screen) -> None:
    root = _open(screen)
    expect(root).to_have_attribute("data-calm", "")
    expect(page.get_by_role("heading", level=1)).to_have_text("Bitqueens")
    expect(page.locator("#puzzle")).to_have_text("Place eight queens so that none attacks another.")
    assert page.evaluate(_CONTROLS) == CONTROLS
    for panel in ("Code", "Call stack", "Search tree, this path"):
        expect(page.get_by_role("region", name=panel)).to_be_hidden()
    assert page.evaluate(_IN_ORDER, ["h1", "#n-slider", "#board", "#strip", "#puzzle", "#title", "#play"])
    assert violations(page) == []
    for part in ("#pieces .ghost", "#rays > [data-shown]", ".shift-handle", "#strip"):
        expect(page.locator(part).first, part).to_be_hidden()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    screen.expect_step(2)
    expect(root).to_have_attribute("data-calm", "registers")
    expect(page.locator("#strip")).to_be_visible()
    page.locator("main").get_by_role("button", name="Show everything").press("Enter")
    expect(root).not_to_have_attribute("data-calm", re.compile(""))
    expect(screen.button("Play")).to_be_focused()
    for panel in ("Code", "Now", "Call stack"):
        expect(page.get_by_role("region", name=panel)).to_be_visible()
    screen.expect_step(2)
    screen.expect_address("^(?!.*calm)")
    page.go_back()
    expect(root).to_have_attribute("data-calm", "registers")
    screen.choose_size(1)
    expect(page.locator("#puzzle")).to_have_text("One queen on a board of one square: the smallest of these puzzles.")
    screen.press_in_menu("Show everything")
    _open(screen)  # the choice is stored
    expect(page.get_by_role("button", name="Show everything")).to_be_hidden()
    expect(page.get_by_role("region", name="Code")).to_be_visible()


def test_an_address_of_a_step_shows_everything_and_calm_in_the_address_shows_the_calm_page(screen: Screen) -> None:
    for query, extras in (("?utm_source=mail", ""), ("?calm&n=4&step=6", "registers")):
        expect(_open(screen, f"/{query}"), query).to_have_attribute("data-calm", extras)
    for query in ("?n=8&step=40", "?present", "?embed&calm"):  # the other addresses are tested in Node.js
        expect(_open(screen, f"/{query}"), query).not_to_have_attribute("data-calm", re.compile(""))
    expect(_open(screen), "remembered").to_have_attribute("data-calm", "registers")
    screen.expect_address("calm")
    screen.page.reload()
    expect(screen.page.locator("html")).to_have_attribute("data-calm", "registers")


def test_the_settings_choose_between_calm_and_everything(page: Page, screen: Screen) -> None:
    root = _open(screen, "/?calm&panel=code")
    expect(root).to_have_attribute("data-calm", "code")
    screen.press_in_menu("All settings")
    group = page.get_by_role("group", name="How much is shown")
    expect(group.get_by_role("radio", name="Calm")).to_be_checked()
    group.get_by_role("radio", name="Everything").check()
    expect(root).not_to_have_attribute("data-calm", re.compile(""))
    assert page.evaluate("localStorage.getItem('bitqueens.calm')") == "everything"
    group.get_by_role("radio", name="Calm").check()
    expect(root).to_have_attribute("data-calm", "")
    page.get_by_role("button", name="Forget").click()
    assert page.evaluate("localStorage.getItem('bitqueens.calm')") == ""


def test_panels_that_a_lesson_refers_to_appear_and_stay(page: Page, screen: Screen) -> None:
    root = _open(screen)
    screen.press_in_learn("Tour")
    stop = page.locator(".lesson .stop")
    for number in range(1, 8):
        expect(stop).to_contain_text(f"· {number} of")
        expect(root).to_have_attribute("data-calm", "registers")
        page.locator(".lesson .next").click()
    expect(root).to_have_attribute("data-calm", "registers timeline")
    expect(page.locator("footer")).not_to_have_attribute("data-recedes", re.compile(""))
    ring, timeline = (box_of(page.locator(part)) for part in (".lesson-ring", "#timeline"))
    assert ring["y"] <= timeline["y"] <= ring["y"] + ring["height"]
    page.get_by_role("dialog", name="The whole search").get_by_role("button", name="Finish").click()
    expect(page.locator(".lesson")).to_be_hidden()
    expect(root).to_have_attribute("data-calm", "registers timeline")
    _open(screen)
    page.locator("#play").click()
    expect(page.locator("#timeline")).to_be_visible()
    expect(root).to_have_attribute("data-calm", "registers timeline")
    page.goto("/?calm&lesson=back&stop=3")
    expect(page.get_by_role("region", name="Call stack")).to_be_visible()
    expect(root).to_have_attribute("data-calm", "registers timeline stack")


def test_a_part_of_how_to_read_this_brings_in_its_panel(page: Page, screen: Screen) -> None:
    root = _open(screen)
    screen.press_in_menu("How to read this")
    legend = page.get_by_role("dialog", name="How to read this")
    expect(legend.get_by_text("taken: 1 where ld, col or rd has a 1")).to_be_visible()
    expect(legend.get_by_text("The square that comes next.")).to_be_hidden()
    legend.get_by_text("In the tree").click()
    expect(legend.get_by_text("The square that comes next.")).to_be_visible()
    expect(root).to_have_attribute("data-calm", "registers tree")
    expect(page.locator("#panel-tree")).to_be_visible()


def test_controls_for_the_effect_of_a_key_or_an_address_appear(page: Page, screen: Screen) -> None:
    root = _open(screen)
    page.keyboard.press("q")
    expect(page.locator("#predict")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("q")
    page.keyboard.press(".")
    expect(page.locator("#listing [data-current]").first).to_be_visible()
    expect(root).to_have_attribute("data-calm", "registers predict code")
    screen.visit("?calm&n=8&step=7&from=5&to=9")
    expect(page.locator("#bar")).to_be_visible()
    expect(root).to_have_attribute("data-calm", "registers predict code timeline")
    screen.visit("?calm&n=4&step=7&algorithm=basic")
    expect(page.locator("#algorithm")).to_be_visible()
    assert page.evaluate("localStorage.getItem('bitqueens.calm')") == "registers predict code timeline algorithm"


def test_the_sums_and_the_next_row_stay_hidden_until_they_are_needed(page: Page, screen: Screen) -> None:
    sums, then = page.locator("#pick"), page.locator(".then")
    for query in ("&present", "&present&code=hidden", ""):
        _open(screen, f"/?calm&n=4&step=3{query}")
        expect(page.locator("#title")).to_be_visible()
        expect(sums, query).to_be_hidden()
        expect(then, query).to_be_hidden()
    handle = page.get_by_role("slider", name="Shift: from row 1 into row 2")
    handle.press("ArrowDown")
    expect(then).to_be_visible()
    handle.press("Escape")
    expect(then).to_be_hidden()
    _open(screen, "/?calm&lesson=lowest&stop=2")
    expect(sums).to_be_visible()


def test_the_whole_search_needs_no_timeline(page: Page, screen: Screen) -> None:
    root = _open(screen, "/?calm&n=8&step=4000")
    page.keyboard.press("w")
    expect(page.locator("#sunburst-note")).to_have_text("64.8 % played, 65 solutions")
    expect(page.locator("#timeline")).to_be_hidden()
    screen.button("Back to the panels").click()
    expect(root).to_have_attribute("data-calm", "registers tree")
    expect(page.locator("#sunburst-note")).to_be_visible()


def test_present_shows_the_panels_of_the_calm_page(page: Page, screen: Screen) -> None:
    root = _open(screen)
    screen.press_in_menu("Present")
    expect(root).to_have_attribute("data-view", "present")
    expect(page.locator("#panel-code")).to_be_hidden()
    assert page.locator("#title").evaluate("(title) => parseFloat(getComputedStyle(title).fontSize)") > 28
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Code", pressed=True)).to_be_visible()
    page.get_by_role("button", name="Leave").click()
    expect(root).to_have_attribute("data-calm", "code")


def test_a_class_sees_everything(page: Page, screen: Screen, server_url: str) -> None:
    root = _open(screen)
    screen.press_in_menu("Class")
    page.get_by_role("dialog", name="Class").get_by_role("button", name="Open a class").click()
    expect(page.locator(".class-desk .invitation-code b")).to_be_visible()
    expect(root).not_to_have_attribute("data-calm", re.compile(""))
    page.evaluate("sessionStorage.clear(), localStorage.removeItem('bitqueens.host'), sessionStorage.begun = 1")
    expect(_open(screen)).to_have_attribute("data-calm", "")
    with hosting(server_url) as host:
        screen.press_in_menu("Class")
        page.get_by_role("textbox", name="Code").fill(host.code)
        page.get_by_role("textbox", name="Code").press("Enter")
        expect(page.locator(".class-band")).to_be_visible()
        expect(root).not_to_have_attribute("data-calm", re.compile(""))


def test_a_film_in_one_file_shows_everything(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "film.html"
    file.write_text(Film(Trace("bitmask", 4)).html(), "utf-8")
    for place in ("", "#calm"):
        page.goto(file.as_uri() + place)
        expect(page.locator("#step-total")).to_have_text("of 50")
        expect(page.get_by_role("region", name="Code")).to_be_visible()
        expect(page.locator("main [data-show=everything]")).to_be_hidden()


# The visible elements and their boxes.
_PLACES = """() => [...document.querySelectorAll("main *")].filter((element) => element.checkVisibility())
  .map((element) => [element.localName, element.id, JSON.stringify(element.getBoundingClientRect())])"""


def test_the_calm_page_prints_like_the_whole_page(page: Page, screen: Screen) -> None:
    sheets = []
    for query in ("?n=4&step=3", "?calm&n=4&step=3"):
        _open(screen, f"/{query}")
        page.emulate_media(media="print")
        screen.settle()
        sheets.append(page.evaluate(_PLACES))
        page.emulate_media(media="screen")
    assert len(sheets[0]) > 250
    assert sheets[0] == sheets[1]


_MENU = """() => {
  const seen = (root, what) => [...root.querySelectorAll(what)].filter((item) => item.checkVisibility());
  const menu = document.getElementById("menu");
  const name = (item) => item.getAttribute("aria-label") ?? item.textContent.replace(/\\s*[?]$/, "").trim();
  return {
    groups: seen(menu, "section").map((group) => seen(group, "button, a").length),
    headings: seen(menu, "h2").map(name),
    names: [...seen(menu, "button, a"), ...seen(document, "header :is(button, a)")].map(name),
  };
}"""


_FITS = """(menu) => menu.getBoundingClientRect().left >= 0
  && [menu, ...menu.querySelectorAll("button, a")].every((item) => item.scrollWidth <= item.clientWidth)"""


@pytest.mark.parametrize("locale", some(["en-GB", "de-DE"], "de-DE"))
def test_the_menu_has_four_groups_and_no_item_twice(new_context: Callable[..., BrowserContext], locale: str) -> None:
    page = new_context(locale=locale).new_page()
    screen = Screen(page)
    for query in ("?calm", "?n=8&step=1", "?n=8&step=1&present"):
        _open(screen, f"/{query}")
        for width, height in ((1440, 900), (1200, 800), (1024, 768), (390, 844), (683, 384), (320, 568)):
            screen.resize(width, height)
            page.locator("#more").click()
            menu = page.evaluate(_MENU)
            assert len(menu["groups"]) == 4, (query, width)
            assert all(1 < items <= 7 for items in menu["groups"]), (query, width, menu["groups"])
            names = menu["names"]
            assert all(names + menu["headings"]), (query, width)
            twice = {name for name in names if names.count(name) > 1}
            assert not twice, (query, width)
            assert page.locator("#menu").evaluate(_FITS), (query, width)
            page.keyboard.press("Escape")
            page.locator("#menu").wait_for(state="hidden")
