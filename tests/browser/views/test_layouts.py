"""The layout in every size of window."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.lessons.places import PANELS
from tests.browser.screen import Screen, box_of
from tests.tools.slow import some

SIZES = {"desk": (1440, 900), "low": (1280, 720), "tablet": (1024, 768), "phone": (390, 844), "small": (320, 640)}
WHOLE_STRIP = ("desk", "low", "phone")

_NODES = """() => [...document.querySelectorAll("#tree .node")]
  .reduce((sum, circles) => sum + circles.getAttribute("d").split("z").length - 1, 0)"""
_FOOTER = ".position, .zoom, .buttons, #speed-slider, #speed-field"
_HEADER = "#n-slider, #n-field, #solutions-button"
_TOP = "header :is(h1, .size, #solutions-button, .tools)"
_DIGITS = """(digits) => digits.map((digit) => [digit, getComputedStyle(digit)])
  .map(([digit, style]) => [digit.textContent, parseFloat(style.fontSize), style.opacity])"""
_OVERLAPS = """(alone) => {
  const parts = [...document.querySelectorAll(alone)].filter((part) => part.checkVisibility());
  const boxes = parts.map((part) => [part.id || part.className, part.getBoundingClientRect()]);
  return boxes.flatMap(([name, one], index) => boxes.slice(index + 1)
    .filter(([, other]) => one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 1 && other.top < one.bottom - 1)
    .map(([other]) => `${name} and ${other}`));
}"""
_MEASURE = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const box = (element) => element.getBoundingClientRect().toJSON();
  const n = Math.round(Math.sqrt(document.querySelectorAll("#squares > *").length));
  return {
    page: document.documentElement.scrollWidth,
    columns: all("#squares > *").slice(0, n).map(box),
    strip: Object.fromEntries(all("#strip [role=rowheader]").map((label) => [
      label.parentElement.dataset.register,
      [...label.parentElement.querySelectorAll(":scope > .bit-cell")].map(box),
    ])),
    board: box(document.getElementById("board")),
    footer: box(document.querySelector("footer")),
    header: box(document.querySelector("header")),
    inner: all("button, input, #strip .label, #strip .bit-cell, #step-number, #solutions, .timeline").map((element) => [
      element.id || element.className, box(element)
    ]),
  };
}"""


def _find_centre(box: dict[str, float]) -> float:
    return (box["left"] + box["right"]) / 2


def _find_panels(page: Page, size: str) -> dict[str, Locator]:
    """Return the panels that share a place, by the names of their tabs: those at the right, all but Now, or all."""
    right = [panel for panel in PANELS if page.locator(f".right #panel-{panel}").count()]
    names = {"low": right, "tablet": [panel for panel in PANELS if panel != "now"]}.get(size, [*PANELS])
    return {page.locator(f"#tab-{name}").text_content() or "": page.locator(f"#panel-{name}") for name in names}


@pytest.fixture
def sized(page: Page, screen: Screen, request: pytest.FixtureRequest) -> tuple[str, int, int]:
    width, height = SIZES[request.param]
    page.set_viewport_size({"width": width, "height": height})
    screen.open()
    return request.param, width, height


@pytest.mark.parametrize("sized", some(SIZES, "small"), indirect=True)
def test_bits_stand_under_their_squares_and_nothing_leaves_the_window(
    screen: Screen, page: Page, sized: tuple[str, int, int]
) -> None:
    name, width, _ = sized
    for n in (1, 4, 8, 11, 16, 32):
        screen.choose_size(n)
        screen.picture(1, "step-forward")
        at: dict[str, Any] = page.evaluate(_MEASURE)
        where = f"{name}, N={n}"
        assert at["page"] <= width, f"{where}: the page scrolls sideways"
        for what, box in at["inner"]:
            assert box["width"] == 0 or (box["left"] >= 0 and box["right"] <= width + 0.5), (
                f"{where}: {what} sticks out"
            )
        assert list(at["strip"]) == ["ld", "col", "rd", "taken", "poss", "bit"]
        assert len(at["columns"]) == n
        for register, cells in at["strip"].items():
            assert len(cells) == n
            for cell, column in zip(cells, at["columns"], strict=True):
                assert abs(_find_centre(cell) - _find_centre(column)) < 1, f"{where}: {register}"
                assert cell["width"] >= 0.6 * column["width"], f"{where}: {register}"
                assert cell["top"] >= at["board"]["bottom"], f"{where}: {register}"
        if name in WHOLE_STRIP:
            lowest = max(cell["bottom"] for cells in at["strip"].values() for cell in cells)
            assert lowest <= at["footer"]["top"], f"{where}: the footer covers the strip"
            assert at["board"]["top"] >= at["header"]["bottom"] - 0.5, f"{where}: the header covers the board"


