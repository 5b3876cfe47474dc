"""A film in one file plays from a folder, without a network, with everything of the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest import mock
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from server import Film, Trace
from server.film import record_lesson, record_race
from tests.browser.export_drawer import ExportDrawer
from tests.browser.screen import Screen


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page without a network; every request has to stay within the file."""
    context.set_offline(True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    yield page
    assert not [url for url in asked if not url.startswith(("file:", "blob:", "data:", "about:"))]


def write_film(folder: Path, text: str) -> str:
    (folder / "film.html").write_text(text, "utf-8")
    return (folder / "film.html").as_uri()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write_film(tmp_path_factory.mktemp("film"), Film(Trace("bitmask", 8)).html())


def expect_number(page: Page | FrameLocator) -> object:
    return expect(page.locator("#step-number"))


def test_a_whole_film_plays_finds_solutions_and_asks_questions(page: Page, whole: str) -> None:
    page.goto(whole)
    screen = Screen(page)
    expect(page.locator("#step-total")).to_have_text("of 6,170")
    expect(page).to_have_title("N = 8, bitmask · Bitqueens")
    screen.button("Next solution").click()
    expect_number(page).to_have_text("331")
    page.keyboard.press("End")
    expect_number(page).to_have_text("6,169")
    expect(page.locator("#solutions")).to_have_text("92")
    page.locator("#play").click()
    expect_number(page).not_to_have_text("6,169")
    page.goto(f"{whole}#step=1&predict=ends")
    page.reload()
    expect(page.locator("#question .answers button")).to_have_count(3)


def test_the_address_of_a_film_leads_to_a_step_and_other_runs_cannot_be_chosen(page: Page, whole: str) -> None:
    page.goto(f"{whole}#n=9&algorithm=basic")
    expect_number(page).to_have_text("0")
    expect(page.locator("#banner-text")).to_contain_text("algorithm")
    expect(page.locator("#algorithm")).to_be_disabled()
    for name in ("#n-slider", ".goals", "[data-drawer=class]", "[data-drawer=export]", "a[href^=race]"):
        expect(page.locator(name).filter(visible=True)).to_have_count(0)
    page.keyboard.press("+")
    expect(page.locator("#n-field")).to_have_value("8")
    page.goto(f"{whole}#step=3000&speed=5")
    page.reload()
    expect_number(page).to_have_text("3,000")
    page.locator("#step-forward").click()
    expect_number(page).to_have_text("3,001")
    page.wait_for_url("**#algorithm=bitmask&n=8&step=3001&speed=5")


def test_a_film_of_some_steps_stays_within_them(page: Page, tmp_path: Path) -> None:
    first = 10**11
    page.goto(write_film(tmp_path, Film(Trace("bitmask", 18), first, first + 500).html()))
    expect_number(page).to_have_text(f"{first:,}")
    page.locator("#step-back").click()
    expect_number(page).to_have_text(f"{first:,}")
    page.keyboard.press("End")
    expect_number(page).to_have_text(f"{first + 499:,}")
    page.locator("#more-controls").click()
    page.locator("#next-solution").click()
    expect(page.locator("#banner-text")).to_have_text(
        f"This film has the steps {first:,} to {first + 499:,} of bitmask, N = 18."
    )
    page.locator("#all").click()
    expect(page.locator("#timeline")).not_to_have_attribute("data-plain", "")


def test_a_lesson_and_a_race_play_from_a_file(page: Page, tmp_path: Path) -> None:
    page.goto(write_film(tmp_path, record_lesson("bits")))
    note = page.locator(".lesson")
    expect(note).to_contain_text("Attacked or free")
    note.get_by_role("button", name="Next").click()
    expect(note).to_contain_text("2 of")
    page.goto(write_film(tmp_path, record_race(["plain", "bitmask"], 4)))
    expect(page.locator(".lane")).to_have_count(2)
    page.locator("#race-play").click()
    expect(page.locator("#race-trouble")).to_be_empty()
    page.locator("#race-seek").fill("10000")
    expect(page.locator("#race-result")).to_contain_text("Bitmask")


def test_a_film_plays_in_a_frame_that_may_only_run_scripts(page: Page, tmp_path: Path) -> None:
    shown = Film(Trace("bitmask", 4))._repr_html_()
    page.goto(write_film(tmp_path, f"<!doctype html><title>Notebook</title>{shown}"))
    frame = page.frame_locator("iframe")
    expect_number(frame).to_have_text("0")
    frame.locator("#step-forward").click()
    expect_number(frame).to_have_text("1")


def test_a_film_is_german_in_a_german_browser(context: BrowserContext, whole: str) -> None:
    page = context.new_page()
    page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['de-DE'] });")
    page.goto(whole)
    expect(page.locator("#title")).to_have_text("Zeile 0 hat acht freie Felder.")


