"""The journeys: short ways through the pages that every engine must be able to go."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

from tests.browser.classes.host import hosting
from tests.tools.site import serving_files
from tests.tools.waiting import PATIENCE

# Tools of the journeys' scripts; a wait that fails names its condition.
_TOOLS = """
const find = (selector) => document.querySelector(selector);
const text = (selector) => find(selector)?.textContent ?? "";
const number = (selector) => Number(text(selector).replace(/\\D/g, "") || NaN);
const until = async (wanted) => {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await new Promise((go) => setTimeout(go, 30)))
    if (wanted()) return;
  throw new Error(`not so: ${wanted}`);
};
const click = async (selector) => {
  await until(() => find("html[data-settled]") && find(selector) && !find(selector).disabled);
  if (find(selector).click) find(selector).click();
  else find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true })); // a square is a shape
};
const type = (selector, value) => {
  find(selector).value = value;
  for (const kind of ["input", "change"]) find(selector).dispatchEvent(new Event(kind, { bubbles: true }));
};
const started = () => until(() => find("html[data-started]"));
const textOf = async (selector) => (await until(() => text(selector)), text(selector));
const passStep = (least) => until(() => find("#stage[data-kind]") && number("#step-number") > least);
const atStep = (wanted) => until(() => find("#stage[data-kind]") && number("#step-number") === wanted);
"""
_AT_1 = "await atStep(1);"
_PREVIEW = "find('img.preview')?.naturalWidth"
_AT_NEWS = "await until(() => /new version/.test(text('#banner-text')));"
_ANSWER = "await click('#question .answers button');"
_THEME = "document.documentElement.dataset.theme"
_DISC = "find('#whole-stage canvas')?.width > 100"
_NEXT = "const first = await textOf('.lesson h2'); await click('.lesson > .row button:last-child');"
_PLAY_RACE = "await click('#race-play');"
_RAY = "await click('.frame-buttons button');"
_HINT = """
  const hint = '#puzzle-acts button:nth-child(2)';
  const said = () => text(hint) + text('#puzzle-said');
  for (let part = 0; part < 4; part++) {
    const before = said();
    await click(hint);
    await until(() => said() !== before);
  }
  await until(() => find('#puzzle-acts button').getAttribute('aria-disabled') === 'false');
"""
_MAKE = "await click('#puzzle-ways button:nth-child(4)'); await click('#puzzle-panel > :last-child .primary');"
_SEARCH = "await started(); type('#search', 'worksheet');"
_ATTACKED = """
queens = []
for column in (0, 2, 1, 3):
    queens.append(column)
