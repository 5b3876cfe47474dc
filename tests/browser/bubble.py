"""The explanation beside what is pointed at, as it stands on the page."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import Screen

_SHOWN = "document.getElementById('explained').checkVisibility({ visibilityProperty: true })"


def expect_beside(screen: Screen, places: Iterable[Locator], width: int) -> None:
    """Pointed at one after the other, each is explained; that covers neither the place nor the window's edges."""
    page, bubble = screen.page, screen.page.locator("#explained")
    page.emulate_media(reduced_motion="reduce")  # no place is on its way
    screen.settle()
    for place in places:
        page.keyboard.press("Escape")  # or it might stand over the next place
        screen.until(f"!{_SHOWN}")
        at = place.bounding_box()
        assert at
        page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        screen.until(_SHOWN)
        screen.settle()
        box = bubble.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        across = min(box["x"] + box["width"], at["x"] + at["width"]) - max(box["x"], at["x"])
        down = min(box["y"] + box["height"], at["y"] + at["height"]) - max(box["y"], at["y"])
        assert min(across, down) <= 1, place
    page.mouse.move(2, 2)
    expect(bubble).to_be_hidden()


def expect_told(page: Page, focused: Locator) -> None:
    """What has the focus bears the sentence beside it as its name."""
    expect(focused).to_have_count(1)
    page.wait_for_function("""() => {
      const { ariaLabel } = document.activeElement;
      return ariaLabel && ariaLabel === document.getElementById("explained-text").innerText;
    }""")
