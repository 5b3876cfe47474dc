"""The parts of a step in motion: stopped halfway its bits are on their way; where nothing has to move, nothing does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen

# Presses a button, and stops what moves at a share of its way. Tells the middles of the ones of each register,
# in columns, and how many things move.
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
  const n = Math.round(Math.sqrt(document.querySelectorAll("#squares > *").length));
  const cells = (register) => [...document.querySelectorAll(`[data-register=${register}] > .bit-cell[data-on]`)];
  const ones = (register) => cells(register).map((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return (((left + right) / 2 - board.left) / board.width) * n - 0.5;
  });
  return { moving: running().length, ld: ones("ld"), col: ones("col"), rd: ones("rd") };
}"""


def _at_step(screen: Screen, step: int) -> None:
    screen.open(4)
    for number in range(1, step + 1):
        screen.picture(number, "step-forward")


@pytest.mark.usefixtures("motion")
def test_the_masks_slide_into_the_next_row_and_back(page: Page, screen: Screen) -> None:
    _at_step(screen, 6)  # queens in columns 3 and 0; the next step enters row 2: ld 0100, col 1001, rd 0100
    halfway = page.evaluate(_HALFWAY, ["step-forward", 0.5])
    assert halfway["ld"] == pytest.approx([0.5], abs=0.05)
    assert halfway["col"] == pytest.approx([0, 3], abs=0.05)
    assert halfway["rd"] == pytest.approx([1.5], abs=0.05)
    screen.picture(7)
    end = page.evaluate(_HALFWAY, ["step-back", 0.99])
    screen.picture(6)
    assert end["rd"] == pytest.approx([2], abs=0.1)
    assert end["moving"] > 0


@pytest.mark.usefixtures("motion")
def test_what_leaves_the_board_falls_off(page: Page, screen: Screen) -> None:
    _at_step(screen, 1)  # a queen in column 3: the 1 that she puts into ld leaves on the right
    fallen = page.locator("#fallen")
    expect(fallen).to_have_css("opacity", "0")
    page.evaluate(_HALFWAY, ["step-forward", 0.5])
    expect(fallen).not_to_have_css("opacity", "0")
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    expect(fallen).to_have_css("opacity", "0")


@pytest.mark.usefixtures("motion")
def test_taken_comes_before_poss_and_poss_before_the_candidate(page: Page, screen: Screen) -> None:
    _at_step(screen, 1)
    page.evaluate(_HALFWAY, ["step-forward", 0])
    begin = page.evaluate(
        """() => Object.fromEntries(document.getAnimations().map((one) => {
          const { target } = one.effect;
          const name = target.closest("[data-register]")?.dataset.register ?? target.classList[0];
          return [name, one.effect.getTiming().delay];
        }))"""
    )
    assert begin["rd"] == 0
    assert 0 < begin["taken"] < begin["poss"] < begin["ghost"]


@pytest.mark.usefixtures("motion")
@pytest.mark.parametrize("still", ["reduced", "fast", "jump", "large"])
def test_nothing_moves_where_nothing_should(page: Page, screen: Screen, still: str) -> None:
    if still == "reduced":
        page.emulate_media(reduced_motion="reduce")
    screen.open(17 if still == "large" else 6)
    page.evaluate(
        """() => {
          window.moved = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
        }"""
    )
    if still == "fast":
        screen.at_speed("30")
        screen.button("Play").click()
        screen.expect_past(10)
    elif still == "jump":
        screen.button("Last step").click()
        screen.expect_step(457)
    else:
        screen.picture(1, "step-forward")
        screen.picture(2, "step-forward")
    assert page.evaluate("window.moved") == 0


@pytest.mark.usefixtures("motion")
def test_slow_play_moves(page: Page, screen: Screen) -> None:
    screen.open(6)
    screen.at_speed("2")
    screen.button("Play").click()
    page.wait_for_function("() => document.getAnimations().some((one) => !(one instanceof CSSTransition))")
    screen.expect_past(1)


def test_without_motion_the_slide_is_a_picture(page: Page, screen: Screen) -> None:
    _at_step(screen, 2)  # row 1: ld 0000, col 0001, rd 0010, and 0100 comes next
    come = page.locator("#shift u[data-from]:not([data-on])")
    expect(come.first).to_have_css("outline-style", "dashed")
    assert come.evaluate_all("cells => cells.map(({ className }) => className)") == ["ld", "rd"]
    page.emulate_media(reduced_motion="no-preference")
    screen.button("Step").click()
    expect(page.locator("#shift u[data-from]:not([data-on])").first).to_have_css("outline-style", "none")
