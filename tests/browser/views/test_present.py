"""The view for a projector: board and strip first, large text, little else."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.screen import Screen, box_of
from tests.tools.slow import some

SIZES = [(1280, 720), (1920, 1080)]


def _read_pixels(page: Page, selector: str, style: str) -> float:
    value: str = page.evaluate(
        "([selector, style]) => getComputedStyle(document.querySelector(selector))[style]", [selector, style]
    )
    return float(value.removesuffix("px"))


@pytest.mark.parametrize(("width", "height"), some(SIZES, (1280, 720)))
def test_a_projector_has_a_larger_board_text_and_code(page: Page, screen: Screen, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    screen.open()
    fonts = ("#listing", "#title", "#strip .label", "#why", "#pick")
    before = {selector: _read_pixels(page, selector, "fontSize") for selector in fonts}
    board = page.get_by_role("group", name=re.compile("^Board of"))
    side = box_of(board)["width"]
    page.keyboard.press("c")  # C has no effect here
    screen.press_in_menu("Present")
    expect(screen.button("Leave")).to_be_visible()
    for gone in ("Call stack", "Search tree"):
        expect(page.get_by_role("region", name=gone)).to_be_hidden()
    expect(screen.timeline).to_be_in_viewport(ratio=1)
    for selector, pixels in before.items():
        assert _read_pixels(page, selector, "fontSize") > pixels, selector
    assert box_of(board)["width"] >= side
    code = page.get_by_role("region", name="Code")
    expect(code).to_be_visible()
    screen.button("Code").click()
    expect(code).to_be_hidden()
    expect(screen.button("Code")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("c")
    expect(code).to_be_visible()
    for n in (4, 8, 16, 32):
        screen.choose_size(n)
        screen.picture(1, "step-forward")
        for _ in range(2):
            screen.button("Code").click()
            screen.settle()
            at = page.evaluate(_EDGES)
            assert at["page"] == [width, height], n
            assert at["lowest"] <= at["footer"], f"{n}: the transport covers the strip"
            assert at["stage"] < at["mid"], n
            assert at["mid"] + 300 < at["now"] <= width, n
    page.keyboard.press("c")
    page.keyboard.press("Escape")
    expect(screen.button("Leave")).to_be_hidden()
    expect(screen.timeline).to_be_visible()
    expect(code).to_be_visible()
    expect(page.get_by_role("button", name="Code", exact=True)).to_be_hidden()


# The lines of the listing that are cut off, or out of sight; whether the counters lie on the card above them.
_HIDDEN = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const { bottom } = box("#listing");
  const lines = [...document.querySelectorAll("#listing li")];
  return [
    lines.filter((line) => line.getBoundingClientRect().bottom > bottom + 1).length,
    lines.filter((line) => line.querySelector("code").scrollWidth > line.querySelector("code").clientWidth).length,
    box(".counted").top < box("#panel-now").bottom || box(".counted").bottom > box("footer").top,
  ];
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (1280, 720)])
def test_a_projector_shows_the_whole_listing_and_the_counters_below_it(
    page: Page, screen: Screen, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/?n=8&step=300&present")
    screen.settle()
    assert page.evaluate(_HIDDEN) == [0, 0, False]


@pytest.mark.parametrize("width", [1440, 1366])
def test_the_longest_line_of_a_listing_fits(page: Page, screen: Screen, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 768})
    page.goto("/?n=4&step=9&algorithm=naive")
    screen.settle()
    assert page.evaluate(_HIDDEN)[1] == 0


_EDGES = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const cells = [...document.querySelectorAll("#strip .bit-cell:not(.ghost)")];
  return {
    page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    lowest: Math.max(...cells.map((cell) => cell.getBoundingClientRect().bottom)),
    footer: box("footer").top, stage: box(".stage").right, mid: box("#panel-now").left, now: box("#panel-now").right,
  };
}"""


# Stands in for the browser's full screen, which ends when the test says so.
_SLOW_FULL_SCREEN = """() => {
  const change = (element) => {
    Object.defineProperty(document, "fullscreenElement", { value: element, configurable: true });
    document.dispatchEvent(new Event("fullscreenchange"));
  };
  document.documentElement.requestFullscreen = async () => change(document.documentElement);
  document.exitFullscreen = () => new Promise((resolve) => (window.endFullScreen = () => resolve(change(null))));
}"""


