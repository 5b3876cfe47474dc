"""The registers have digits on every board where they can be read, and a 1 is more than its digit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.screen import Screen

_SIZES = """() => [...document.querySelectorAll('#strip [data-register="ld"] .bit-cell:not(.ghost) span')]
  .map((digit) => [digit.textContent, parseFloat(getComputedStyle(digit).fontSize), getComputedStyle(digit).opacity])"""
_STYLES = """() => [...document.querySelectorAll('#strip [data-register="col"] .bit-cell:not(.ghost)')]
  .map((cell) => [cell.querySelector("span").textContent, getComputedStyle(cell).backgroundColor])"""


@pytest.mark.parametrize("n", [18, 20])
def test_large_boards_keep_their_digits(page: Page, screen: Screen, n: int) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    screen.visit(f"?n={n}&step=40")
    screen.expect_step(40)
    digits = page.evaluate(_SIZES)
    assert len(digits) == n
    assert all(text in "01" and size >= 10 and opacity == "1" for text, size, opacity in digits), digits


def test_in_forced_colours_a_one_is_filled(page: Page, screen: Screen) -> None:
    page.emulate_media(forced_colors="active")
    screen.visit("?n=4&step=8")
    screen.expect_step(8)
    fills = dict(page.evaluate(_STYLES))
    assert set(fills) == {"0", "1"}
    assert fills["0"] != fills["1"]