def test_a_film_reports_that_the_browser_is_too_old(page: Page, whole: str) -> None:
    page.add_init_script("delete globalThis.DecompressionStream;")
    page.goto(whole)
    expect(page.locator("#too-old")).to_be_visible()


@pytest.mark.allow_console("")
@pytest.mark.parametrize("share", [0.3, 0.7, 0.95])
def test_a_truncated_film_says_so_in_place_of_a_white_page(
    page: Page, whole: str, tmp_path: Path, share: float
) -> None:
    text = Path(url2pathname(urlsplit(whole).path)).read_text("utf-8")
    page.goto(write_film(tmp_path, text[: int(len(text) * share)]))
    expect(page.locator("#not-whole")).to_be_visible()
    expect(page.locator("main")).to_be_hidden()


@pytest.mark.allow_console("")
def test_a_damaged_film_says_so_at_once(page: Page, whole: str, tmp_path: Path) -> None:
    text = Path(url2pathname(urlsplit(whole).path)).read_text("utf-8")
    start = text.index('id="excerpts">') + 400
    page.goto(write_film(tmp_path, text[:start] + "AAAA" + text[start + 4 :]))
    expect(page.locator("#not-whole")).to_be_visible()


def test_a_film_of_another_format_says_so(page: Page, tmp_path: Path) -> None:
    with mock.patch("server.excerpts.excerpt.FORMAT", 99):
        page.goto(write_film(tmp_path, Film(Trace("bitmask", 4)).html()))
    expect(page.locator("#foreign")).to_be_visible()
    expect(page.locator("main")).to_be_hidden()


POLICIES = {
    "no blob:": "script-src 'unsafe-inline'; style-src 'unsafe-inline'",
    "no script": "default-src 'self'",
    # of cells in VS Code with the setting notebook.experimental.enableCsp; its source: backLayerWebView.ts
    "VS Code": "default-src 'none'; script-src https: 'unsafe-inline' 'unsafe-eval'; style-src https: 'unsafe-inline'; "
    "img-src https: http: data:; font-src https:; connect-src https:; child-src https: data:;",
}


@pytest.mark.allow_console("")
@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
def test_where_its_scripts_are_forbidden_a_film_shows_its_first_board_and_its_command(
    page: Page, tmp_path: Path, policy: str
) -> None:
    shown = Film(Trace("bitmask", 8), 2802)._repr_html_()
    head = f'<!doctype html><meta http-equiv="Content-Security-Policy" content="{policy}"><title>Notebook</title>'
    page.goto(write_film(tmp_path, head + shown))
    fault = page.frame_locator("iframe").locator("#fault")
    expect(fault.get_by_role("table")).to_contain_text("♛")
    expect(fault).to_contain_text("bitqueens export film.html bitmask 8 --from 2802 writes this film into a file.")
    expect(page.frame_locator("iframe").locator("main")).to_be_hidden()


def test_the_page_saves_a_lesson_as_a_film(context: BrowserContext, page: Page, tmp_path: Path) -> None:
    context.set_offline(False)
    export = ExportDrawer(Screen(context.new_page()), tmp_path)
    export.screen.open(4)
    section = export.open().drawer.get_by_role("region", name="A film in one file")
    section.get_by_role("combobox", name="Contents of the film").select_option("tree")
    saved = export.save(section.get_by_role("button", name="Save the film"))
    context.set_offline(True)
    page.goto(write_film(tmp_path, saved.read_text("utf-8")))
    expect(page.locator(".lesson")).to_contain_text("1 of")
    expect_number(page).to_have_text("8")