@pytest.mark.parametrize("language", some(["en-US", "de-DE"], "de-DE"))
def test_the_longest_numbers_and_names_fit(open_page: Callable[..., Page], language: str) -> None:
    page = open_page(locale=language)
    screen = Screen(page)
    page.goto("/?n=16&step=3423570900&speed=100000000")
    expect(page.locator("#step-number")).to_have_text(re.compile(r"^3.423.570.900$"))
    is_english = language == "en-US"  # in German the zoom buttons and a wide header do not fit
    if is_english:
        page.keyboard.press("+")
    for width, height in ((1920, 1080), *SIZES.values(), (1320, 800), (1180, 700), (1000, 800), (900, 700), (860, 800)):
        screen.resize(width, height)
        page.evaluate("document.getElementById('achieved').textContent = 'jetzt 99,9M / s'")
        boxes = page.evaluate(_MEASURE)["inner"]
        assert [(width, what) for what, box in boxes if box["left"] < 0 or box["right"] > width + 0.5] == []
        assert page.evaluate(_OVERLAPS, _FOOTER) == [], width
        if width < 860 or (is_english and width >= 1180):
            assert page.evaluate(_OVERLAPS, _HEADER if width < 860 else _TOP) == [], width
    screen.visit("?n=18&step=178097000000")
    expect(page.locator("#solutions")).to_have_text(re.compile("^666.090.601$"))
    for width in (380, 390):
        screen.resize(width, 844)
        assert page.evaluate(_OVERLAPS, _HEADER) == [], width
    for view in ("", "&present"):
        page.goto(f"/?n=8&step=3{view}")  # a step that places a queen on the lowest bit
        for name in ("desk", "low"):
            screen.resize(*SIZES[name])
            expect(page.locator("#strip [data-register=bit] small")).not_to_be_empty()
            card = box_of(page.locator(".stage"))
            for made in page.locator("#strip small:not(:empty)").all():
                box = box_of(made)
                assert box["x"] >= card["x"] + 5, f"{name}{view}: {made.inner_text()} touches the edge"


@pytest.mark.parametrize("sized", some(SIZES, "low", "tablet", "phone"), indirect=True)
def test_panels_that_do_not_fit_have_tabs(screen: Screen, page: Page, sized: tuple[str, int, int]) -> None:
    name, *_ = sized
    panels, names = _find_panels(page, "phone"), [] if name == "desk" else [*_find_panels(page, name)]
    assert [*panels][:4] == ["Now", "Code", "Stack", "Tree"]
    shared = page.get_by_role("tablist", name="Panels")
    tabs = shared.get_by_role("tab")
    expect(tabs).to_have_text(names)

    def expect_open(chosen: str) -> None:
        for tab, panel in panels.items():
            expect(panel).to_be_visible(visible=tab == chosen or tab not in names)
        if names:
            expect(shared.get_by_role("tab", selected=True)).to_have_text(chosen)
        if name in ("low", "tablet"):
            box, stage = box_of(panels[chosen]), box_of(page.locator("#stage"))
            filled = pytest.approx(stage["y"] + stage["height"], abs=1)
            assert box["y"] + box["height"] == filled, f"{chosen} does not fill its place"

    expect_open(names[0] if names else "")
    for chosen in reversed(names):
        shared.get_by_role("tab", name=chosen).click()
        expect_open(chosen)
    for index in range(1, len(names) + 1):  # all the way round to the first
        page.keyboard.press("ArrowRight")
        expect_open(names[index % len(names)])
        expect(shared.get_by_role("tab", name=names[index % len(names)])).to_be_focused()
    if names:
        page.keyboard.press("ArrowLeft")
        expect_open(names[-1])
    screen.expect_step(0)


def test_on_large_boards_the_tree_keeps_its_place_and_the_registers_their_digits(page: Page, screen: Screen) -> None:
    width, height = SIZES["desk"]
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/?n=32&step=60")
    screen.expect_step(60)
    assert box_of(page.locator("#tree"))["height"] > 150
    expect(page.locator("#frames [data-active]")).to_be_in_viewport(ratio=1)
    for n in (18, 20):
        screen.visit(f"?n={n}&step=40")
        digits = page.locator('#strip [data-register="ld"] .bit-cell:not(.ghost) span')
        expect(digits).to_have_count(n)
        screen.expect_step(40)
        seen = digits.evaluate_all(_DIGITS)
        assert all(text in "01" and size >= 10 and opacity == "1" for text, size, opacity in seen), seen


def test_a_resized_window_keeps_the_step_and_the_tree(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    screen.open()
    for step in range(1, 6):
        screen.picture(step, "step-forward")
    nodes = page.evaluate(_NODES)
    assert nodes > 8
    for width, height in (SIZES["phone"], SIZES["low"], SIZES["desk"]):
        screen.resize(width, height)
        tree = page.get_by_role("tab", name="Tree")
        if tree.is_visible():
            tree.click()
        expect(page.locator("#tree")).to_be_visible()
        page.wait_for_function(f"() => ({_NODES})() === {nodes}")
        screen.expect_step(5)


@pytest.mark.parametrize("size", some(["desk", "low", "phone"], "low"))
@pytest.mark.parametrize("address", some(["/?speed=30", "/?algorithm=caching&speed=30"], "/?speed=30"))
@pytest.mark.usefixtures("motion")
def test_the_panels_keep_their_places_during_fast_play(page: Page, screen: Screen, address: str, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(address)
    screen.expect_step(0)
    screen.button("Play").click()
    expect(page.locator("#stage")).to_have_attribute("data-fast", "")
    screen.paint()
    places, sentences = page.evaluate("""async () => {
      const [places, sentences] = [new Set(), new Set()];
      const parts = [...document.querySelectorAll(".panel, #listing, #title, #why, #pick, #shift, #frames, #tree")];
      for (let frame = 0; frame < 2000 && sentences.size < 12; frame++) {
        await new Promise(requestAnimationFrame);
        const boxes = parts.map((part) => part.getBoundingClientRect().toJSON());
        places.add(JSON.stringify(boxes, (_, value) => (typeof value === "number" ? Math.round(value) : value)));
        sentences.add(document.getElementById("title").textContent);
      }
      return [[...places], [...sentences]];
    }""")
    assert len(sentences) == 12, "the film does not play"
    assert len(places) == 1, sentences
