"""A page whose modules never start says so, and loads again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from server.config.languages import LANGUAGES
from tests.browser.screen import Screen
from tests.tools.serving import ROOT

ENTRY = re.compile(r"/bundles/js/(\w+/)?main\.js")
BOOT = (ROOT / "server/static/js/boot.js").read_text("utf-8")
COPIES = dict(re.findall(r'(\w\w): "(.+)",', BOOT))
SAID = {code: (sentence, reload) for code, sentence, reload in re.findall(r'(\w\w): \["(.+)", "(.+)"\],', BOOT)}


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
    assert language in SAID, f"LATE in boot.js has no sentence in {language}"
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


@pytest.mark.allow_console("")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_that_a_browser_saves_of_a_page_says_that_nothing_plays_in_it(
    context: BrowserContext, server_url: str, tmp_path: Path, language: str
) -> None:
    page = context.new_page()
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ get: () => ['{language}'] }});")
    page.goto(f"{server_url}?n=8&step=40")
    expect(page.locator("html[data-settled]")).to_be_attached()
    saved = page.evaluate("document.documentElement.outerHTML")
    (tmp_path / "boot.js").write_text(BOOT, "utf-8")
    (tmp_path / "copy.html").write_text(re.sub(r'src="[^"]*/boot.js"', 'src="boot.js"', saved), "utf-8")
    page.goto((tmp_path / "copy.html").as_uri())
    assert language in COPIES, f"COPY in boot.js has no sentence in {language}"
    expect(page.locator("#late")).to_have_text(COPIES[language])
