"""Every exercise in every window: the board is large enough, and nothing is cut off, covered or wider than the page."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page

from tests.browser.screen import Screen
from tests.tools.slow import some

WINDOWS = [(1440, 900), (1366, 768), (844, 390), (683, 384), (768, 450), (390, 844), (360, 640), (320, 568)]

_PARTS = ["place", "place&part=watch", "place&part=rays", "place&part=digits"]

_SIDE = """() => {
  const { width, height } = document.querySelector("#place .board").getBoundingClientRect();
  return Math.min(width, height);
}"""

# The board and buttons that are covered or outside the window before any scrolling.
_OUT_OF_SIGHT = """() => {
  scrollTo(0, 0);
  const parts = [...document.querySelectorAll("#place .board, .frame-buttons button")];
  const inSight = (part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 4, bottom - 4].every((y) => part.contains(document.elementFromPoint(middle, y)));
  };
  return parts.filter((part) => part.checkVisibility() && !inSight(part)).map((part) => part.textContent);
}"""

# Elements that extend beyond the window or their own box at the side, and elements that another one covers when they
# are scrolled to the middle of the window.
_FAULTS = """() => {
  const seen = [...document.querySelectorAll("#place *")].filter((element) => element.checkVisibility());
  const nameOf = (element) => `${element.localName}.${element.className} ${element.textContent.slice(0, 30)}`;
  const page = document.documentElement;
  const clips = (element) => getComputedStyle(element).overflowX !== "visible";
  const isCut = (element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < 0 || right > page.clientWidth || (clips(element) && element.scrollWidth > element.clientWidth + 1);
  };
  const isCovered = (element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !hit || !(element.contains(hit) || hit.contains(element));
  };
  const wanted = "button, a, select, summary, .board, .bit-cell, .place-register, h2, h3, p";
  return {
    wider: Math.max(0, page.scrollWidth - page.clientWidth),
    cut: seen.filter((element) => element instanceof HTMLElement && isCut(element)).map(nameOf),
    covered: seen.filter((element) => element.matches(wanted) && isCovered(element)).map(nameOf),
  };
}"""


@pytest.mark.parametrize(
    ("exercise", "locale"),
    some(product(_PARTS, ["en", "de"]), *product(_PARTS, ["de"]), (_PARTS[0], "en")),
)
def test_an_exercise_fits_every_window(open_page: Callable[..., Page], exercise: str, locale: str) -> None:
    screen = Screen(open_page(locale=locale))
    screen.page.goto(f"/exercise?exercise={exercise}")
    for width, height in WINDOWS:
        screen.resize(width, height)
        assert screen.page.evaluate(_SIDE) >= min(200, 0.55 * min(width, height)), (width, height)
        if width > height:
            assert screen.page.evaluate(_OUT_OF_SIGHT) == [], (width, height)
        faults = screen.page.evaluate(_FAULTS)
        assert faults == {"wider": 0, "cut": [], "covered": []}, (width, height)
