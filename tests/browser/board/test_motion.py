"""Animations of a step: stopped halfway, its bits are between two places; where motion is off, nothing moves."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen

# Presses a button and pauses all animations at a share of their time. Returns the centres of the ones of each register,
# in columns, and the number of animations.
_HALFWAY = """async ([button, share]) => {
  const running = () => document.getAnimations().filter((one) => !(one instanceof CSSTransition));
  for (const one of running()) one.finish();
  document.getElementById(button).click();
  for (let frames = 0; frames < 20 && !running().length; frames++) await new Promise(requestAnimationFrame);
  for (const one of running()) {
    one.pause();
    const { delay, duration } = one.effect.getTiming();
    one.currentTime = delay + share * duration;
  }
  const board = document.getElementById("board").getBoundingClientRect();
  const n = Math.round(Math.sqrt(document.querySelectorAll("#squares .square").length));
  const cells = (register) => [...document.querySelectorAll(`[data-register=${register}] > .bit-cell[data-on]`)];
  const ones = (register) => cells(register).map((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return (((left + right) / 2 - board.left) / board.width) * n - 0.5;
  });
  return { moving: running().length, ld: ones("ld"), col: ones("col"), rd: ones("rd") };
}"""


@pytest.mark.usefixtures("motion")
def test_the_masks_slide_into_the_next_row_and_back(page: Page, screen: Screen) -> None:
    screen.open(4)
    screen.picture(1, "step-forward")  # a queen in column 3: its 1 in ld leaves on the right
    fallen = page.locator("#fallen")
    expect(fallen).to_have_css("opacity", "0")
    page.evaluate(_HALFWAY, ["step-forward", 0])
    begin = page.evaluate(
        """() => Object.fromEntries(document.getAnimations().map((one) => {
          const { target } = one.effect;
          const name = target.closest("[data-register]")?.dataset.register ?? target.classList[0];
          return [name, one.effect.getTiming().delay];
        }))"""
    )
    assert begin["rowframe"] == 0, "the row leads"
    assert 0 < begin["rd"] < begin["taken"] < begin["poss"] < begin["ghost"], (
        "taken, poss and candidate do not follow in this order"
    )
    screen.picture(1, "step-back")
    page.evaluate(_HALFWAY, ["step-forward", 0.5])
    expect(fallen).not_to_have_css("opacity", "0")
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    expect(fallen).to_have_css("opacity", "0")
    for number in range(3, 7):
        screen.picture(number, "step-forward")
    halfway = page.evaluate(_HALFWAY, ["step-forward", 0.5])  # enters row 2: ld 0100, col 1001, rd 0100
    assert halfway["ld"] == pytest.approx([0.5], abs=0.05)
    assert halfway["col"] == pytest.approx([0, 3], abs=0.05)
    assert halfway["rd"] == pytest.approx([1.5], abs=0.05)
    screen.picture(7)
    end = page.evaluate(_HALFWAY, ["step-back", 0.99])
    screen.picture(6)
    assert end["rd"] == pytest.approx([2], abs=0.1)
    assert end["moving"] > 0
    screen.set_speed("2")
    screen.button("Play").click()
    page.wait_for_function("() => document.getAnimations().some((one) => !(one instanceof CSSTransition))")
    screen.expect_step_after(7)


@pytest.mark.usefixtures("motion")
def test_nothing_moves_with_less_motion_in_jumps_on_large_boards_and_in_fast_films(page: Page, screen: Screen) -> None:
    page.emulate_media(reduced_motion="reduce")
    screen.open(4)
    page.evaluate(
        """() => {
          window.moved = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
        }"""
    )
    come = page.locator("#shift u[data-from]:not([data-on])")
    screen.picture(1, "step-forward")
    screen.picture(2, "step-forward")  # row 1: ld 0000, col 0001, rd 0010, and 0100 comes next
    expect(come.first).to_have_css("outline-style", "dashed")
    assert come.evaluate_all("cells => cells.map(({ className }) => className)") == ["ld", "rd"]
    assert page.evaluate("window.moved") == 0, "with less motion"
    page.emulate_media(reduced_motion="no-preference")
    last = screen.button("Last step")  # among further controls, for which the board has made room
    screen.paint()
    page.evaluate("window.moved = 0")
    last.click()
    screen.expect_step(49)
    assert page.evaluate("window.moved") == 0, "a jump"
    screen.choose_size(17)
    screen.picture(1, "step-forward")
    screen.picture(2, "step-forward")
    assert page.evaluate("window.moved") == 0, "a large board"
    screen.choose_size(6)
    screen.set_speed("30")
    screen.button("Play").click()
    screen.expect_step_after(10)
    screen.button("Pause").click()
    assert page.evaluate("window.moved") == 0, "a fast film"
    screen.choose_size(4)
    screen.picture(1, "step-forward")
    screen.picture(2, "step-forward")
    expect(come.first).to_have_css("outline-style", "none")
    assert page.evaluate("window.moved") > 0
