"""The page in two languages: its choice, and the German page has no English on it."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.closing_pages import closing_pages
from tests.browser.screen import Screen
from tests.tools.serving import ROOT, ServerProcess

WORDS = ROOT / "server/static/js/words"
LESSONS = ROOT / "server/static/lessons"
KINDS = "next,free,ld,line,attacker,back,after"


@pytest.fixture
def german(open_page: Callable[..., Page]) -> Screen:
    return Screen(open_page(locale="de-DE"))


def _split_words(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)}


def _read_words(language: str) -> set[str]:
    """Return all words in the texts of a language, in lower case."""
    sources = " ".join(file.read_text("utf-8") for file in (WORDS / language).glob("*.js"))
    texts = re.findall(r'"((?:[^"\\]|\\.)*)"', re.sub(r"/\*.*?\*/|//[^\n]*", "", sources, flags=re.DOTALL))
    return _split_words(re.sub(r"\{\w+\}|# \w+: \w+", " ", " ".join(texts)))  # no placeholders, no comments in code


# All visible or spoken text, except the listing and the description of the server's machine.
_TEXTS = """() => {
  const texts = [document.title];
  const other = "#listing, #race-machine, code"; // code is the same in every language
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(other);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (seen(walker.currentNode.parentElement)) texts.push(walker.currentNode.data);
  for (const element of document.querySelectorAll("[aria-label], [aria-valuetext], [title], [alt]")) {
    if (!seen(element)) continue;
    for (const name of ["aria-label", "aria-valuetext", "title", "alt"]) texts.push(element.getAttribute(name) ?? "");
  }
  return texts.join(" ");
}"""


class Reader:
    """A check for English words on a German page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        german = " ".join(file.read_text("utf-8") for file in LESSONS.glob("*.de.md"))
        self.english = _read_words("en") - _read_words("de") - _split_words(re.sub("look:.*", "", german))
        assert {"the", "queens", "rows", "squares", "search", "of", "and"} <= self.english, "English words are missing"

    def expect_german(self, *names: str) -> None:
        text: str = self.page.evaluate(_TEXTS)
        assert len(text) > 200
        assert _split_words(text) & self.english == set(names)


@pytest.fixture
def reader(german: Screen) -> Reader:
    return Reader(german.page)


def test_a_german_page_is_german_at_every_kind_of_step(german: Screen, reader: Reader) -> None:
    page = german.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#step-total")).to_have_text("von 6.170")
    expect(page).to_have_title("Bitqueens: die N Damen in Bits")
    reader.expect_german()
    kinds: set[Any] = set()
    for n, step in ((8, 1), (8, 23), (8, 25), (4, 20), (4, 21), (4, 49), (1, 0), (2, 2)):
        german.visit(f"?n={n}&step={step}")
        expect(page.locator("#step-number")).to_have_text(str(step))
        expect(page.locator("#voice")).not_to_be_empty()
        kinds.add(page.locator("#title").inner_text())
        reader.expect_german()
    assert len(kinds) == 8
    expect(page.locator("#title")).to_have_text("Zeile 1 hat kein freies Feld: eine Sackgasse.")
    bits = [f'[data-register="{name}"] .bit-cell:nth-child(3)' for name in ("rd", "taken", "poss", "bit")]
    german.visit("?step=23&n=8")
    german.expect_step(23)
    for place in ("#squares [y='7'][x='3']", "#squares [y='2'][x='3']", *bits):
        page.locator(place).hover(force=True)
        expect(page.locator("#explained-text")).not_to_be_empty()
        reader.expect_german()
    for field, wrong in (("#n-field", "99"), ("#speed-field", "x")):
        german.enter(page.locator(field), wrong)
        reader.expect_german()
    page.get_by_role("button", name="Mehr Bedienelemente").click()
    page.get_by_role("button", name="Vorige Lösung").click()
    expect(page.locator("#banner-text")).to_have_text("Vor diesem Schritt gibt es keine Lösung.")
    reader.expect_german()
    for typed, shown in (("0,5", "0,5"), ("1.500", "1,5k"), ("1.000.000", "1M"), ("2,5k", "2,5k"), ("0.8", "0,8")):
        german.enter(page.locator("#speed-field"), typed)
        expect(page.locator("#speed-field")).to_have_value(shown)
    page.goto("/?step=1200&n=8&speed=a&from=x&drawer=export")
    expect(page.locator("#banner-text")).to_contain_text("In der Adresse ist speed")
    first = page.get_by_role("region").get_by_label("Von Schritt").first
    for typed, invalid in (("1.234", "false"), ("8,5", "true")):
        first.fill(typed)
        expect(first).to_have_attribute("aria-invalid", invalid)
    reader.expect_german("speed")


# Addresses, each with the names on it that are the same in every language.
FILM = {
    **{f"?n=6&step=30&drawer={drawer}": () for drawer in ("keys", "export", "legend", "starts", "predict")},
    **{f"?n=6&step=30&drawer={drawer}": () for drawer in ("learn", "class", "worksheet")},
    "?n=6&step=30&drawer=settings": ("english",),
    **{f"?algorithm={algorithm}&n=4&step=30": () for algorithm in ("conjoin", "naive")},
    "?n=4&step=9&present": (),
}
PAGES = {
    "/?n=4&step=9&embed&from=5&to=30": (),
    "/race?way=time": ("loop",),
    "/puzzle?board=touch:AABB/CABB/CCDD/CCDD": (),
    "/puzzle?board=touch:AABB/CxBB/CCDD/CCDD": (),
    "/puzzle?board=touch:AABB/CABB/CCDD/CCDD&watch=both&step=3": (),
    **{f"/exercise?exercise=place&part={part}": () for part in ("rays", "digits")},
    f"/worksheet?steps=bitmask.4.2,bitmask.4.3,flipped.4.6,basic.6.9&kinds={KINDS}": (),
}


