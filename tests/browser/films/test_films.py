"""A film in one file plays from a folder, without a network, with all that the page has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from server import Film, Trace
from server.film import record_lesson, record_race
from tests.browser.screen import Screen
from tests.browser.taking import Export


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """Without a network; whatever is asked for is in the file."""
    context.set_offline(True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    yield page
    assert not [url for url in asked if not url.startswith(("file:", "blob:", "data:", "about:"))]


def write(folder: Path, text: str) -> str:
    """The address of a file."""
    (folder / "film.html").write_text(text, "utf-8")
    return (folder / "film.html").as_uri()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write(tmp_path_factory.mktemp("film"), Film(Trace("bitmask", 8)).html())


def step(page: Page | FrameLocator) -> object:
    return expect(page.locator("#step-number"))


def test_a_whole_film_is_played_found_in_and_explained(page: Page, whole: str) -> None:
    page.goto(whole)
    screen = Screen(page)
    expect(page.locator("#step-total")).to_have_text("of 6,170")
    screen.button("Next solution").click()
    step(page).to_have_text("331")
    page.keyboard.press("End")
    step(page).to_have_text("6,169")
    expect(page.locator("#solutions")).to_have_text("92")
    page.locator("#play").click()
    step(page).not_to_have_text("6,169")
    page.goto(f"{whole}#step=1&predict=ends")
    page.reload()
    expect(page.locator("#question .answers button")).to_have_count(3)


def test_its_address_leads_to_a_step_and_follows_and_what_it_does_not_have_is_no_choice(page: Page, whole: str) -> None:
    page.goto(f"{whole}#n=9&algorithm=basic")
    step(page).to_have_text("0")
    expect(page.locator("#banner-text")).to_contain_text("algorithm")
    expect(page.locator("#algorithm")).to_be_disabled()
    for name in ("#n-slider", ".goals", "[data-drawer=class]", "[data-drawer=export]", "a[href^=race]"):
        expect(page.locator(name).filter(visible=True)).to_have_count(0)
    page.keyboard.press("+")
    expect(page.locator("#n-field")).to_have_value("8")
    page.goto(f"{whole}#step=3000&speed=5")
    page.reload()
    step(page).to_have_text("3,000")
    page.locator("#step-forward").click()
    step(page).to_have_text("3,001")
    page.wait_for_url("**#algorithm=bitmask&n=8&step=3001&speed=5")


def test_a_stretch_stays_within_what_was_recorded(page: Page, tmp_path: Path) -> None:
    first = 10**11
    page.goto(write(tmp_path, Film(Trace("bitmask", 18), first, first + 500).html()))
    step(page).to_have_text(f"{first:,}")
    page.locator("#step-back").click()
    step(page).to_have_text(f"{first:,}")
    page.keyboard.press("End")
    step(page).to_have_text(f"{first + 499:,}")
    page.locator("#next-solution").click()
    expect(page.locator("#banner-text")).to_have_text(
        f"This film has the steps {first:,} to {first + 499:,} of bitmask, N = 18."
    )
    page.locator("#all").click()
    expect(page.locator("#timeline")).not_to_have_attribute("data-plain", "")


def test_a_lesson_with_its_questions_and_a_race(page: Page, tmp_path: Path) -> None:
    page.goto(write(tmp_path, record_lesson("bits")))
    note = page.locator(".lesson")
    expect(note).to_contain_text("Attacked or free")
    note.get_by_role("button", name="Next").click()
    expect(note).to_contain_text("2 of")
    page.goto(write(tmp_path, record_race(["plain", "bitmask"], 4)))
    expect(page.locator(".lane")).to_have_count(2)
    page.locator("#race-play").click()
    expect(page.locator("#race-trouble")).to_be_empty()
    page.locator("#race-seek").fill("10000")
    expect(page.locator("#race-result")).to_contain_text("Bitmask")


def test_in_a_frame_that_may_only_run_scripts(page: Page, tmp_path: Path) -> None:
    shown = Film(Trace("bitmask", 4))._repr_html_()
    page.goto(write(tmp_path, f"<!doctype html><title>Notebook</title>{shown}"))
    frame = page.frame_locator("iframe")
    step(frame).to_have_text("0")
    frame.locator("#step-forward").click()
    step(frame).to_have_text("1")


def test_in_german(context: BrowserContext, whole: str) -> None:
    page = context.new_page()
    page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['de-DE'] });")
    page.goto(whole)
    expect(page.locator("#title")).to_have_text("Zeile 0 hat acht freie Felder.")


def test_a_browser_that_is_too_old_says_so(page: Page, whole: str) -> None:
    page.add_init_script("delete globalThis.DecompressionStream;")
    page.goto(whole)
    expect(page.locator("#too-old")).to_be_visible()


def test_a_lesson_is_saved_by_the_page(context: BrowserContext, page: Page, tmp_path: Path) -> None:
    context.set_offline(False)
    export = Export(Screen(context.new_page()), tmp_path)
    export.screen.open(4)
    section = export.open().drawer.get_by_role("region", name="A film in one file")
    section.get_by_role("combobox", name="What the film is of").select_option("tree")
    saved = export.save(section.get_by_role("button", name="Save the film"))
    context.set_offline(True)
    page.goto(write(tmp_path, saved.read_text("utf-8")))
    expect(page.locator(".lesson")).to_contain_text("1 of")
    step(page).to_have_text("8")
