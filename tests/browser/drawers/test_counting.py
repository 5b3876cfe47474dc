"""The count at full speed: started, watched and cancelled on the page, while the film goes on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from server.config.config import Config
from tests.browser.closing_pages import closing_pages
from tests.browser.screen import Screen
from tests.tools.serving import serving

SAID = {"en-GB": "The server's log says why", "de-DE": "Warum, steht im Log"}


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


def test_a_cluster_that_cannot_count_is_reported_in_both_languages(
    new_context: Callable[..., BrowserContext], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.cluster.connect.PATIENCE", 0.1)
    contexts = {said: new_context(locale=locale) for locale, said in SAID.items()}
    with serving(Config(cluster="tcp://127.0.0.1:1")) as address, closing_pages(*contexts.values()):
        for said, context in contexts.items():
            page = context.new_page()
            page.goto(address)
            page.locator("#solutions-button").click()
            page.locator("#count-start").click()
            expect(page.locator("#count-detail")).to_contain_text(said)
            expect(page.locator("#count-start")).to_be_visible()
