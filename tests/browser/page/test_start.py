"""A page whose modules never start says so, and loads again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from server.config.languages import LANGUAGES
from tests.browser.screen import Screen

ENTRY = re.compile(r"/bundles/js/(\w+/)?main\.js")
SAID = {
    "en": ("This page has not started yet.", "Reload"),
    "de": ("Diese Seite ist noch nicht gestartet.", "Neu laden"),
}


def stop_clock(page: Page) -> None:
    """Let a page's time pass only by `run_for`, not also while the page loads."""
    page.clock.install(time=0)
    page.clock.pause_at(1_000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["", "race", "manual"])
def test_a_page_that_does_not_start_says_so_and_loads_again(
    context: BrowserContext, server_url: str, language: str, path: str
) -> None:
    held: list[Route] = []
    sentence, reload = SAID[language]
    page = context.new_page()
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ get: () => ['{language}'] }});")
    stop_clock(page)
    page.route(ENTRY, lambda route: route.continue_() if held else held.append(route))
    page.goto(f"{server_url}{path}", wait_until="commit")
    page.locator("body").wait_for(state="attached")
    late = page.locator("#late")
    page.clock.run_for(9_000)
    expect(late).to_have_count(0)
    page.clock.run_for(1_500)
    expect(late).to_contain_text(sentence)
    with page.expect_navigation(wait_until="commit"):
        late.get_by_role("button", name=reload).click()


def test_the_sentence_goes_when_the_page_starts_after_all(context: BrowserContext, server_url: str) -> None:
    held: list[Route] = []
    page = context.new_page()
    stop_clock(page)
    page.route(ENTRY, lambda route: held.append(route))
    page.goto(server_url, wait_until="commit")
    page.locator("body").wait_for(state="attached")
    page.clock.run_for(10_500)
    expect(page.locator("#late")).to_be_visible()
    page.clock.resume()
    for route in held:
        route.continue_()
    expect(page.locator("html[data-started]")).to_be_attached()
    expect(page.locator("#late")).to_have_count(0)


def test_fields_that_are_changed_before_the_page_starts_keep_their_values(page: Page, screen: Screen) -> None:
    held: list[Route] = []
    page.route(ENTRY, lambda route: held.append(route))

    def change(address: str, **values: str) -> None:
        """Open a page, fill in fields, and let its modules start; the last field keeps the focus."""
        page.goto(address, wait_until="commit")
        for field, value in values.items():
            page.locator(f"#{field.replace('_', '-')}").fill(value)
        held.pop().continue_()
        screen.settle()

    change("/?n=7&speed=3", n_field="6", speed_field="50")
    screen.expect_address("n=6.*speed=3")
    expect(screen.speed_field).to_have_value("50")
    screen.speed_field.press("Enter")
    change("/?n=7&speed=3", n_slider="5", speed_slider="0")
    screen.expect_address("n=5.*speed=0.5")
    change("/race?n=8", race_n="5")
    expect(page.locator("#race-size")).to_have_text("N = 5")
    change("/manual", search="kernel")
    expect(page.locator("#found")).to_contain_text("section")
