"""A film in one file plays from a folder, without a network, with everything of the page."""

import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from unittest import mock
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from server import Film, Trace
from server.excerpts.excerpt import record
from server.film import record_lesson, record_race
from server.programs.verdict.findings import find
from server.search.algorithms.algorithm import Run
from server.search.pausable import finish
from server.watching.app import make_film
from server.watching.program import describe
from server.web.films import pack
from tests.browser.export_drawer import ExportDrawer
from tests.browser.screen import Screen
from tests.programs.programs import SEARCH, recorded_text


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
    for name in ("#n-slider", "#goals", "[data-drawer=class]", "[data-drawer=export]", "a[href^=race]"):
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


def put(text: str, letters: str) -> str:
    """Return a film with other data."""
    return re.sub('(id="excerpts">)[^<]*', rf"\1{letters}", text, count=1)


def film_program(length: int | None = None) -> str:
    """Return a film of a program, with so many letters of its recording."""
    recording = recorded_text(SEARCH)
    found = describe(recording, find(recording))
    return make_film("mine.py", {**found, "recording": found["recording"][:length]})


def shorten() -> str:
    return pack({"excerpts": [{**finish(record(Run("bitmask", 4, "all"), 0, 40)), "stop": 50}]})


DAMAGES: dict[str, Callable[[str], str]] = {
    "a third": lambda text: text[: len(text) // 3],
    "most": lambda text: text[: len(text) * 95 // 100],
    "other letters": lambda text: re.sub('(id="excerpts">.{400}).{4}', r"\1AAAA", text),
    "no data": lambda text: put(text, pack(None)),
    "no excerpt": lambda text: put(text, pack({"excerpts": []})),
    "a short excerpt": lambda text: put(text, shorten()),
    "a cut recording": lambda _: film_program(400),
    "no recording": lambda _: put(film_program(), pack({"excerpts": [], "program": None})),
}


@pytest.mark.allow_console("")
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_film_says_so(page: Page, whole: str, tmp_path: Path, damage: Callable[[str], str]) -> None:
    text = Path(url2pathname(urlsplit(whole).path)).read_text("utf-8")
    page.goto(write_film(tmp_path, damage(text)))
    expect(page.locator("#not-whole")).to_be_visible()
    expect(page.locator("main").filter(visible=True)).to_have_count(0)


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
@pytest.mark.parametrize(("width", "height"), [(700, 500), (390, 844)])
def test_where_its_scripts_are_forbidden_a_film_shows_its_name_a_sentence_its_first_board_and_its_command(
    page: Page, tmp_path: Path, policy: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width + 20, "height": height + 20})
    frame = (
        f'<iframe width="{width}" height="{height}" srcdoc="{escape(Film(Trace("bitmask", 8), 2802).html())}"></iframe>'
    )
    head = f'<!doctype html><meta http-equiv="Content-Security-Policy" content="{policy}"><title>Notebook</title>'
    page.goto(write_film(tmp_path, head + frame))
    still = page.frame_locator("iframe")
    table = still.get_by_role("table")
    expect(table).to_contain_text("♛")
    heading = still.get_by_role("heading", name="N = 8, bitmask, steps 2,802 to 6,169")
    for part in (heading, still.get_by_role("alert"), table):
        expect(part).to_be_in_viewport(ratio=1)
    expect(still.get_by_role("alert")).to_contain_text("this place forbids its scripts")
    command = "bitqueens export film.html bitmask 8 --from 2802 writes this film into a file."
    expect(still.get_by_text(command)).to_be_visible()


@pytest.mark.allow_console("")
def test_a_copy_of_a_film_that_a_browser_saves_plays_as_the_film_does(page: Page, whole: str, tmp_path: Path) -> None:
    page.goto(whole)
    expect_number(page).to_have_text("0")
    page.locator("#step-forward").click()
    expect_number(page).to_have_text("1")
    copy = page.evaluate("document.documentElement.outerHTML")
    page.goto(write_film(tmp_path, f"<!doctype html>{copy}"))
    expect_number(page).to_have_text("0")
    page.locator("#step-forward").click()
    expect_number(page).to_have_text("1")
    page.goto(write_film(tmp_path, f'<!doctype html><iframe sandbox="" srcdoc="{escape(copy)}"></iframe>'))
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("table")).to_be_visible()
    expect(frame.locator("main, header, footer").filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize(("name", "last", "placements"), [("bitmask", "49", "16"), ("yours", "27", "5")])
def test_a_film_that_was_exported_at_d3966bbd_plays(
    page: Page, tmp_path: Path, name: str, last: str, placements: str
) -> None:
    recorded = (Path(__file__).parent / "earlier" / f"{name}.txt").read_text("ascii").strip()
    empty = film_program() if name == "yours" else Film(Trace("bitmask", 4)).html()
    page.goto(write_film(tmp_path, put(empty, recorded)))
    expect(page.locator("#step-total")).to_have_text(f"of {int(last) + 1}")
    page.keyboard.press("End")
    expect_number(page).to_have_text(last)
    expect(page.locator("#placements")).to_have_text(placements)


def test_the_page_saves_a_lesson_as_a_film(context: BrowserContext, page: Page, tmp_path: Path) -> None:
    context.set_offline(False)
    export = ExportDrawer(Screen(context.new_page()), tmp_path)
    export.screen.open(4)
    section = export.open().drawer.get_by_role("region", name="A film in one file")
    section.get_by_role("combobox", name="Contents of the film").select_option("tree")
    saved = export.save(section.get_by_role("button", name="Save the film")).read_text("utf-8")
    boards = [re.search("<table.*</table>", text) for text in (saved, record_lesson("tree"))]
    plain, coloured = (re.sub(' bgcolor="[^"]*"', "", found[0] if found else "") for found in boards)
    assert plain == coloured != ""
    context.set_offline(True)
    page.goto(write_film(tmp_path, saved))
    expect(page.locator(".lesson")).to_contain_text("1 of")
    expect_number(page).to_have_text("8")
