"""`bitqueens watch` in a browser: a program as it is, run again after each save, and saved as one file to hand in."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.axe import violations
from tests.browser.closing_pages import closing_pages
from tests.browser.screen import Screen
from tests.browser.yours.conftest import Yours
from tests.programs.programs import text_of
from tests.watching.test_serving import watching

# A program with a mistake, not written for this page.
WRONG = text_of("wrong/missing_diagonal")
RIGHT = text_of("right/list_by_row")
PAIR = "The queens of row 0, column 0 and row 1, column 1 attack each other"


def save(file: Path, text: str) -> None:
    draft = file.with_suffix(".new")
    draft.write_text(text, "utf-8")
    draft.replace(file)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "my_queens.py"
    file.write_text(WRONG, "utf-8")
    return file


@pytest.fixture
def watched(file: Path, context: BrowserContext) -> Iterator[Yours]:
    """The page that watches the file, with its first verdict."""
    page = context.new_page()
    with watching(file) as (_, address), closing_pages(context):
        page.goto(address)
        shown = Yours(page)
        expect(shown.verdict.locator(".own-fact").first).to_be_visible()
        yield shown


def test_a_file_is_shown_as_it_is_and_again_after_each_save_with_the_chosen_board(watched: Yours, file: Path) -> None:
    expect(watched.code).to_have_value(WRONG)
    expect(watched.code).not_to_be_editable()
    for gone in ("Run", "Stop", "Reset", "Open a file"):
        expect(watched.button(gone)).to_have_count(0)
    expect(watched.verdict).to_contain_text(PAIR)
    watched.verdict.get_by_role("button", name="Show it").click()
    expect(watched.rings).to_have_count(2)
    expect(watched.why).to_contain_text("It is attacked along \\ by the queen on row 0, column 0.")
    save(file, RIGHT)
    expect(watched.verdict).to_contain_text("Right: it finds")
    expect(watched.code).to_have_value(RIGHT)
    expect(watched.rings).to_have_count(0)
    save(file, "n = (\n")
    expect(watched.verdict).to_contain_text("Python cannot read the code in line 1: '(' was never closed.")
    expect(watched.why).to_be_empty()
    save(file, WRONG)
    expect(watched.verdict).to_contain_text(PAIR)
    assert violations(watched.page) == []
    names = watched.reading.locator("option")
    expect(names.last).to_have_text("No board: only code and values")
    watched.choose("No board: only code and values")
    expect(watched.button("Board moves")).to_be_disabled()
    expect(watched.verdict).to_contain_text("The program ran to its end.")
    watched.reading.select_option(index=0)
    expect(watched.verdict).to_contain_text(PAIR)


@pytest.mark.allow_console("ERR_|Failed to load resource")
def test_a_file_saved_during_its_run_replaces_it_and_stays_after_the_end_of_the_command(
    file: Path, context: BrowserContext
) -> None:
    file.write_text("import threading\nthreading.Event().wait()\n")
    page = context.new_page()
    shown = Yours(page)
    with closing_pages(context):
        with watching(file, "8") as (_, address):
            page.goto(address)
            expect(shown.title).to_have_text("Nothing has run yet.")
            expect(shown.why).to_have_text("The file is running.")
            save(file, RIGHT)
            expect(shown.verdict).to_contain_text("Right: it finds")
            expect(shown.title).not_to_have_text("Nothing has run yet.")
            save(file, WRONG)
            expect(shown.verdict).to_contain_text(PAIR)
            expect(page.locator("#own-lines .attacks")).to_be_attached()  # the drawings may come after the verdict
        shown.verdict.get_by_role("button", name="Show it").click()
        expect(shown.rings).to_have_count(2)


def test_the_film_in_one_file_shows_the_same_picture(watched: Yours, context: BrowserContext, tmp_path: Path) -> None:
    watched.verdict.get_by_role("button", name="Show it").click()
    expect(watched.rings).to_have_count(2)
    shown = read_picture(watched)
    watched.screen.button("More").click()
    watched.page.locator("#menu [data-drawer=export]").click()
    drawer = watched.page.get_by_role("dialog")
    part = drawer.get_by_role("region", name=re.compile("in one file"))
    with watched.page.expect_download() as download:
        part.get_by_role("button").click()
    assert download.value.suggested_filename == "my_queens.html"
    download.value.save_as(tmp_path / "my_queens.html")
    expect(part.get_by_role("status")).to_contain_text("my_queens.html")
    film = open_film(context, tmp_path / "my_queens.html")
    assert read_picture(film) == shown
    expect(film.reading).to_be_disabled()
    expect(film.code).not_to_be_editable()
    film.page.locator("#squares .square").first.click()
    expect(film.page.get_by_role("dialog", name="Why this value?")).to_contain_text("row 0, column 0")
    film.page.keyboard.press("Escape")
    film.screen.button("Next solution").click()
    expect(film.title).to_have_text("Solution 1: no queen attacks another.")
    film.button("Board moves").click()
    expect(film.title).to_have_text("Solution 1: no queen attacks another.")
    for gone in ("[data-drawer=export]", "a[href^=race]"):
        expect(film.page.locator(gone).filter(visible=True)).to_have_count(0)


def read_picture(yours: Yours) -> list[object]:
    """Return the visible texts, lines and queens of a step."""
    yours.screen.settle()
    lines = [[line.get_attribute(name) for name in ("x1", "y1", "x2", "y2")] for line in yours.lines.all()]
    said = [part.inner_text() for part in (yours.title, yours.why, yours.verdict, yours.screen.number, yours.total)]
    return [yours.code.input_value(), lines, yours.queens.count(), yours.current.all_inner_texts(), *said]


def open_film(context: BrowserContext, file: Path) -> Yours:
    context.set_offline(True)
    page: Page = context.new_page()
    page.goto(file.as_uri())
    film = Yours(page)
    expect(film.verdict.locator(".own-fact").first).to_be_visible()
    assert Screen(page).number.inner_text() != ""
    return film


@pytest.mark.allow_console("ERR_FAILED")
def test_the_verdict_stays_if_the_command_ends_before_its_last_news_is_read(watched: Yours) -> None:
    """Was hidden while the page tried to read the trials of a command that had ended."""
    fault = watched.verdict.get_by_role("button", name="Show it")
    expect(fault).to_be_visible()
    watched.page.route("**/program?*", lambda route: route.abort())
    with watched.page.expect_event("requestfailed"):
        watched.choose("No board: only code and values")
    watched.screen.settle()
    expect(fault).to_be_visible()
    watched.page.unroute("**/program?*")
