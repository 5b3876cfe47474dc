"""The drawer "What if": queens fixed on the first rows, and the film of the search below them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from server.search.trace.trace import Trace
from tests.browser.screen import Screen, box_of
from tests.tools.slow import some

SIZES = [(1440, 900), (1280, 720), (900, 700), (390, 844), (320, 640)]


def drawer(page: Page) -> Locator:
    return page.get_by_role("dialog", name="What if")


def ask(screen: Screen) -> Locator:
    screen.press_in_menu("What if")
    expect(drawer(screen.page).get_by_text("Fix queens")).to_be_visible()
    return drawer(screen.page)


def square(page: Page, row: int, bit: int) -> Locator:
    return drawer(page).get_by_role("gridcell", name=f"row {row}, bit {bit}:")


def expect_stretch(screen: Screen, queens: list[int], n: int = 8) -> tuple[int, int]:
    """Expect the step that places the last of these queens; return the first and last step of the search below them."""
    trace = Trace("bitmask", n)
    start = trace.find_queens(queens)
    assert start is not None
    end = trace.find("over", start)
    assert end is not None
    screen.expect_step(start)
    expect(fixed(screen.page)).to_have_count(len(queens))
    return start, end - 1


def fixed(page: Page) -> Locator:
    return page.locator("#pieces .queen[data-fixed][data-shown]")


def test_the_film_stays_within_the_search_below_fixed_queens(page: Page, screen: Screen) -> None:
    screen.open()
    panel = ask(screen)
    expect(panel).to_contain_text("No queen is fixed")
    square(page, 0, 3).click()
    expect_stretch(screen, [4])
    square(page, 1, 6).click()
    start, last = expect_stretch(screen, [4, 1])
    solutions = Trace("bitmask", 8)[last].solutions - Trace("bitmask", 8)[start].solutions
    expect(panel).to_contain_text(f"From here on: {last - start + 1} steps, {solutions} solutions.")
    expect(page.get_by_role("button", name="what if: 2 queens fixed")).to_be_visible()
    for button, step in (("Step back", start), ("Last step", last), ("Step", last), ("First step", start)):
        screen.button(button).click()
        screen.expect_step(step)
        expect(fixed(page)).to_have_count(2)
    page.keyboard.press("Escape")
    screen.button("Step").click()
    screen.expect_step(start + 1)
    screen.expect_address(rf"n=8&step={start + 1}&.*queens=4,1")
    page.reload()
    expect(fixed(page), "a link does not lead to the same queens").to_have_count(2)
    screen.expect_step(start + 1)
    screen.button("First step").click()
    screen.expect_step(start)
    chip = page.get_by_role("button", name="what if: 2 queens fixed")
    chip.click()  # back to the whole search
    expect(chip).to_be_hidden()
    expect(fixed(page)).to_have_count(0)
    expect(screen.timeline).to_be_focused()
    screen.expect_step(start)
    screen.expect_address("^(?!.*queens)")
    screen.button("First step").click()
    screen.expect_step(0)
    page.goto("/?n=8&step=7&queens=4,3")
    expect(screen.banner).to_contain_text("the queen of row 0 attacks the one of row 1 along rd")
    screen.expect_step(7)
    expect(fixed(page)).to_have_count(0)


def test_queens_are_fixed_and_removed_on_boards_of_any_size(page: Page, screen: Screen) -> None:
    screen.open()
    panel = ask(screen)
    square(page, 0, 3).click()
    square(page, 1, 6).click()
    start, _ = expect_stretch(screen, [4, 1])
    told = "No queen can stand on row 2, bit"
    square(page, 2, 3).click()
    expect(panel).to_contain_text(f"{told} 3: the queen in row 0 attacks it along col.")
    square(page, 2, 5).click()
    expect(panel).to_contain_text(
        f"{told} 5: the queen in row 0 attacks it along rd, the queen in row 1 attacks it along ld."
    )
    expect(panel.locator(".ray.against")).to_have_count(2)
    expect(panel.locator(".queen[data-against]")).to_have_count(2)
    square(page, 5, 0).click()
    expect(panel).to_contain_text("Row 2 comes first: queens are fixed row by row from the top.")
    screen.expect_step(start)
    square(page, 2, 4).click()
    expect_stretch(screen, [4, 1, 3])
    expect(panel.locator(".ray.against")).to_have_count(0)
    square(page, 1, 6).click()  # a click removes a fixed queen and all below it
    expect_stretch(screen, [4])
    square(page, 0, 2).click()  # another square of a fixed row
    expect_stretch(screen, [5])
    square(page, 1, 0).click()
    expect_stretch(screen, [5, 7])
    panel.get_by_role("button", name="Remove the last").click()
    expect_stretch(screen, [5])
    panel.get_by_role("button", name="Remove all").click()
    expect(fixed(page)).to_have_count(0)
    expect(panel).to_contain_text("No queen is fixed")
    for name in ("Watch", "Remove the last", "Remove all"):
        expect(panel.get_by_role("button", name=name)).to_be_disabled()
    square(page, 0, 3).click()
    expect_stretch(screen, [4])
    screen.choose_size(5)
    expect(fixed(page), "on another board").to_have_count(0)
    expect(panel.get_by_role("gridcell")).to_have_count(25)
    screen.choose_size(19)
    expect(panel).to_contain_text("up to N = 18")
    expect(panel.get_by_role("gridcell")).to_have_count(0)
    screen.choose_size(6)
    square(page, 0, 4).click()
    _, last = expect_stretch(screen, [1], 6)
    screen.set_speed("200")
    panel.get_by_role("button", name="Watch").click()
    expect(panel).to_be_hidden()
    screen.expect_step(last)
    screen.expect_paused()


def test_queens_are_fixed_by_keys(page: Page, screen: Screen) -> None:
    screen.open(5)
    ask(screen)
    square(page, 0, 4).focus()
    for key in ("ArrowRight", "ArrowRight", " "):
        page.keyboard.press(key)
    expect_stretch(screen, [2], 5)
    expect(square(page, 0, 2)).to_be_focused()
    expect(square(page, 0, 2)).to_have_attribute("aria-selected", "true")
    for key in ("ArrowDown", "Home", "Enter"):
        page.keyboard.press(key)
    expect_stretch(screen, [2, 0], 5)
    for key in ("ArrowUp", "End", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
    expect(square(page, 0, 0)).to_be_focused()
    screen.expect_paused()


@pytest.mark.parametrize("n", some([4, 18], 18))
def test_the_drawer_fits_every_window(page: Page, screen: Screen, n: int) -> None:
    screen.open(n)
    ask(screen)
    square(page, 0, 0).click()
    page.keyboard.press("Escape")
    for width, height in SIZES:
        screen.resize(width, height)
        expect(page.locator("#preset")).to_be_in_viewport(ratio=1)
        box, bar = box_of(page.locator("#preset")), box_of(screen.timeline)
        assert box["y"] + box["height"] <= bar["y"] + bar["height"], width
        expect(ask(screen)).to_contain_text("From here on")
        assert page.locator("#drawer-body").evaluate("(body) => body.scrollWidth <= body.clientWidth"), width
        first, second = box_of(square(page, 0, n - 1)), box_of(square(page, 1, 0))
        assert first["width"] >= (15 if width == 320 else 19)
        assert first["width"] == pytest.approx(first["height"])
        assert second["y"] == pytest.approx(first["y"] + first["height"])
        assert second["x"] == pytest.approx(first["x"] + (n - 1) * first["width"])
        page.keyboard.press("Escape")
        expect(drawer(page)).to_be_hidden()
