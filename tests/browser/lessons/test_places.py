"""The place of a lesson's note: beside the film, at every stop of every lesson, in every window."""

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from server.lessons.index import ORDER
from server.lessons.lesson import Stop
from server.lessons.parse import parse
from tests.browser.screen import Screen
from tests.lessons.corpus import SHIPPED
from tests.tools.slow import some

# Windows, each with the least side of the board in pixels; beside a panel below it, 0.65 of that.
WINDOWS = [
    *((1440, 900, 420), (1366, 768, 360), (1280, 720, 320), (1024, 768, 300), (900, 700, 240), (768, 450, 240)),
    *((844, 390, 200), (683, 384, 200), (390, 844, 220), (360, 640, 176), (320, 568, 120)),
]  # 683x384: 1366x768 at 200 %

_PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# The faults of a stop, and the lower right corner of its button Next.
_INSPECT = """(least) => {
  const [width, height] = [innerWidth, innerHeight];
  const box = (element) => element.getBoundingClientRect();
  const shared = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const note = document.querySelector("dialog.lesson");
  const [own, board] = [note, document.querySelector("#board")].map(box);
  const rings = [...document.querySelectorAll(".lesson-ring")].map(box);
  const wrong = [];
  const check = (holds, what) => holds || wrong.push(what);
  const isHit = (element) => {
    const { left, right, top, bottom } = box(element);
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const asks = note.querySelector(".lesson-choice") ?? note.querySelector(".asking")?.checkVisibility();
  const answers = asks ? [...note.querySelectorAll(".what, .answers button, .asking .text")] : [];
  for (const element of [...answers, ...note.querySelectorAll(":scope > .row button")])
    if (element.checkVisibility()) check(isHit(element), `out of sight: ${element.textContent}`);
  check(own.left >= 0 && own.right <= width && own.top >= 0 && own.bottom <= height, "the note leaves the window");
  check(!shared(own, board), "the note covers the board");
  const spots = [0.05, 0.35, 0.65, 0.95];
  const covered = spots.flatMap((x) => spots.map((y) => [board.left + board.width * x, board.top + board.height * y]))
    .filter(([x, y]) => !document.elementFromPoint(x, y)?.closest("#stage"));
  check(!covered.length, `${covered.length} of 16 spots of the board are out of sight`);
  check(box(note.querySelector(".said")).height >= 40, "the text has no room");
  const isSmaller = document.documentElement.matches("[data-panel-only], [data-lesson=footer]");
  check(board.width >= least * (isSmaller ? 0.65 : 1), `the board has ${board.width} pixels`);
  check(rings.length, "nothing is ringed");
  for (const ring of rings) {
    check(ring.width > 40 && ring.height > 20, "a ring is empty");
    check(!shared(own, ring), "a ring covers the note");
    check(ring.left >= 0 && ring.top >= 0 && ring.right <= width && ring.bottom <= height, "a ring leaves the window");
  }
  check(document.documentElement.scrollWidth <= width, "the page scrolls sideways");
  const next = box(note.querySelector(".next"));
  return { wrong, next: [Math.round(next.right), Math.round(next.bottom)] };
}"""


# The names of parts of the page, as lessons use them, that are not visible.
_UNSEEN = """async (names) => {
  const main = document.querySelector("script[type=module][src$='main.js']").src;
  const { LOOKS } = await import(main.replace("bundles/js/main.js", "js/lessons/looks.js"));
  const isSeen = (selector) => [...document.querySelectorAll(selector)].some((part) => part.checkVisibility());
  return names.filter((name) => !LOOKS[name].some(isSeen));
}"""


def visit_stops(screen: Screen, name: str, language: str, visit: Callable[[int, Stop], None]) -> None:
    """Open each stop of a lesson once and call `visit` with its number and its parsed text."""
    page = screen.page
    lesson = parse((SHIPPED / f"{name}.{language}.md").read_text("utf-8"))
    for number, stop in enumerate(lesson.stops, 1):
        expect(page.locator("dialog.lesson .stop")).to_have_text(re.compile(rf"^{re.escape(lesson.title)} · {number} "))
        expect(page.get_by_role("dialog", name=stop.title, exact=True).locator("#lesson-text")).not_to_be_empty()
        screen.expect_step(stop.place.step)
        asks = page.locator("dialog.lesson :is(.asking, .lesson-choice)").filter(visible=True)
        expect(asks).to_have_count(int(stop.question is not None))
        screen.settle()
        visit(number, stop)
        page.locator("dialog.lesson .leave" if number == len(lesson.stops) else "dialog.lesson .next").click()
    expect(page.locator("dialog.lesson")).to_be_hidden()


@pytest.mark.parametrize(("language", "name"), some([*product(["en", "de"], ORDER)], ("de", "tour"), ("en", "back")))
def test_the_note_covers_nothing_and_its_question_is_visible(
    open_page: Callable[..., Page], language: str, name: str
) -> None:
    page = open_page(locale={"en": "en-GB", "de": "de-DE"}[language])
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/?lesson={name}")
    found: dict[str, list[str]] = {}
    spots: dict[tuple[int, int], set[tuple[int, int]]] = {}

    def visit(number: int, stop: Stop) -> None:
        for width, height, least in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(_PAINTED)
            if width >= 1366:
                assert page.evaluate(_UNSEEN, list(stop.look)) == [], (stop.title, width)
            seen = page.evaluate(_INSPECT, least)
            spots.setdefault((width, height), set()).add(tuple(seen["next"]))
            if seen["wrong"]:
                found[f"stop {number} at {width}x{height}"] = seen["wrong"]

    screen = Screen(page)
    visit_stops(screen, name, language, visit)
    assert found == {}
    assert {window: places for window, places in spots.items() if len(places) > 1} == {}, "the button Next moves"


# The font size of the note in pixels, and if a counter covers the sentence of the step.
_PROJECTED = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const [title, counted] = [box("#title"), box(".counted")];
  const size = parseFloat(getComputedStyle(document.querySelector("#lesson-text")).fontSize);
  return [size, title.top < counted.bottom && counted.top < title.bottom && title.left < counted.right];
}"""


def test_on_a_projector_the_note_has_large_text_beside_the_board(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto("/?present&lesson=back")
    found = {}

    def visit(number: int, _: Stop) -> None:
        if wrong := page.evaluate(_INSPECT, 340)["wrong"]:
            found[number] = wrong

    visit_stops(screen, "back", "en", visit)
    assert found == {}
    screen.visit("?present&lesson=lowest&stop=2")
    expect(page.locator("dialog.lesson .stop")).to_have_text(re.compile(" · 2 "))
    expect(page.locator("#title")).to_be_visible()
    size, is_over = page.evaluate(_PROJECTED)
    assert size >= 20
    assert not is_over, "a counter lies over the sentence"


def test_the_subject_of_a_question_is_not_dimmed(page: Page, screen: Screen) -> None:
    page.goto("/?lesson=shift&stop=4")
    screen.expect_step(5)
    expect(page.locator("dialog.lesson .asking")).to_be_visible()
    shadow, stage = page.evaluate(
        """() => [".lesson-ring", "#stage"].map((part) => {
          const { boxShadow, opacity, filter } = getComputedStyle(document.querySelector(part));
          return part === "#stage" ? [opacity, filter] : boxShadow;
        })"""
    )
    assert (shadow, stage) == ("none", ["1", "none"])
    expect(page.locator("#stage[data-recedes]")).to_have_count(0)
    expect(page.locator("#panel-stack")).to_have_attribute("data-recedes", "")
