"""A site of plain files: it answers at once from excerpts, then by Python in the page."""

import json
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from server.pyodide.files import VERSION
from server.search.trace.trace import Trace
from tests.browser.closing_pages import closing_pages
from tests.browser.isolation import expect_isolation
from tests.browser.screen import Screen
from tests.browser.yours.conftest import Yours
from tests.tools.site import build_other_version, serving_files

FAR = "?algorithm=bitmask&n=16&step=1000000000"
AT_FAR = "1,000,000,000"


def steps_of(n: int) -> str:
    """Return the number of steps as the page shows it."""
    return f"of {len(Trace('bitmask', n)):,}"


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


def wait_for_step(page: Page, number: str) -> None:
    expect(page.locator("#step-number")).to_have_text(number)


def wait_for_python(page: Page) -> None:
    """Wait for a search without an excerpt, which Python has to answer."""
    page.goto(urljoin(page.url, "?n=5"))
    expect(page.locator("#step-total")).to_have_text(steps_of(5))


def test_excerpts_are_played_before_python_is_loaded(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(site)
    expect(page.locator("#step-total")).to_have_text("of 6,170")
    expect(page.locator("#timeline")).not_to_have_attribute("data-plain", "")
    screen = Screen(page)
    screen.button("Next solution").click()
    wait_for_step(page, "331")
    page.goto(f"{site}?n=8&step=1&predict=ends")
    expect(page.locator("#question .answers button")).to_have_count(3)
    page.goto(f"{site}?algorithm=basic&n=4&step=60")
    wait_for_step(page, "60")
    expect(page.locator("#coming")).to_be_hidden()
    page.goto(site + FAR)
    expect(page.locator("#coming")).to_have_text(re.compile(r"loading Python: \d+ %"))
    expect(page.locator("#step-number")).to_have_text("0")
    for route in held:
        route.abort()


@pytest.mark.parametrize("path", ["", "race.html"])
@pytest.mark.parametrize(("width", "height"), [(700, 500), (390, 844)])
def test_without_scripts_a_page_shows_its_name_a_sentence_and_a_board(
    browser: Browser, site: str, path: str, width: int, height: int
) -> None:
    page = browser.new_page(java_script_enabled=False, viewport={"width": width, "height": height})
    page.goto(site + path)
    for part in map(page.locator, ("#still h1", "#still p", "#still table")):
        expect(part).to_be_in_viewport(ratio=1)
    expect(page.locator("main, header, footer").filter(visible=True)).to_have_count(0)
    page.close()


@pytest.mark.allow_console("Failed to load resource|ERR_FAILED")
def test_python_that_fails_to_load_is_reported_and_a_button_loads_it(page: Page, site: str) -> None:
    page.route("**/python.zip", lambda route: route.abort())
    page.goto(site)
    banner = page.locator("#banner-text")
    expect(banner).to_contain_text("Python, which this page needs, does not run")
    page.locator("#play").click()
    expect(page.locator("#step-number")).not_to_have_text("0")
    page.unroute("**/python.zip")
    page.locator("#retry").click()
    expect(banner).to_have_text("")
    wait_for_python(page)


def test_a_browser_without_webassembly_plays_excerpts_and_reports_its_limit(page: Page, site: str) -> None:
    page.add_init_script("delete globalThis.WebAssembly;")
    page.goto(site)
    expect(page.locator("#banner-text")).to_contain_text("does not run: this browser has no WebAssembly")
    page.locator("#step-forward").click()
    wait_for_step(page, "1")


@pytest.mark.allow_console("on purpose|Uncaught")
def test_python_answers_the_rest_makes_files_and_restarts_after_a_crash(
    page: Page, site: str, client: FlaskClient, tmp_path: Path
) -> None:
    page.goto(site + FAR)
    wait_for_step(page, AT_FAR)
    expect(page.locator("#solutions")).to_have_text("3,680,697")
    expect(page.locator("#timeline")).not_to_have_attribute("data-plain", "")
    expect(page.locator("#coming")).to_be_hidden()
    screen = Screen(page)
    screen.choose_size(4)
    screen.button("More").click()
    page.locator("#menu [data-drawer=gallery]").click()
    page.get_by_role("radio", name="All 2").check()
    with page.expect_download() as download:
        page.locator('a[download][href^="download/solutions.txt"]').first.click()
    assert download.value.suggested_filename == "bitqueens-bitmask-4-solutions-1-2-board.txt"
    download.value.save_as(tmp_path / "solutions.txt")
    expected = client.get("/download/solutions.txt?n=4&form=board").data
    assert (tmp_path / "solutions.txt").read_bytes() == expected
    page.keyboard.press("Escape")
    (worker,) = page.workers
    with page.expect_worker():
        worker.evaluate("setTimeout(() => { throw new Error('on purpose'); })")
    screen.enter(screen.size_field, "6")
    expect(page.locator("#step-total")).to_have_text(steps_of(6))
    expect(page.locator("#banner-text")).to_have_text("")


def test_the_site_needs_no_network_after_the_first_visit(context: BrowserContext, built: Path) -> None:
    page = context.new_page()
    with closing_pages(context):
        with serving_files(built) as site:
            page.goto(site)
            page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.goto(site + FAR)
        wait_for_step(page, AT_FAR)
        page.goto(f"{site}race.html?lanes=basic,bitmask&n=4")
        expect(page.locator(".lane")).to_have_count(2)
        page.goto(f"{site}exercise.html?exercise=place&part=rays")
        expect(page.get_by_role("heading", name="Three rays")).to_be_visible()
        page.goto(f"{site}yours.html")
        Yours(page).run("x = 1\n")


@pytest.mark.allow_console("Failed to load resource")
def test_an_unknown_address_has_a_page_that_leads_to_the_site_without_a_network(
    context: BrowserContext, built: Path
) -> None:
    page = context.new_page()
    with closing_pages(context):
        with serving_files(built) as site:
            page.goto(site)
            page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.goto(f"{site}no/where")
        expect(page.get_by_role("heading")).to_have_text("There is no page at this address")
        expect(page.locator("main")).to_have_css("display", "grid")
        link = page.get_by_role("link", name="Watch the search")
        expect(link).to_have_attribute("href", site)
        link.click()
        expect(page.locator("#step-total")).to_have_text(steps_of(8))


FORGE = """async (file) => {
  const other = await caches.open("bitqueens /another/ 1");
  await other.put(file, new Response("forged"));
}"""
STORED = """async (file) => {
  await navigator.serviceWorker.ready;
  const names = (await caches.keys()).sort();
  const found = await (await caches.open(names[1])).match(file);
  const text = new Response(found.body.pipeThrough(new DecompressionStream("gzip")));
  return [names, await text.text()];
}"""


def test_the_store_of_another_site_of_the_origin_is_not_used_and_stays(page: Page, site: str, built: Path) -> None:
    file = f"pyodide-{VERSION}/pyodide-lock.json"
    page.goto(f"{site}manual.html")
    page.evaluate(FORGE, urljoin(site, file))
    page.goto(site)
    names, text = page.evaluate(STORED, urljoin(site, file))
    assert [name.rpartition(" ")[0] for name in names] == ["bitqueens /another/", "bitqueens /queens/"]
    assert text == (built / file).read_text("utf-8")


HELD = """async () => {
  await navigator.serviceWorker.ready;
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const sizes = {};
  for (const request of await cache.keys())
    sizes[new URL(request.url).pathname.replace("/queens/", "")] = (await (await cache.match(request)).blob()).size;
  return sizes;
}"""


def test_the_store_holds_files_compressed_and_gives_them_back_whole(page: Page, site: str, built: Path) -> None:
    page.goto(site)
    sizes = page.evaluate(HELD)
    stored = {name: size for name, size in sizes.items() if name}
    whole = sum((built / name).stat().st_size for name in stored)
    assert sum(stored.values()) < 0.65 * whole
    packed = {name for name, size in stored.items() if size != (built / name).stat().st_size}
    assert {Path(name).suffix for name in stored.keys() - packed} == {".zip", ".snapshot", ".png"}
    got = page.evaluate("async () => (await fetch('manual.html')).text()")
    assert got == (built / "manual.html").read_text("utf-8")


@pytest.mark.allow_console("CSP violation|Content Security Policy|unsafe-eval|Refused")
def test_a_program_reaches_nothing_but_its_worker(page: Page, site: str) -> None:
    page.goto(f"{site}yours.html")
    yours = Yours(page)
    expect(yours.code).to_have_value(re.compile(r"\S"))
    expect_isolation(yours)


def test_another_version_is_reported_and_a_button_loads_it(
    context: BrowserContext, built: Path, tmp_path: Path
) -> None:
    (tmp_path / "one").symlink_to(built)
    build_other_version(built, tmp_path / "two")
    page = context.new_page()
    folder = tmp_path / "queens"
    folder.symlink_to(tmp_path / "one")
    with serving_files(folder) as site, closing_pages(context):
        page.goto(site)
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        folder.unlink()
        folder.symlink_to(tmp_path / "two")
        page.goto(f"{site}?n=4")
        expect(page.locator("#banner-text")).to_have_text("There is a new version of this page.")
        assert page.locator("h1[data-version]").count() == 0
        page.locator("#reload").click()
        expect(page.locator("h1[data-version]")).to_be_attached()
        wait_for_step(page, "0")


def test_codes_on_a_worksheet_lead_to_the_site(page: Page, site: str) -> None:
    page.goto(f"{site}worksheet.html?steps=bitmask.8.40")
    code = page.locator("img[data-code]").first
    expect(code).to_have_attribute("src", re.compile("^blob:"))
    assert page.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)", code.element_handle())
    assert site in page.evaluate("(image) => decodeURIComponent(image.dataset.code)", code.element_handle())


