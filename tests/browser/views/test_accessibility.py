"""For those who do not see the page, or see it badly."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import EACH_SIZE, SIZES, violations
from tests.browser.screen import Screen
from tests.tools.slow import some


@pytest.mark.parametrize("size", EACH_SIZE)
def test_axe_finds_nothing(page: Page, screen: Screen, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    screen.open(4)
    page.keyboard.press("d")
    expect(page.locator("#deadend")).to_be_visible()
    assert violations(page) == []
    screen.button("Next solution").click()
    expect(page.locator("#solved")).to_be_visible()
    screen.enter(screen.size_field, "99")
    expect(screen.size_notice).to_be_visible()
    screen.button("Previous solution").click()
    expect(screen.banner).to_be_visible()
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert violations(page) == []


VIEWS = ["drawer=keys", "drawer=settings", "present", "present&code=hidden"]
FRAMES = {"desk": (600, 560), "low": (320, 480), "phone": (900, 700)}


@pytest.mark.parametrize("size", EACH_SIZE)
@pytest.mark.parametrize("view", some([*VIEWS, "from=5&to=30", "embed"], "present", "embed"))
def test_axe_finds_nothing_in_any_view(page: Page, screen: Screen, view: str, size: str) -> None:
    width, height = (FRAMES if view == "embed" else SIZES)[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/?n=4&step=9&{view}")
    screen.expect_step(9)
    if "drawer" in view:
        expect(page.locator("#drawer-body > *")).to_have_count(1)
    assert violations(page) == []


@pytest.mark.parametrize("size", EACH_SIZE)
def test_axe_finds_nothing_in_the_menu(page: Page, screen: Screen, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    screen.open()
    screen.button("More").click()
    expect(page.get_by_role("navigation", name="More")).to_be_visible()
    assert violations(page) == []


def test_on_touch_every_control_is_large_enough_for_a_finger(open_page: Callable[..., Page]) -> None:
    page = open_page(has_touch=True, is_mobile=True)
    screen = Screen(page)
    for address in ("/?n=4&step=9&from=5&to=30", "/?n=4&step=9&drawer=settings", "/?n=4&step=9&embed"):
        page.goto(address)
        screen.expect_step(9)
        for width, height in ((390, 844), (360, 640), (1024, 768)):
            screen.resize(width, height)
            small = page.evaluate(_SMALL)
            assert small == [], f"{address} at {width} x {height}"


# What can be touched and is less than 44 pixels high, or narrower than 40, which the many of a phone's transport share.
_SMALL = """() => {
  const targets = [...document.querySelectorAll("button, a[href], label:has(input), .edge")];
  const seen = targets.filter((it) => it.checkVisibility({ visibilityProperty: true }));
  return seen.map((it) => [it.id || it.textContent, it.getBoundingClientRect()])
    .filter(([, { width, height }]) => height < 43.5 || width < 40)
    .map(([name, { width, height }]) => `${name}: ${width} x ${height}`);
}"""


def test_at_twice_the_size_everything_is_there(page: Page, screen: Screen) -> None:
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


def test_forced_colours_show_the_states(page: Page, screen: Screen) -> None:
    page.emulate_media(forced_colors="active")
    page.goto("/?step=2802&from=2000&to=4000")
    screen.expect_step(2802)
    expect(page.locator("#loop-first")).to_be_visible()
    state = page.evaluate(
        """() => {
          const style = (selector) => getComputedStyle(document.querySelector(selector));
          const free = style(".square[data-state=free]"), other = style(".square:not([data-state])");
          const line = style(".arrow line"), head = style(".arrow path");
          return [free.outlineStyle !== other.outlineStyle, style("#loop-first").display !== "none",
            style(".square").borderTopStyle, head.fill === line.stroke];
        }"""
    )
    assert state == [True, True, "solid", True]


def test_every_control_has_a_name_and_is_large_enough(page: Page, screen: Screen) -> None:
    screen.open()
    for width, height, least in ((1440, 900, 24), (390, 844, 44)):
        screen.resize(width, height)
        outside = page.locator(":not(#listing *)")  # a line of code is as high as the text it stands in (WCAG 2.5.8)
        for controls in (page.get_by_role("button").and_(outside), page.get_by_role("tab")):
            for control in controls.all():
                expect(control).to_have_accessible_name(re.compile(r"\w{2}"))
                box = control.bounding_box()
                assert box
                assert box["height"] >= least, control
                assert box["width"] >= 24, control


def test_a_step_by_hand_is_told(page: Page, screen: Screen) -> None:
    screen.open(4)
    voice = page.get_by_role("status")
    for name in ("Step", "Step", "Next solution", "Last step"):
        screen.button(name).click()
        title, why = page.locator("#title"), page.locator("#why")
        screen.settle()
        expect(voice).to_have_text(f"{title.inner_text()} {why.inner_text()}")
    expect(voice).to_contain_text("The search is over: 2 solutions.")


def test_play_is_silent_until_it_pauses(page: Page, screen: Screen) -> None:
    screen.open()
    voice = page.get_by_role("status")
    expect(voice).to_contain_text("Row 0 has eight free squares.")
    screen.at_speed("40")
    screen.button("Step").click()
    screen.button("Play").click()
    screen.expect_playing()
    page.evaluate(
        """() => {
          window.said = [];
          const listener = new MutationObserver(() => window.said.push(document.getElementById("voice").textContent));
          listener.observe(document.getElementById("voice"), { childList: true, characterData: true, subtree: true });
        }"""
    )
    screen.expect_past(40)
    assert page.evaluate("window.said") == []
    screen.button("Pause").click()
    expect(voice).to_have_text(f"{page.locator('#title').inner_text()} {page.locator('#why').inner_text()}")
