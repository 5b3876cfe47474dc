"""For a projector: board and strip first, big type, little else."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.screen import Screen
from tests.tools.slow import some

SIZES = [(1280, 720), (1920, 1080)]


def _pixels(page: Page, selector: str, style: str) -> float:
    value: str = page.evaluate(
        "([selector, style]) => getComputedStyle(document.querySelector(selector))[style]", [selector, style]
    )
    return float(value.removesuffix("px"))


@pytest.mark.parametrize(("width", "height"), some(SIZES, (1280, 720)))
def test_the_button_and_escape(page: Page, screen: Screen, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    screen.open()
    before = {
        selector: _pixels(page, selector, "fontSize")
        for selector in ("#listing", "#title", "#strip .label", "#why", "#pick")
    }
    board = page.get_by_role("group", name=re.compile("^Board of"))
    square = board.bounding_box()
    screen.button("Present").click()
    expect(screen.button("Leave")).to_be_visible()
    for gone in ("Call stack", "Search tree"):
        expect(page.get_by_role("region", name=gone)).to_be_hidden()
    expect(screen.timeline).to_be_in_viewport(ratio=1)
    for selector, pixels in before.items():
        assert _pixels(page, selector, "fontSize") > pixels, selector
    larger = board.bounding_box()
    assert larger
    assert square
    assert larger["width"] >= square["width"]
    page.keyboard.press("Escape")
    expect(screen.button("Present")).to_be_visible()
    expect(screen.timeline).to_be_visible()


@pytest.mark.parametrize(("width", "height"), some(SIZES, (1280, 720)))
def test_nothing_sticks_out_or_covers_the_strip(page: Page, screen: Screen, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    screen.open()
    page.keyboard.press("p")
    expect(screen.button("Leave")).to_be_visible()
    for n in (4, 8, 16, 32):
        screen.choose(n)
        screen.picture(1, "step-forward")
        for code in ("Code", "Code"):
            screen.button(code).click()
            screen.settle()
            at = page.evaluate(
                """() => {
                  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
                  const cells = [...document.querySelectorAll("#strip .bit-cell:not(.ghost)")];
                  return {
                    page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
                    lowest: Math.max(...cells.map((cell) => cell.getBoundingClientRect().bottom)),
                    footer: box("footer").top, stage: box(".stage").right, mid: box("#panel-now").left,
                    now: box("#panel-now").right,
                  };
                }"""
            )
            assert at["page"] == [width, height], n
            assert at["lowest"] <= at["footer"], n
            assert at["stage"] < at["mid"], n
            assert at["mid"] + 300 < at["now"] <= width, n


def test_the_code_can_be_put_away(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    screen.open()
    page.keyboard.press("c")  # here it does nothing
    screen.button("Present").click()
    code = page.get_by_role("region", name="Code")
    expect(code).to_be_visible()
    screen.button("Code").click()
    expect(code).to_be_hidden()
    expect(screen.button("Code")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("c")
    expect(code).to_be_visible()
    page.keyboard.press("c")
    screen.button("Leave").click()
    expect(code).to_be_visible()
    expect(page.get_by_role("button", name="Code", exact=True)).to_be_hidden()


def test_the_address_has_it_and_back_leaves(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto("/?n=6&step=12&present&code=hidden")
    screen.expect_step(12)
    expect(screen.button("Leave")).to_be_visible()
    expect(page.get_by_role("region", name="Code")).to_be_hidden()
    page.goto("/?n=6&step=12")
    screen.expect_step(12)
    page.keyboard.press("p")
    expect(page).to_have_url(re.compile("&present$"))
    page.go_back()
    expect(screen.button("Present")).to_be_visible()
    screen.expect_step(12)


def test_it_asks_for_the_full_screen_and_leaves_with_it(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    screen.open()
    screen.button("Present").click()
    page.wait_for_function("() => document.fullscreenElement === document.documentElement")
    page.evaluate("document.exitFullscreen()")  # as the browser does on Escape
    expect(screen.button("Present")).to_be_visible()
    screen.button("Present").click()
    page.wait_for_function("() => document.fullscreenElement !== null")
    screen.button("Leave").click()
    page.wait_for_function("() => document.fullscreenElement === null")


# The browser takes its time: it enters full screen when it is told to `enter`.
_LATE = """const request = Element.prototype.requestFullscreen;
Element.prototype.requestFullscreen = function () {
  return new Promise((done) => { window.enter = () => request.call(this).then(done); });
};"""


def test_a_full_screen_that_comes_late_is_left_again(page: Page, screen: Screen) -> None:
    page.add_init_script(_LATE)
    page.set_viewport_size({"width": 1280, "height": 720})
    screen.open()
    screen.button("Present").click()
    page.wait_for_function("() => window.enter")
    screen.button("Leave").click()
    expect(screen.button("Present")).to_be_visible()
    page.evaluate("enter()")
    page.wait_for_function("() => document.fullscreenElement === null")


def test_an_address_does_not_take_the_full_screen(page: Page, screen: Screen) -> None:
    def click_first(route: Route) -> None:  # as somebody who does not wait for the page
        page.mouse.click(5, 5)
        assert page.evaluate("navigator.userActivation.isActive")
        route.continue_()

    page.route("**/bundles/js/main.js", click_first)
    page.goto("/?step=12&present")
    screen.expect_step(12)
    screen.settle()
    assert page.evaluate("document.fullscreenElement === null")


def test_escape_closes_first_what_was_opened_last(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    screen.open()
    page.evaluate("document.documentElement.requestFullscreen = undefined")
    page.keyboard.press("p")
    page.keyboard.press("?")
    drawer = page.get_by_role("dialog", name="Keys")
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(screen.button("Leave")).to_be_visible()
    screen.button("More").click()
    page.keyboard.press("Escape")
    screen.speed_field.fill("9")
    screen.speed_field.press("Escape")
    screen.settle()
    expect(screen.button("Leave")).to_be_visible()
    page.keyboard.press("Escape")
    expect(screen.button("Present")).to_be_visible()


@pytest.mark.slow  # beside nothing that sticks out
def test_header_and_transport_have_room(page: Page, screen: Screen) -> None:
    screen.open(16)
    screen.button("Last step").click()
    expect(screen.solutions).to_have_text("14,772,512")
    expect(page.locator("#step-total")).to_contain_text("the last")
    page.keyboard.press("+")
    for width in (860, 1000, 1024, 1180, 1280, 1320, 1440):
        screen.resize(width, 800)
        header, transport = page.evaluate(
            """() => {
              const outer = [...document.querySelectorAll("header :is(h1, .size, #solutions-button, .tools)")]
                .map((element) => element.getBoundingClientRect().toJSON());
              return [outer, [...document.querySelectorAll("footer :is(.where, .buttons, .speed)")].flatMap((part) => {
                const inner = [...part.querySelectorAll("*")].filter((it) => it.checkVisibility() && it.clientWidth)
                  .map((it) => it.getBoundingClientRect());
                const [lefts, rights] = [inner.map(({ left }) => left), inner.map(({ right }) => right)];
                return [{ left: Math.min(...lefts), right: Math.max(...rights) }];
              })];
            }"""
        )
        for boxes in [transport] if width < 1180 else [header, transport]:
            for left, right in pairwise(boxes):
                assert left["right"] <= right["left"], width
            assert boxes[-1]["right"] <= width


_UNSEEN = """() => {
  const box = document.getElementById("listing").getBoundingClientRect();
  return [...document.querySelectorAll("#listing li")].flatMap((line, index) => {
    const values = line.querySelector(".values").getBoundingClientRect();
    const code = line.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(line.querySelector("code"));
    const isCut = text.getBoundingClientRect().right > (values.width ? values.left + 8 : box.right);
    const isOutside = code.top < box.top || code.bottom > box.bottom - 8;
    return isCut || (isOutside && index < 12) ? [line.textContent] : [];
  });
}"""


def test_the_listing_is_whole_on_a_projector(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    for address in ("n=8&step=2803", "algorithm=caching&n=8&step=280"):
        page.goto(f"/?{address}&present")
        screen.settle()
        assert page.evaluate(_UNSEEN) == [], address


def test_a_starting_point_stays_and_covers_neither_board_nor_timeline(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto("/?present&drawer=starts")
    drawer = page.get_by_role("dialog", name="Starting points")
    expect(drawer.get_by_role("button").nth(3)).to_be_visible()
    screen.settle()
    at, bar = drawer.bounding_box(), screen.timeline.bounding_box()
    stage = page.locator("#stage").bounding_box()
    assert at
    assert bar
    assert stage
    assert stage["x"] + stage["width"] <= at["x"]
    assert at["y"] + at["height"] <= bar["y"]
    drawer.get_by_role("button", name=re.compile("the first solution")).click()
    screen.expect_step(331)
    expect(drawer).to_be_hidden()
    expect(page).to_have_url(re.compile("&present$"))
