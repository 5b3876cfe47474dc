"""The count at full speed: started, watched and cancelled on the page, while the film goes on."""

import re

from playwright.sync_api import Page, expect

from tests.browser.screen import Screen


def test_a_count_shows_its_result_and_the_film_goes_on_meanwhile(page: Page, screen: Screen) -> None:
    screen.open(12)
    opener = page.get_by_role("button", name=re.compile("count them all"))
    panel = page.get_by_role("region", name="All solutions at full speed")
    opener.click()
    expect(panel).to_contain_text("Counts all solutions for N = 12")
    panel.get_by_role("button", name="Count N = 12").click()
    expect(panel).to_contain_text("N = 12: 14,200 solutions")
    expect(panel).to_contain_text(re.compile(r"engine \w+, \d+ threads?"))
    expect(panel.get_by_role("button", name="Cancel")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    screen.expect_step(0)
    screen.choose_size(28)
    opener.click()
    panel.get_by_role("button", name="Count N = 28").click()
    expect(panel).to_contain_text("so far")
    bar = panel.get_by_role("progressbar")
    expect(bar).to_be_visible()
    page.keyboard.press("ArrowRight")
    screen.expect_step(1)
    panel.get_by_role("button", name="Cancel").click()
    expect(bar).to_be_hidden()
    expect(panel.get_by_role("button", name="Count N = 28")).to_be_visible()
    expect(panel).not_to_contain_text("so far")
