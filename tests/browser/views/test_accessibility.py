"""Accessibility: axe, sizes of controls, zoom and forced colours."""

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from server.search.algorithms.catalogue import ALGORITHMS
from tests.browser.axe import EACH_SIZE, SIZES, violations
from tests.browser.screen import Screen
from tests.tools.slow import some

# Addresses of the film, which are visited without loading the page again.
FILM = [
    *("?n=4&step=9", "?n=4&step=20&from=5&to=30", "?n=4&step=9&present", "?n=4&step=9&present&code=hidden"),
    *("?n=4&step=2&predict=rd", "?n=4&queens=2,0", "?algorithm=conjoin&n=8&step=11"),
]
DRAWERS = [
    *("bits&card=minus", "bits&card=done&place=0", "class", "export", "gallery", "keys", "learn", "legend", "predict"),
    *("settings", "worksheet"),
]
PAGES = [
    *("/?n=4&step=9&embed", "/?lesson=tour&stop=1", "/?lesson=lowest&stop=4", "/race?way=time"),
    *("/race?lanes=basic,plain,conjoin,bitmask&n=8&way=checks&at=1", "/exercise?exercise=place&part=digits"),
    *("/?n=6&predict=every.314", "/puzzle", "/puzzle?board=touch:AABB/CxBB/CCDD/CCDD"),
    "/worksheet?steps=bitmask.8.330,bitmask.4.2,flipped.6.8,basic.6.9&kinds=next,free,ld,falls,line,attacker",
]
LISTS = {
    "film": [(address, "html") for address in FILM],
    "drawers": [(f"?n=6&step=30&drawer={drawer}", "#drawer") for drawer in DRAWERS],
    "algorithms": [(f"?algorithm={algorithm}&n=5&step=9", "html") for algorithm in ALGORITHMS],
    "pages": [(address, "html") for address in PAGES],
}
USUAL = [(name, "desk") for name in ("film", "drawers", "pages")]


@pytest.mark.parametrize(("name", "size"), some(product(LISTS, SIZES), *USUAL))
def test_axe_finds_no_violations(page: Page, screen: Screen, name: str, size: str) -> None:
    """Check each address; states after a click are checked below, and those of a class in its own tests."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    found = {}
    for address, part in LISTS[name]:
        if address.startswith("/"):
            page.goto(address)
        else:
            screen.visit(address)
        if step := re.search(r"[?&]step=(\d+)", address):
            screen.expect_step(int(step[1]))
        if part == "#drawer":
            expect(page.locator("#drawer-body > *")).to_have_count(1)
        expect(page.locator("html[data-settled]")).to_be_attached()
        found[address] = violations(page, part)
    assert {address: faults for address, faults in found.items() if faults} == {}


@pytest.mark.parametrize("size", EACH_SIZE)
def test_axe_finds_no_violations_in_messages_tabs_and_the_menu(page: Page, screen: Screen, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    screen.open(4)
    screen.enter(screen.size_field, "99")
    expect(screen.size_notice).to_be_visible()
    screen.button("Previous solution").click()
    expect(screen.banner).to_be_visible()
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert violations(page, "main") == []
    screen.button("More").click()
    expect(page.get_by_role("navigation", name="More")).to_be_visible()
    assert violations(page) == []


def test_every_control_is_large_enough_for_a_mouse_and_for_a_finger(
    page: Page, screen: Screen, open_page: Callable[..., Page]
) -> None:
    screen.open()
    for width, height, least in ((1440, 900, 24), (390, 844, 44)):
        screen.resize(width, height)
        # lines of code are exempt: their height is that of their text (WCAG 2.5.8)
        assert page.evaluate(_SMALL, ["button:not(#listing *), [role=tab]", least, 24]) == [], f"{width} x {height}"
    page = open_page(has_touch=True, is_mobile=True)
    screen = Screen(page)
    for address in ("/?n=4&step=9&from=5&to=30", "/?n=4&step=9&drawer=settings", "/?n=4&step=9&embed"):
        page.goto(address)
        screen.expect_step(9)
        for width, height in ((390, 844), (360, 640), (1024, 768)):
            screen.resize(width, height)
            small = page.evaluate(_SMALL, ["button:not(#listing *), a[href], label:has(input), .edge", 44, 40])
            assert small == [], f"{address} at {width} x {height}"


# Controls that are lower or narrower than the given sizes.
_SMALL = """([targets, high, wide]) => [...document.querySelectorAll(targets)]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .map((it) => [it.id || it.textContent, it.getBoundingClientRect()])
  .filter(([, { width, height }]) => height < high - 0.5 || width < wide)
  .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)"""


def test_everything_is_reachable_at_a_zoom_of_200_percent(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 720, "height": 450})  # 1440 x 900, zoomed to 200 %
    screen.open()
    for name in ("Play", "Step", "More", "Next solution"):
        expect(screen.button(name)).to_be_visible()
    for tab in page.get_by_role("tablist", name="Panels").get_by_role("tab").all():
        tab.click()
        name = tab.inner_text()
        panel = page.get_by_role("region", name={"Stack": "Call stack", "Tree": "Search tree"}.get(name, name))
        panel.scroll_into_view_if_needed()
        expect(panel).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    assert violations(page) == []


def test_forced_colours_show_the_states_of_squares_and_bits(page: Page, screen: Screen) -> None:
    page.emulate_media(forced_colors="active")
    page.goto("/?step=2802&from=2000&to=4000")
    screen.expect_step(2802)
    expect(page.locator("#loop-first")).to_be_visible()
    state = page.evaluate(
        """() => {
          const style = (selector) => getComputedStyle(document.querySelector(selector));
          const free = style(".square[data-state=free]"), other = style(".square:not([data-state])");
          const line = style(".arrow line"), head = style(".arrow path");
          return [free.strokeWidth !== other.strokeWidth, style("#loop-first").display !== "none",
            other.stroke !== "none", head.fill === line.stroke];
        }"""
    )
    assert state == [True, True, True, True]
    fills = dict(page.locator('#strip [data-register="col"] .bit-cell:not(.ghost)').evaluate_all(_FILLS))
    assert set(fills) == {"0", "1"}
    assert fills["0"] != fills["1"], "a 1 and a 0 have the same background"


_FILLS = """(cells) => cells.map((cell) => [
  cell.querySelector("span").textContent, getComputedStyle(cell).backgroundColor
])"""