def test_a_full_screen_that_ends_late_does_not_end_the_view_entered_since(page: Page, screen: Screen) -> None:
    page.goto("/?n=6&step=12")
    screen.expect_step(12)
    page.evaluate(_SLOW_FULL_SCREEN)
    page.keyboard.press("p")
    expect(screen.button("Leave")).to_be_visible()
    page.keyboard.press("p")
    expect(screen.button("Leave")).to_be_hidden()
    page.evaluate("document.documentElement.requestFullscreen = undefined")
    page.keyboard.press("p")
    expect(screen.button("Leave")).to_be_visible()
    page.evaluate("endFullScreen()")
    screen.expect_step(12)
    expect(screen.button("Leave")).to_be_visible()


def test_the_view_is_in_the_address_and_back_and_escape_leave_it(page: Page, screen: Screen) -> None:
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
    expect(screen.button("Leave")).to_be_hidden()
    screen.expect_step(12)
    page.evaluate("document.documentElement.requestFullscreen = undefined")
    page.keyboard.press("p")
    page.keyboard.press("?")
    drawer = page.get_by_role("dialog", name="Keys")
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")  # Escape closes the latest first
    expect(drawer).to_be_hidden()
    expect(screen.button("Leave")).to_be_visible()
    screen.button("More").click()
    page.keyboard.press("Escape")
    screen.speed_field.fill("9")
    screen.speed_field.press("Escape")
    screen.settle()
    expect(screen.button("Leave")).to_be_visible()
    page.keyboard.press("Escape")
    expect(screen.button("Leave")).to_be_hidden()


def test_present_requests_the_full_screen_and_ends_with_it(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    screen.open()
    screen.press_in_menu("Present")
    page.wait_for_function("() => document.fullscreenElement === document.documentElement")
    page.evaluate("document.exitFullscreen()")  # the browser does the same on Escape
    expect(screen.button("Leave")).to_be_hidden()
    screen.press_in_menu("Present")
    page.wait_for_function("() => document.fullscreenElement !== null")
    screen.button("Leave").click()
    page.wait_for_function("() => document.fullscreenElement === null")


# Delays the full screen until the test calls `enter`.
_LATE = """const request = Element.prototype.requestFullscreen;
Element.prototype.requestFullscreen = function () {
  return new Promise((done) => { window.enter = () => request.call(this).then(done); });
};"""


def test_a_full_screen_that_comes_late_is_left_again(page: Page, screen: Screen) -> None:
    page.add_init_script(_LATE)
    page.set_viewport_size({"width": 1280, "height": 720})
    screen.open()
    screen.press_in_menu("Present")
    page.wait_for_function("() => window.enter")
    screen.button("Leave").click()
    expect(screen.button("Leave")).to_be_hidden()
    page.evaluate("enter()")
    page.wait_for_function("() => document.fullscreenElement === null")


def test_an_address_does_not_request_the_full_screen(page: Page, screen: Screen) -> None:
    def click_first(route: Route) -> None:  # a click before the page has loaded
        page.mouse.click(5, 5)
        assert page.evaluate("navigator.userActivation.isActive")
        route.continue_()

    page.route("**/bundles/js/main.js", click_first)
    page.goto("/?step=12&present")
    screen.expect_step(12)
    screen.settle()
    assert page.evaluate("document.fullscreenElement === null")


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


def test_the_listing_is_completely_visible_on_a_projector(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    for address in ("n=8&step=2803", "algorithm=caching&n=8&step=280"):
        page.goto(f"/?{address}&present")
        screen.settle()
        assert page.evaluate(_UNSEEN) == [], address


def test_a_drawer_covers_neither_board_nor_timeline_and_keeps_the_view(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto("/?present&drawer=gallery")
    drawer = page.get_by_role("dialog", name="Solutions")
    first = drawer.get_by_role("button", name="Go to the first one")
    expect(first).to_be_visible()
    screen.settle()
    at, bar, stage = (box_of(part) for part in (drawer, screen.timeline, page.locator("#stage")))
    assert stage["x"] + stage["width"] <= at["x"]
    assert at["y"] + at["height"] <= bar["y"]
    first.click()
    screen.expect_step(331)
    expect(page).to_have_url(re.compile("&present&"))
