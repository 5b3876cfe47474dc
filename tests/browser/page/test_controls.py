"""The number of controls in sight: few enough that none of them has to be searched for."""

import pytest
from playwright.sync_api import Page

from tests.browser.screen import Screen

# Everything that takes a press or a value, and is no square, bit, line or call; pages and the link that skips aside.
_VISIBLE = """() => [...document.querySelectorAll(
  "button, a[href], input, select, textarea, summary, [role=tab], [role=slider], [role=button]")]
  .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.clientWidth > 1)
  .filter((part) => !part.closest("#board, #strip, #listing, #frames, .pages, .skip-link"))
  .map((part) => part.id || part.getAttribute("aria-label") || part.textContent)"""


@pytest.mark.parametrize(("address", "most"), [("/?n=8&step=40", 20), ("/yours", 24), ("/race", 14)])
def test_few_controls_are_in_sight(page: Page, screen: Screen, address: str, most: int) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(address)
    screen.settle()
    shown = page.evaluate(_VISIBLE)
    assert len(shown) <= most, shown
