"""Every step on the screen equals the golden trace."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server import Trace
from tests.browser import golden
from tests.browser.screen import Screen
from tests.tools.slow import some


@pytest.mark.usefixtures("motion")  # animations have to end in the same picture
@pytest.mark.parametrize("n", [4, 1])
def test_every_step_shows_the_values_of_the_trace_forwards_and_backwards(screen: Screen, n: int) -> None:
    screen.open(n)
    steps = golden.trace(n)
    there: list[dict[str, Any]] = []
    for index in range(len(steps)):
        shown = screen.picture(index, "step-forward" if index else "")
        wanted = golden.expected_picture(steps, index, n)
        if index == 0:  # the board waits for a queen: it does not show the search's own next one
            free = [[state.replace("candidate", "free") for state in row] for row in wanted["squares"]]
            wanted |= {"hollow": [], "squares": free}
        assert {part: shown[part] for part in wanted} == wanted
        there.append(shown)
    screen.button("Step").click()  # no step follows the last one
    screen.expect_rest_at(len(steps) - 1)
    for index in reversed(range(len(steps) - 1)):
        assert screen.picture(index, "step-back") == there[index]
    screen.button("Step back").click()
    screen.expect_rest_at(0)


@pytest.mark.parametrize("n", some([4, 16, 32], 32))
def test_queens_stand_in_the_middle_and_masks_are_unsigned(page: Page, screen: Screen, n: int) -> None:
    screen.open(n)
    poss = page.locator('[data-register="poss"]')
    expect(poss.locator(".bit-cell[data-on]")).to_have_count(n)
    expect(poss.locator(".value")).to_have_text(f"= {2**n - 1}")
    screen.picture(1, "step-forward")
    expect(poss.locator(".value")).to_have_text(f"= {2**n - 2}")
    expect(page.locator('[data-register="bit"] .value')).to_have_text("= 1")
    expect(page.locator("#strip .value").get_by_text("-")).to_have_count(0)
    for step in range(2, 8):
        screen.picture(step, "step-forward")
    offsets = screen.page.evaluate(
        """(n) => [...document.querySelectorAll("#pieces [data-shown]")].map((piece) => {
          const [column, row] = piece.getAttribute("transform").match(/[\\d.]+/g).map(Number);
          const square = document.querySelectorAll("#squares .square")[row * n + column].getBoundingClientRect();
          const { left, right } = piece.querySelector("circle").getBoundingClientRect();
          const { top, bottom } = piece.querySelector("circle").getBoundingClientRect();
          const across = (left + right - square.left - square.right) / 2;
          return [across, (top + bottom - square.top - square.bottom) / 2];
        })""",
        n,
    )
    assert len(offsets) >= 3
    assert max(abs(offset) for both in offsets for offset in both) < 1


def test_the_end_of_a_search_shows_its_solutions_which_lead_to_all_or_the_dead_ends(page: Page, screen: Screen) -> None:
    page.goto("/?n=6&step=3")
    screen.expect_step(3)
    ending = page.locator("#ending")
    expect(ending).to_be_hidden()
    page.keyboard.press("End")
    crowns = ending.locator("use[href='#queen']")
    expect(crowns).to_have_count(24)
    found = [step.queens for step in Trace("bitmask", 6) if step.kind == "solution"]
    placed = [f"translate({column} {row})" for queens in found for row, column in queens]
    assert crowns.evaluate_all("all => all.map((one) => one.getAttribute('transform'))") == placed
    page.keyboard.press("ArrowLeft")
    expect(ending).to_be_hidden()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="4 solutions, and no others").click()
    expect(page.get_by_role("dialog", name="Solutions")).to_be_visible()
    screen.visit("?n=3&step=9")  # a board without a solution
    screen.expect_step(9)
    expect(page.locator("#step-total")).to_have_text("of 17")
    page.keyboard.press("End")
    expect(ending.locator(".board")).to_have_count(3)
    expect(page.locator("#why")).to_contain_text("Wherever the first queen stands, a later one finds no free square.")
    screen.visit("?n=10&step=1")
    screen.expect_step(1)
    expect(page.locator("#step-total")).to_contain_text("of ")
    page.keyboard.press("End")
    expect(ending).to_have_text("The first 100 of 724 solutions")
