"""The counters: visible, complete and named in every window, language and size of board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.screen import Screen
from tests.tools.slow import some

WINDOWS = [(1440, 900), (1366, 768), (1280, 720), (1100, 700), (844, 390), (683, 384), (390, 844)]
STEPS = {4: 20, 8: 6169, 12: 300_000, 16: 10**9, 18: 10**10, 20: 200}

_HIDDEN = """() => {
  const names = ["checks", "placements", "dead-ends"].flatMap((name) => [`#${name}`, `#${name}-word`]);
  return ["#solutions-button", ...names].filter((name) => {
    const element = document.querySelector(name);
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isWhole = width > 4 && left >= 0 && right <= innerWidth && element.scrollWidth <= element.clientWidth + 1;
    return !isWhole || !hit || !(element.contains(hit) || hit.closest(".counted"));
  });
}"""


@pytest.mark.parametrize("locale", some(["en-GB", "de-DE"], "de-DE"))
def test_all_counters_are_visible_in_every_window(open_page: Callable[..., Page], locale: str) -> None:
    page = open_page(locale=locale)
    page.emulate_media(reduced_motion="reduce")
    screen = Screen(page)
    found = {}
    for view in ("", "&present"):
        page.goto(f"/?n=5{view}")  # loaded, since a visit to Present would request the full screen
        for n, step in STEPS.items():
            screen.visit(f"?n={n}&step={step}{view}")
            screen.until(f"document.getElementById('step-number').textContent.replace(/\\D/g, '') === '{step}'")
            screen.settle()
            for width, height in WINDOWS:
                page.set_viewport_size({"width": width, "height": height})
                if hidden := page.evaluate(_HIDDEN):
                    found[f"N = {n}{view} at {width}x{height}"] = hidden
    assert found == {}


def test_the_counters_keep_their_places_while_the_film_plays(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto("/?n=14&speed=1000000")
    screen.settle()
    place = """() => [".counted", "#checks", "#board"]
      .map((part) => document.querySelector(part).getBoundingClientRect().top)"""
    before = page.evaluate(place)
    screen.button("Play").click()
    screen.expect_step_after(3_000_000)
    assert page.evaluate(place) == before
