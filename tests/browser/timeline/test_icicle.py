"""The timeline as a picture of the search: its outline, its zoom, and its tooltip."""

import re

import pytest
from playwright.sync_api import Page, expect

from server.search.trace.trace import Trace
from tests.browser.screen import Screen, box_of
from tests.tools.slow import some

# The share of coloured pixels in a part of the canvas, which is given in shares of its size.
_INK = """([left, top, right, bottom]) => {
  const canvas = document.getElementById("icicle");
  const [w, h] = [canvas.width, canvas.height];
  const box = [left * w, top * h, (right - left) * w, (bottom - top) * h].map(Math.round);
  const { data } = canvas.getContext("2d").getImageData(...box);
  return data.filter((_, index) => index % 4 === 3).filter((alpha) => alpha > 40).length / (data.length / 4);
}"""

# The colour of the canvas at a place in shares of its size.
_COLOUR = """([x, y]) => {
  const canvas = document.getElementById("icicle");
  const [left, top] = [x * canvas.width, y * canvas.height].map(Math.round);
  return [...canvas.getContext("2d").getImageData(left, top, 1, 1).data];
}"""


def _measure_ink(page: Page, *box: float) -> float:
    return float(page.evaluate(_INK, list(box)))


def _wait_for_outline(screen: Screen) -> None:
    expect(screen.timeline).not_to_have_attribute("data-plain", "")
    screen.settle()


def _hover(screen: Screen, step: float, steps: int, row: int, n: int) -> None:
    box = box_of(screen.timeline)
    x = box["x"] + box["width"] * (step + 0.5) / steps
    screen.page.mouse.move(x, box["y"] + box["height"] * (row + 0.5) / (n + 1))


@pytest.mark.allow_console("willReadFrequently")  # the test reads the canvas
def test_the_outline_is_painted_at_its_calls_and_its_tooltip_names_them(page: Page, screen: Screen) -> None:
    page.emulate_media(color_scheme="light")
    screen.open(4)
    _wait_for_outline(screen)
    assert _measure_ink(page, 0, 0, 1, 0.2) > 0.8, "row 0 does not reach from end to end"
    assert _measure_ink(page, 0, 0.65, 0.17, 0.78) == 0, "a call before step 9 is as deep as row 3"
    solution = (20 + 0.5) / 50
    assert _measure_ink(page, solution - 0.005, 0.85, solution + 0.005, 1) > 0.8
    for step in (0, 49):
        screen.visit(f"?n=4&step={step}")
        screen.expect_step(step)
        _wait_for_outline(screen)
        for solution in (20, 32):
            colour = page.evaluate(_COLOUR, [(solution + 0.5) / 50, 0.95])
            assert colour == [230, 164, 0, 255], f"solution {solution} is not gold at step {step}"
    trace = Trace("bitmask", 4)
    first = trace[14]
    assert (first.kind, first.row) == ("call", 1)
    end = trace.find("out", 14)
    assert end
    tip = page.locator("#tip")
    _hover(screen, 16, 50, 1, 4)
    expect(tip).to_have_text(f"row 1 · {end - 14} steps · 1 solution below")
    _hover(screen, 3, 50, 4, 4)
    expect(tip).to_have_text("step 3")
    screen.button("First step").click()
    page.mouse.move(2, 2)
    expect(tip).to_have_text("call · row 0")


def test_a_range_not_walked_yet_is_marked_and_a_click_on_it_does_nothing(page: Page, screen: Screen) -> None:
    page.goto("/?n=20&step=5000")
    screen.expect_step(5000)
    label = page.locator("#unwalked")
    expect(label).to_have_text("play or step to get here")
    assert label.evaluate("(label) => label.parentElement.scrollWidth <= label.parentElement.clientWidth"), "cut off"
    box = box_of(screen.timeline)
    head = box_of(page.locator("#timeline .head"))
    assert head["x"] < box["x"] + 0.85 * box["width"]
    page.mouse.move(box["x"] + 0.95 * box["width"], box["y"] + box["height"] / 2)
    expect(page.locator("#tip")).to_have_text(
        re.compile(r"^play or step to get here · about [\d.]+ × 10¹³ steps in all$")
    )
    page.mouse.down()
    page.mouse.up()
    screen.expect_rest_at(5000)
    expect(screen.timeline).to_have_attribute("aria-valuemax", "5000")
    expect(screen.banner).to_contain_text("on a board this large you cannot jump ahead")
    screen.choose_size(19)
    expect(page.locator("#step-total")).to_contain_text("about")
    expect(screen.timeline).to_have_attribute("data-plain", "")  # the size of this search is unknown, too
    screen.choose_size(8)
    expect(label).to_be_hidden()


def test_the_wheel_and_keys_zoom_the_timeline(page: Page, screen: Screen) -> None:
    screen.open()
    _wait_for_outline(screen)
    everything = page.get_by_role("button", name="All", exact=True)
    expect(everything).to_be_hidden()
    page.keyboard.press("+")
    expect(everything).to_be_visible()
    everything.click()
    expect(everything).to_be_hidden()
    page.keyboard.press("+")
    expect(everything).to_be_visible()
    page.keyboard.press("-")
    expect(everything).to_be_hidden()
    _hover(screen, 3085, 6170, 0, 8)
    page.mouse.wheel(0, -900)
    expect(everything).to_be_visible()
    screen.settle()
    box = box_of(screen.timeline)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)  # the zoom keeps the step under the pointer
    screen.until("Math.abs(step - 3085) < 60")
    page.mouse.click(box["x"] + 1, box["y"] + 20)
    screen.until("step > 1000")
    page.get_by_role("button", name="All", exact=True).click()
    for _ in range(8):
        page.keyboard.press("+")
    for name, step in (("Last step", 6169), ("First step", 0)):
        screen.button(name).click()
        screen.expect_step(step)
        expect(screen.timeline, "the visible range does not follow the film").not_to_have_attribute("data-outside", "")


@pytest.mark.allow_console("willReadFrequently")
@pytest.mark.parametrize("n", some([16, 18], 18))
def test_large_searches_have_an_outline_and_a_fast_film_shows_all_of_it(page: Page, screen: Screen, n: int) -> None:
    screen.open(n)
    _wait_for_outline(screen)
    assert _measure_ink(page, 0, 0, 1, 1) > 0.5
    for _ in range(24):
        page.keyboard.press("+")
    expect(page.get_by_role("button", name="All", exact=True)).to_be_visible()
    screen.set_speed("5M")
    screen.button("Play").click()
    expect(page.get_by_role("button", name="All", exact=True)).to_be_hidden()
