"""Starting points: a click goes there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.screen import Screen


def choose(screen: Screen, title: str) -> Locator:
    screen.button("More").click()
    screen.page.get_by_role("button", name="Starting points").click()
    drawer = screen.page.get_by_role("dialog", name="Starting points")
    drawer.get_by_role("button", name=re.compile(re.escape(title))).click()
    expect(drawer).to_be_hidden()
    return drawer


def test_one_that_stands_still(screen: Screen) -> None:
    screen.open(5)
    screen.button("Play").click()
    choose(screen, "the deepest dead end")
    screen.expect_step(23)
    screen.expect_paused()
    expect(screen.size).to_have_value("8")
    expect(screen.page.get_by_text("no free square").first).to_be_visible()
    choose(screen, "the first solution")
    screen.expect_step(331)
    expect(screen.page.locator("#title")).to_have_text("Solution 1.")


def test_the_fast_one_is_as_fast_as_it_says(screen: Screen) -> None:
    screen.open()
    choose(screen, "N = 16 at 10,000,000 steps a second")
    expect(screen.speed_field).to_have_value("10M")
    screen.expect_past(10_000_000)
