"""Starting points: a click leads to the place."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.screen import Screen


def choose(screen: Screen, title: str) -> None:
    screen.press_in_menu("Starting points")
    drawer = screen.page.get_by_role("dialog", name="Starting points")
    drawer.get_by_role("button", name=re.compile(re.escape(title))).click()
    expect(drawer).to_be_hidden()


def test_a_starting_point_leads_to_its_place(screen: Screen) -> None:
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
    choose(screen, "N = 16 at 10,000,000 steps a second")
    expect(screen.speed_field).to_have_value("10M")
    screen.expect_step_after(10_000_000)
