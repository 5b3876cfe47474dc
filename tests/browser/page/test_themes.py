"""The light and the dark theme."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.drawers.test_settings import choose
from tests.browser.screen import Screen

Scheme = Literal["light", "dark"]
OTHER: dict[Scheme, Scheme] = {"light": "dark", "dark": "light"}


def _is_dark(page: Page) -> bool:
    """Return True if the painted background of the stage is dark."""
    dark: bool = page.evaluate(
        """() => {
          const canvas = document.createElement("canvas").getContext("2d");
          canvas.fillStyle = getComputedStyle(document.querySelector(".stage")).backgroundColor;
          canvas.fillRect(0, 0, 1, 1);
          return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)) < 128;
        }"""
    )
    return dark


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_follows_the_systems_theme_until_the_viewer_chooses_one(
    page: Page, screen: Screen, scheme: Scheme
) -> None:
    page.emulate_media(color_scheme=scheme)
    screen.open()
    systems, other = scheme == "dark", OTHER[scheme]
    assert _is_dark(page) == systems
    screen.press_in_menu("Light or dark")
    screen.settle()
    assert _is_dark(page) != systems
    page.reload()
    expect(page.locator("#board .square")).to_have_count(64)
    assert _is_dark(page) != systems
    page.keyboard.press("t")
    screen.settle()
    assert _is_dark(page) == systems
    page.emulate_media(color_scheme=other)
    assert _is_dark(page) == systems, "chosen by hand"
    choose(screen, "Light or dark", "Like the system")
    screen.settle()
    assert _is_dark(page) != systems
    choose(screen, "Light or dark", scheme.capitalize())
    screen.settle()
    assert _is_dark(page) == systems
