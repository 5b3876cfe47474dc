"""The layout in every size of window."""

import pytest
from playwright.sync_api import Page, expect

from server.lessons.places import PANELS
from tests.browser.screen import Screen, box_of
from tests.tools.slow import some

SIZES = {"desk": (1440, 900), "low": (1280, 720), "tablet": (1024, 768), "phone": (390, 844), "small": (320, 640)}

_NODES = """() => [...document.querySelectorAll("#tree .node")]
  .reduce((sum, circles) => sum + circles.getAttribute("d").split("z").length - 1, 0)"""
_DIGITS = """(digits) => digits.map((digit) => [digit, getComputedStyle(digit)])
  .map(([digit, style]) => [digit.textContent, parseFloat(style.fontSize), style.opacity])"""


@pytest.fixture
def sized(page: Page, screen: Screen, request: pytest.FixtureRequest) -> tuple[str, int, int]:
    width, height = SIZES[request.param]
    page.set_viewport_size({"width": width, "height": height})
    screen.open()
    return request.param, width, height


@pytest.mark.parametrize(
    ("sized", "names"), [("low", PANELS[2:]), ("tablet", PANELS[1:]), ("phone", PANELS)], indirect=["sized"]
)
def test_panels_that_share_a_place_fill_it(page: Page, sized: tuple[str, int, int], names: tuple[str, ...]) -> None:
    tabs = page.get_by_role("tablist", name="Panels").get_by_role("tab")
    expect(tabs).to_have_count(len(names))
    for tab, name in zip(tabs.all(), names, strict=True):
        tab.click()
        expect(page.locator(f"#panel-{name}")).to_be_visible()
        assert sum(page.locator(f"#panel-{each}").is_visible() for each in names) == 1
        box, stage = box_of(page.locator(f"#panel-{name}")), box_of(page.locator("#stage"))
        assert sized[0] == "phone" or box["y"] + box["height"] == pytest.approx(stage["y"] + stage["height"], abs=1)


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


def test_the_counters_keep_their_places_while_the_film_plays(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto("/?n=14&speed=1000000")
    screen.settle()
    place = """() => [".counted", "#checks", "#board"]
      .map((part) => document.querySelector(part).getBoundingClientRect().top)"""
    before = page.evaluate(place)
    screen.button("Play").click()
    screen.expect_step_after(3_000_000)
    assert page.evaluate(place) == before


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