def test_the_drawers_and_other_searches_have_no_english(german: Screen, reader: Reader) -> None:
    page = german.page
    page.goto("/yours")
    expect(page).to_have_title("Deine Suche · Bitqueens")
    for address, names in FILM.items():
        german.visit(address)
        expect(page.locator("#drawer[open] #drawer-body > *")).to_have_count(int("drawer" in address))
        german.settle()
        reader.expect_german(*names)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Mehr", exact=True).click()
    expect(page.get_by_role("navigation", name="Mehr")).to_be_visible()
    reader.expect_german()
    page.get_by_role("button", name="Lösungen", exact=True).click()
    page.get_by_role("radio", name="Alle").check()
    page.get_by_role("checkbox").check()
    expect(page.get_by_text("Klasse 1").first).to_be_visible()
    reader.expect_german()


def test_the_other_german_pages_have_no_english(german: Screen, reader: Reader) -> None:
    page = german.page
    for address, names in PAGES.items():
        page.goto(address)
        expect(page.locator("html[data-settled]")).to_be_attached()
        reader.expect_german(*names)
    page.goto("/exercise?exercise=place&part=digits")
    page.get_by_role("button", name="Prüfen").click()
    expect(page.locator(".frame-remark")).to_contain_text("Nicht ganz.")
    reader.expect_german()


@pytest.mark.parametrize(("languages", "taken"), [(["tlh", "de-CH", "en"], "de"), ([], "en")])
def test_the_first_known_language_of_the_browser_is_used(page: Page, languages: list[str], taken: str) -> None:
    page.add_init_script(f"Object.defineProperty(Navigator.prototype, 'languages', {{ get: () => {languages} }})")
    page.goto("/race")
    expect(page.locator("html")).to_have_attribute("lang", taken)
    name = {"de": "Hell oder dunkel", "en": "Light or dark"}[taken]
    expect(page.locator("[data-theme-switch]")).to_have_text(name)


def test_a_language_is_chosen_and_stays(page: Page, screen: Screen) -> None:
    screen.open()
    screen.button("Step").click()
    screen.expect_step(1)
    screen.press_in_menu("All settings")
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("group", name="Sprache").get_by_role("radio", name="Deutsch")).to_be_checked()
    screen.expect_step(1)
    page.goto("/race?way=time")
    expect(page.get_by_role("button", name="Messen")).to_be_visible()
    page.goto("/?drawer=settings")
    page.get_by_role("radio", name="Wie der Browser").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


@pytest.mark.parametrize(
    ("broken", "button", "place", "said"),
    [
        ("HTMLCanvasElement.prototype.toBlob = (take) => take(null)", "PNG sichern", "#banner-text", "kein PNG"),
        (
            "const own = Worker; Worker = function () { return new own('/none.js'); }",
            "GIF erstellen",
            ".plan",
            "GIF nicht",
        ),
        (  # the worker fails before the first frame
            "const own = Worker; let tell; const failure = new Promise((then) => { tell = then; });"
            "Worker = function () { const it = new own('/none.js'); it.addEventListener('error', tell); return it; };"
            "const draw = HTMLImageElement.prototype.decode;"
            "HTMLImageElement.prototype.decode = async function () { await failure; return draw.call(this); }",
            "GIF erstellen",
            ".plan",
            "GIF nicht",
        ),
    ],
)
def test_a_failed_export_is_reported_in_german(german: Screen, broken: str, button: str, place: str, said: str) -> None:
    page = german.page
    page.goto("/?n=4&step=3&drawer=export")
    page.evaluate(f"() => {{ {broken} }}")
    page.get_by_role("button", name=button).first.click()
    expect(page.locator(place)).to_contain_text(said)


@pytest.mark.slow  # German is tested above
def test_a_new_language_is_a_folder_and_a_line(new_context: Callable[..., BrowserContext], tmp_path: Path) -> None:
    for folder in ("server", "tests/tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    words = tmp_path / WORDS.relative_to(ROOT)
    shutil.copytree(words / "en", words / "eo")
    for file in (words / "eo").iterdir():
        file.write_text(
            file.read_text("utf-8").replace("Light or dark", "Hela").replace("dead end", "sakstrato"), "utf-8"
        )
    languages = tmp_path / "server/config/languages.py"
    languages.write_text(languages.read_text("utf-8").replace("\n}", '\n    "eo": "Esperanto",\n}'), "utf-8")
    context = new_context(locale="eo")
    page = context.new_page()
    theme = page.locator("[data-theme-switch]")
    with ServerProcess(root=tmp_path) as server, closing_pages(context):
        for path in ("race", "?n=8&step=23&drawer=settings"):
            page.goto(server.address + path)
            expect(page.locator("html")).to_have_attribute("lang", "eo")
            expect(theme).to_have_text("Hela")
        expect(page.locator("#title")).to_contain_text("sakstrato")
        page.get_by_role("radio", name="Deutsch").click()
        expect(theme).to_have_text("Hell oder dunkel")
        page.get_by_role("radio", name="Esperanto").click()
        expect(theme).to_have_text("Hela")
        expect(page.get_by_role("radio", name="Esperanto")).to_be_checked()
