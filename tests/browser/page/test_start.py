"""A page whose modules never start says so, and loads again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from server.config.languages import LANGUAGES

ENTRY = re.compile(r"/bundles/js/(\w+/)?main\.js")
SAID = {
    "en": ("This page has not started yet.", "Reload"),
    "de": ("Diese Seite ist noch nicht gestartet.", "Neu laden"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["", "race", "manual"])
def test_a_page_that_does_not_start_says_so_and_loads_again(
    context: BrowserContext, server_url: str, language: str, path: str
) -> None:
    held: list[Route] = []
    sentence, reload = SAID[language]
    page = context.new_page()
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ get: () => ['{language}'] }});")
    page.clock.install()
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
    page.clock.install()
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
