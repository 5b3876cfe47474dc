"""The shift handle: it drags one row of masks into the next row."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.screen import Screen


def test_keys_move_the_shift_handle_and_its_value_gives_the_reason(screen: Screen) -> None:
    screen.visit("?n=8&step=18")
    screen.expect_step(18)
    handle = screen.page.get_by_role("slider", name="Shift: from row 4 into row 5")
    for key, value, said in (
        ("ArrowDown", "25", "its rays start in its own row"),
        ("ArrowDown", "50", r"One row down along \\ is one column to the right"),
        ("End", "100", r"^Row 5. Bit 7 of rd now stands beyond the left edge, until & done cuts it off.$"),
    ):
        handle.press(key)
        expect(handle).to_have_attribute("aria-valuenow", value)
        expect(handle).to_have_attribute("aria-valuetext", re.compile(said))
    strip = screen.page.locator("#below .pull-strip")
    expect(strip.locator(".pull-row").first).to_be_visible()
    expect(strip.locator(".pull-row.before").nth(2)).to_have_text(re.compile(r"row 4rd\|bit11110010"))
    expect(strip.locator(".pull-row.after").nth(2)).to_have_text(re.compile("row 5rd11100100$"))
    screen.expect_step(18)
    assert violations(screen.page, "#stage") == []
    handle.press("Escape")
    expect(strip).to_be_hidden()
    screen.page.keyboard.press("ArrowRight")  # the focused handle handles its arrow keys
    expect(handle).to_have_attribute("aria-valuenow", "25")
    screen.button("Step").click()
    screen.expect_step(19)
    expect(strip).to_be_hidden()


def test_a_pointer_drags_the_shift_handle_from_row_to_row(screen: Screen) -> None:
    screen.visit("?n=8&step=9")
    screen.expect_step(9)
    handle = screen.page.get_by_role("slider", name="Shift: from row 4 into row 5")
    box = handle.bounding_box()
    board = screen.page.locator("#board").bounding_box()
    assert box
    assert board
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    picture = screen.page.locator(".pull-board")
    expect(picture).to_be_visible()  # its module has loaded
    screen.page.mouse.move(x, y + board["height"] / 8 * 0.6)
    expect(handle).to_have_attribute("aria-valuenow", "60")
    screen.page.mouse.move(x, y + board["height"] / 4)
    expect(handle).to_have_attribute("aria-valuenow", "100")
    screen.page.mouse.up()
    expect(picture.locator(".after rect.ld")).to_have_count(2)
    expect(picture.locator(".sliding.ld rect")).to_have_count(3)  # one has left the board


# Records the steps at which the shift is visible.
_WATCH = """() => {
  window.shifting = new Set();
  (function look() {
    const step = Number(document.getElementById("step-number").textContent);
    if (document.querySelector(".pull-board")?.checkVisibility()) shifting.add(step);
    requestAnimationFrame(look);
  })();
}"""


@pytest.mark.slow  # the handle is tested above
@pytest.mark.usefixtures("motion")
def test_slow_play_shows_the_shift_by_itself(screen: Screen) -> None:
    screen.visit("?n=8&step=8&speed=0.5")
    screen.expect_step(8)
    screen.page.evaluate(_WATCH)
    screen.button("Play").click()
    screen.until("window.shifting.has(9)")
    screen.until("step >= 11")
    assert not screen.page.evaluate("window.shifting.has(10)")