print(queens)
"""
_RUN = f"await textOf('.own-code'); type('.own-code textarea', {_ATTACKED!r}); await click('.own-bar .primary');"


class Page(Protocol):
    """A page of an engine of this version."""

    version: str

    def goto(self, address: str) -> object: ...
    def evaluate(self, function: str, argument: Any = None) -> Any: ...


Opener = Callable[[int, int], contextlib.AbstractContextManager[Page]]


@dataclass(frozen=True)
class Journey:
    """A way through one page: its name, its address below the server, and a script that fails with an exception."""

    name: str
    path: str
    script: str


_SQUARES = 'document.querySelectorAll("#squares .square").length'
JOURNEYS = [
    Journey("the first picture", "?n=8&step=0", f"await until(() => {_SQUARES} === 64);"),
    Journey("play and pause", "?n=8&step=0", 'await click("#play"); await passStep(2); find("#play").click();'),
    Journey("a step on", "?n=8&step=2802", 'await atStep(2802); await click("#step-forward"); await atStep(2803);'),
    Journey("a step back", "?n=8&step=2802", 'await atStep(2802); await click("#step-back"); await atStep(2801);'),
    Journey("deep in N = 16", "?n=16&step=1000000000", "await atStep(1_000_000_000);"),
    Journey("a step of N = 18", "?n=18&step=100000000000", "await atStep(100_000_000_000);"),
    Journey("the next solution", "?n=8&step=1", 'await atStep(1); await click("#next-solution"); await atStep(331);'),
    Journey("another board", "?n=8&step=1", f"{_AT_1} type('#n-field', '5'); await until(() => {_SQUARES} === 25);"),
    Journey("a stop of a lesson", "?lesson=tour", f"{_NEXT} await until(() => text('.lesson h2') !== first);"),
    Journey("a question", "?n=8&step=1&predict=ends", f"{_ANSWER} await until(() => text('#question .verdict'));"),
    Journey(
        "the dark theme",
        "?n=8&step=1",
        f"{_AT_1} find('[data-theme-switch]').click(); await until(() => {_THEME});",
    ),
    Journey("the whole search", "?n=8&step=1", f"{_AT_1} await click('#show-whole'); await until(() => {_DISC});"),
    Journey("a picture to save", "?n=4&step=7&drawer=export", f"await until(() => {_PREVIEW} > 0);"),
    Journey("a race", "race?lanes=basic,bitmask&n=4", f"{_PLAY_RACE} await until(() => /^[1-9]/.test(text('.at')));"),
    Journey(
        "a ray of a queen", "exercise?exercise=place&part=rays", f"{_RAY} await until(() => text('.frame-remark'));"
    ),
    Journey("a hint for a puzzle", "puzzle", _HINT),
    Journey("a random puzzle", "puzzle", f"{_MAKE} await until(() => /board=/.test(location.search));"),
    Journey("a worksheet", "worksheet", "await until(() => document.querySelectorAll('.paper .task').length > 1);"),
    Journey("a search in the manual", "manual", f"{_SEARCH} await until(() => /[0-9]/.test(text('#found')));"),
    Journey("an attacked pair in Yours", "yours", f"{_RUN} await until(() => /attack/i.test(text('.own-facts')));"),
]
_NARROW = "await until(() => innerWidth < 480);"
IN_A_CLASS = Journey("a class on a phone", "", f"{_NARROW} await until(() => text('.class-band')); await atStep(331);")
FILM = Journey("a film from a folder", "", 'await atStep(0); await click("#step-forward"); await atStep(1);')
VISIT = Journey("the site on a phone", "", f"{_NARROW} await atStep(0); await navigator.serviceWorker.ready;")
UPDATE = Journey("the site's other version", "?n=4", f"{_AT_NEWS} find('#reload').click();")
OFFLINE = Journey("the site offline", "?n=16&step=1000000000", "await atStep(1_000_000_000);")
NUMBER = len([*JOURNEYS, IN_A_CLASS, FILM, VISIT, UPDATE, OFFLINE])


def go(page: Page, address: str, journey: Journey) -> None:
    """Go one journey. Raises RuntimeError with what the page did not do."""
    page.goto(address + journey.path)
    tools = _TOOLS.replace("PATIENCE", str(PATIENCE * 900))
    page.evaluate(f"async () => {{ {tools} {journey.script} }}")


@contextlib.contextmanager
def leading(address: str) -> Iterator[str]:
    """Lead a class at step 331, and yield the address at which a pupil joins it."""
    with hosting(address) as host:
        host.show(step=331)
        yield f"{address}?class={host.code}"


def travel(page: Page, ways: list[tuple[str, Journey]]) -> dict[str, str]:
    """Go journeys in one page; return for each name why it failed, "" if it did not."""
    return {journey.name: attempt(page, address, journey) for address, journey in ways}


def travel_site(page: Page, folder: Path, built: Path, other: Path) -> dict[str, str]:
    """Visit a site, then its other version, then that without a server; return for each name why it failed.

    `folder`: a link, which leads to the version that is served.
    """
    folder.symlink_to(built)
    with serving_files(folder) as site:
        visited = attempt(page, site, VISIT)
        folder.unlink()
        folder.symlink_to(other)
        updated = attempt(page, site, UPDATE) or ("" if until_other(page) else "the other version did not load")
    return {VISIT.name: visited, UPDATE.name: updated, OFFLINE.name: attempt(page, site, OFFLINE)}


def until_other(page: Page) -> bool:
    """Wait until a page that loads itself again has the other version; return False if it does not come."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        with contextlib.suppress(Exception):  # the page is gone while it loads again
            if page.evaluate("() => document.querySelector('h1[data-version]') !== null"):
                return True
        sleep(0.1)
    return False


def attempt(page: Page, address: str, journey: Journey) -> str:
    """Go one journey; return why it failed, "" if it did not."""
    try:
        go(page, address, journey)
    except Exception as error:  # the other journeys go on
        return str(error).strip().splitlines()[0]
    return ""


def film(folder: Path) -> str:
    """Write a film and return its address."""
    from server import Film, Trace

    Film(Trace("bitmask", 8)).save(folder / "film.html")
    return (folder / "film.html").as_uri()
