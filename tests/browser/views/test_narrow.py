"""Phones, and windows that zoom makes as narrow: every control has a place."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.screen import Screen, box_of

PHONES = [(390, 844), (412, 915), (430, 932), (360, 740)]
ZOOMED = [(683, 384), (911, 512)]  # 1366 x 768 at 200 % and at 150 %

# Elements that stay covered or outside the window when the page scrolls to them.
_COVERED = """(selector) => [...document.querySelectorAll(selector)]
  .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.clientWidth)
  .filter((part) => {
    part.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isSeen = (y) => {
      const top = document.elementFromPoint(x, y);
      return part.contains(top) || top?.contains(part);
    };
    return !(top >= 0 && bottom <= innerHeight && isSeen(top + 2) && isSeen(y) && isSeen(bottom - 2));
  })
  .map((part) => part.id || part.className || part.textContent)"""
_MORE = ["to-start", "to-end", "into", "over", "out", "previous-dead-end", "next-dead-end", "counts"]


def test_controls_that_do_not_fit_are_one_press_away(page: Page, screen: Screen) -> None:
    screen.open()
    page.set_viewport_size({"width": 390, "height": 844})
    for part in _MORE:
        expect(page.locator(f"#{part}")).to_be_hidden()
    more = page.get_by_role("button", name="More controls")
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    for width, height in (*PHONES, *ZOOMED, (1024, 768), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        for part in _MORE:
            expect(page.locator(f"#{part}")).to_be_in_viewport(ratio=1)
        assert page.evaluate(_COVERED, "footer button, footer input, #counts, #type-step") == [], f"{width} x {height}"
    page.get_by_role("button", name="Next dead end").click()
    expect(page.locator("#deadend")).to_be_visible()
    expect(page.locator("#counts")).to_have_text(re.compile("^6 checks · 5 placements · 1 dead end$"))
    page.get_by_role("button", name="Last step").click()
    screen.expect_step(6169)
    more.click()
    expect(page.locator("#into")).to_be_hidden()


def test_short_names_of_registers_stand_beside_their_signs(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/?n=8&step=40&algorithm=flipped")
    screen.settle()
    for name in ("ld", "col", "rd"):
        label = page.locator(f"#strip [data-register={name}] .label")
        assert box_of(label.locator("b"))["x"] > box_of(label.locator(".sign"))["x"]
        assert label.locator("b").evaluate("(name) => getComputedStyle(name).clipPath") == "none"


def test_a_tap_magnifies_the_row_to_the_size_of_a_finger(open_page: Callable[..., Page]) -> None:
    page = open_page(has_touch=True, is_mobile=True)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/?n=12&step=40")
    screen = Screen(page)
    screen.expect_step(40)
    row = page.locator("#magnified")
    page.locator("#squares [y='6'][x='3']").tap()  # the active row
    expect(row).to_be_visible()
    expect(row.locator(".square")).to_have_count(12)
    box = box_of(row.locator(".square").nth(2))  # beside the touched one, whose rim counts
    assert (box["width"], box["height"]) == (44, 44)
    expect(row.locator(".square").nth(4)).to_be_in_viewport(ratio=1)  # the next one
    for name in ("ld", "col", "rd"):
        below = page.locator(f"#strip [data-register={name}] .bit-cell:not(.ghost)").all_inner_texts()
        assert row.locator(f"[data-register={name}] .bit-cell:not(.ghost)").all_inner_texts() == below
    bubble, top = box_of(page.locator("#explained")), box_of(row)
    assert bubble["y"] + bubble["height"] <= top["y"], "the explanation covers the row"
    row.locator(".square").nth(4).tap()
    expect(page.locator("#explained-text")).to_contain_text("Bit 7 of row 6")
    page.locator("#squares [y='2'][x='7']").tap()  # a queen of a row above: the masks of its row
    expect(row.locator(".line > b")).to_have_text("row 2")
    expect(row.locator("[data-register=col] [data-on]")).to_have_count(2)
    expect(row.locator(".queen")).to_have_count(1)
    page.locator("#title").tap()
    expect(row).to_be_hidden()
    screen.visit("?n=4&step=5")
    screen.expect_step(5)
    page.locator("#squares [y='1'][x='1']").tap()
    expect(page.locator("#explained")).to_be_visible()
    expect(row).to_be_hidden()  # squares of a small board are large


def test_the_banner_covers_no_board_that_stands_beside_the_panels(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto("/?n=8&lesson=nothing")
    expect(page.locator("#banner-text")).to_contain_text("no lesson called nothing")
    board = box_of(page.locator("#board"))
    assert box_of(page.locator("#banner"))["x"] >= board["x"] + board["width"]