def test_a_puzzle_has_hints_and_a_film_by_python_in_the_page(page: Page, site: str) -> None:
    page.goto(f"{site}puzzle.html?board=touch:AABB/CABB/CCDD/CCDD")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("#puzzle-said")).to_have_text(re.compile("^Look at "))
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.locator("figure").first).to_contain_text("deductions, 0 guesses")


LINKS = "() => [...document.querySelectorAll('a[href]')].map((link) => link.href)"


def test_links_lead_to_files(page: Page, site: str, built: Path) -> None:
    for name in (
        "index.html",
        "puzzle.html",
        "race.html",
        "exercise.html?exercise=place&part=rays",
        "worksheet.html",
        "manual.html",
    ):
        page.goto(f"{site}{name}")
        for link in page.evaluate(LINKS):
            path = link.partition("?")[0].partition("#")[0]
            if path.startswith(site) and not path.startswith(f"{site}download/"):
                assert (built / (path.removeprefix(site) or "index.html")).is_file(), (name, link)
        expect(page.locator("[data-drawer=class], a[href^=table]")).to_have_count(0)
    page.goto(f"{site}?class=K7MQ4X&drawer=class")  # a site has no classes
    expect(page.locator("#banner-text")).to_contain_text("drawer")
    expect(page.locator("#step-total")).to_have_text("of 6,170")


def test_all_files_are_stored_for_offline_use_and_the_site_can_be_installed(built: Path) -> None:
    stored = set(json.loads((built / "files.json").read_text()))
    served = {path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}
    assert stored - served == {"./"}
    in_bundles = {path for path in served - stored if re.fullmatch(r"static/\w+/js/.*", path)}
    assert served - stored - in_bundles == {"files.json", "sw.js"}
    assert len(in_bundles) > 200
    manifest = json.loads((built / "app.webmanifest").read_text())
    assert (manifest["start_url"], manifest["display"]) == ("./", "standalone")
    assert all((built / icon["src"]).is_file() for icon in manifest["icons"])
    assert '<link rel="manifest" href="app.webmanifest">' in (built / "index.html").read_text()
