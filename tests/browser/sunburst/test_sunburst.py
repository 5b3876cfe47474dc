"""The rings of the whole search: their views, their colours, and the steps that clicks lead to."""

import math
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from server.search.trace.trace import Trace
from tests.browser.screen import Screen

RIM = 0.975  # share of the radius at which the solutions are
MARGIN = 10  # pixels around the circle

# The colour of the rings at a share of the circle and of the radius.
_COLOUR = """([share, distance, margin]) => {
  const canvas = document.getElementById("sunburst-canvas");
  const sharp = canvas.width / canvas.getBoundingClientRect().width;
  const radius = (canvas.getBoundingClientRect().width / 2 - margin) * distance * sharp;
  const angle = 2 * Math.PI * share - Math.PI / 2;
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => canvas.width / 2 + part * radius);
  return [...canvas.getContext("2d").getImageData(Math.round(x), Math.round(y), 1, 1).data];
}"""


def _rings(page: Page) -> Locator:
    return page.locator("#sunburst-canvas")


def _colour(page: Page, share: float, distance: float) -> list[int]:
    found: list[int] = page.evaluate(_COLOUR, [share, distance, MARGIN])
    return found


def _locate(page: Page, share: float, distance: float) -> tuple[float, float]:
    box = _rings(page).bounding_box()
    assert box
    radius = (box["width"] / 2 - MARGIN) * distance
    angle = 2 * math.pi * share - math.pi / 2
    return (
        box["x"] + box["width"] / 2 + math.cos(angle) * radius,
        box["y"] + box["height"] / 2 + math.sin(angle) * radius,
    )


def _open(screen: Screen, query: str, step: int) -> None:
    screen.page.goto(f"/{query}")
    screen.expect_step(step)
    expect(screen.timeline).not_to_have_attribute("data-plain", "")
    screen.settle()


def test_the_rings_have_a_tab_a_large_view_and_a_field_of_the_address(page: Page, screen: Screen) -> None:
    screen.open()
    expect(_rings(page)).to_be_hidden()
    page.get_by_role("tab", name="Tree").click()
    whole = page.get_by_role("button", name="Whole", exact=True)
    whole.click()
    expect(page.locator("#panel-tree").get_by_role("img", name="0.0162 % played, 0 solutions")).to_be_visible()
    expect(page.locator("#tree")).to_be_hidden()
    screen.button("Large").click()
    expect(page.locator("#whole-stage").locator("canvas")).to_be_visible()
    expect(page.locator("#panel-code")).to_be_hidden()
    expect(page).to_have_url(re.compile("whole=large"))
    page.keyboard.press("w")
    expect(_rings(page)).to_be_hidden()
    expect(page.locator("#panel-code")).to_be_visible()
    page.keyboard.press("w")
    expect(_rings(page)).to_be_visible()
    screen.button("Back to the panels").click()
    page.get_by_role("tab", name="Tree").click()
    whole.click()
    expect(page.locator("#tree")).to_be_visible()


@pytest.mark.allow_console("willReadFrequently")  # the test reads the canvas
def test_played_steps_are_inked_solutions_are_gold_and_predict_hides_coming_steps(page: Page, screen: Screen) -> None:
    page.emulate_media(color_scheme="light")
    trace = Trace("bitmask", 6)
    steps = len(trace)
    found = [step.step for step in trace if step.kind == "solution"]
    _open(screen, f"?n=6&step={steps // 2}&whole=large", steps // 2)
    for step in found:  # pale until the search has found it
        *gold, opacity = _colour(page, (step + 0.5) / steps, RIM)
        assert opacity > 200 if step <= steps // 2 else 50 < opacity < 130, step
        assert gold == pytest.approx([230, 164, 0], abs=4), step
    played, coming = _colour(page, 0.2, 0.16), _colour(page, 0.8, 0.16)
    assert played[3] > 200
    assert coming[3] > 200
    assert played[2] > played[0], "played steps are not blue"
    assert coming[0] > coming[2], "coming steps are not sand"
    assert _colour(page, 0.02, 0.9)[3] == 0, "there is ink deeper than the search went"
    _open(screen, "?n=6&step=100&whole=large&predict=ld", 100)
    assert _colour(page, 0.8, 0.16)[3] == 0


def test_a_click_and_a_drag_lead_to_a_step_and_the_wheel_zooms_into_a_branch(page: Page, screen: Screen) -> None:
    _open(screen, "?n=8&step=0&whole=large", 0)
    page.mouse.move(*_locate(page, 0.25, 0.5))
    expect(page.locator("#sunburst-note")).to_contain_text("row 4")
    page.mouse.down()
    page.mouse.up()
    screen.until(f"Math.abs(step - {6170 * 0.25}) < 12")
    page.mouse.down()
    page.mouse.move(*_locate(page, 0.5, 0.5), steps=4)
    page.mouse.up()
    screen.until(f"Math.abs(step - {6170 * 0.5}) < 12")
    page.mouse.wheel(0, -600)
    expect(page.locator("#all")).to_be_attached()
    page.mouse.move(*_locate(page, 0.25, 0.5))
    page.mouse.down()
    page.mouse.up()
    screen.until("step < 3085 && step > 1600")


def test_on_a_projector_the_rings_appear_by_themselves_in_a_fast_film(page: Page, screen: Screen) -> None:
    page.goto("/?n=8&present")
    screen.expect_step(0)
    screen.set_speed("2000")
    expect(_rings(page)).to_be_hidden()
    screen.set_speed("5000")
    expect(_rings(page)).to_be_visible()
    page.keyboard.press("w")
    expect(_rings(page)).to_be_hidden()


def test_a_poster_of_the_rings_can_be_saved_unless_the_search_is_too_long(screen: Screen, page: Page) -> None:
    page.goto("/?n=6&drawer=export")
    section = page.get_by_role("region", name="The whole search", exact=True)
    expect(
        section.get_by_role("img", name="The whole search of N = 6. bitmask: 458 steps, 4 solutions")
    ).to_be_visible()
    with page.expect_download() as download:
        section.get_by_role("button", name="Save SVG").click()
    assert download.value.suggested_filename == "bitqueens-bitmask-6-whole.svg"
    text = download.value.path().read_text("utf-8")
    assert text.count('fill-opacity="1.00"') >= 4
    assert text.partition('<g class="solutions">')[2].partition("</g>")[0].count("<path") == 4
    screen.choose_size(24)
    expect(page.get_by_text("This search is too long to be drawn as a whole.")).to_be_visible()
    page.goto("/?n=24&step=40&whole=large")
    screen.expect_step(40)
    expect(page.locator("#sunburst-note")).to_have_text("This search is too long to be drawn as a whole.")
