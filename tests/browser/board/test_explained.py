"""Explanations of squares and bits by mouse, finger and keys; a click leads to the next queen on its square."""

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from server.search.trace.trace import Trace
from tests.browser.bubble import COVERED, expect_explanation_as_name, expect_uncovered, lit, point
from tests.browser.screen import Screen, box_of
from tests.tools.slow import some

WINDOWS = {
    **{"desk": (1440, 900), "laptop": (1366, 768), "projector": (1280, 720)},
    **{"phone": (390, 844), "small": (320, 640), "zoomed": (683, 384)},
}


@pytest.fixture
def said(page: Page) -> Locator:
    """The explanation beside the square or bit under the pointer."""
    return page.locator("#explained-text")


def square(page: Page, row: int, column: int) -> Locator:
    return page.locator("#squares .square").nth(row * 8 + column)


def bit(page: Page, register: str, column: int) -> Locator:
    return page.locator(f'[data-register="{register}"] > .bit-cell').nth(column)


def _place_three_queens(screen: Screen) -> None:
    """Open the step with queens in columns 7, 5 and 3; row 3 is active and has free squares in columns 6 and 1."""
    screen.open()
    for step in range(1, 7):
        screen.picture(step, "step-forward")


def test_squares_and_registers_are_explained_by_mouse_and_by_keys(page: Page, screen: Screen, said: Locator) -> None:
    _place_three_queens(screen)
    expect(said).to_be_hidden()
    point(page, square(page, 3, 3))
    expect(said).to_be_visible()
    expect(said).to_have_text(
        "Bit 4 of row 3 is attacked along | by the queen in row 2 and along / by the queen in row 1: "
        "col and rd have a 1 here."
    )
    assert lit(page)["lines"] == [["col", 2, 3, 3, 3], ["rd", 1, 5, 3, 3]]
    assert lit(page)["cells"] == [["col", 3], ["rd", 3], ["taken", 3]]
    point(page, square(page, 3, 1))
    expect(said).to_contain_text("Bit 6 of row 3 is free")
    assert lit(page)["lines"] == []
    point(page, square(page, 5, 7))
    expect(said).to_contain_text("Bit 0 of row 5 is attacked along | by the queen in row 0: there, col will have a 1.")
    assert lit(page)["lines"] == [["col", 0, 7, 5, 7]]
    assert lit(page)["cells"] == []
    point(page, square(page, 0, 7))
    expect(said).to_contain_text("The queen in row 0 stands on bit 0.")
    page.mouse.move(4, 4)
    expect(said).to_be_hidden()
    assert lit(page) == {"lines": [], "rings": [], "cells": []}
    step = Trace("bitmask", 8)[6]
    for register, mask in (("ld", step.ld), ("col", step.col), ("rd", step.rd)):
        for column in range(8):
            if mask >> (7 - column) & 1:
                point(page, bit(page, register, column))
                expect(said).to_contain_text(f"{register} has a 1 at bit {7 - column}: the queen in row")
                assert [line[0] for line in lit(page)["lines"]] == [register]
    free = [column for column in range(8) if step.poss >> (7 - column) & 1]
    point(page, bit(page, "poss", free[0]))
    expect(said).to_contain_text("the square is free and still to be tried")
    point(page, bit(page, "taken", 7))
    expect(said).to_contain_text("taken has a 1 at bit 0: ")
    point(page, bit(page, "bit", 0))
    expect(said).to_contain_text("only the lowest 1 of poss gets there")
    page.keyboard.press("Escape")
    rows = page.get_by_role("grid", name="Squares").get_by_role("row")
    expect(rows).to_have_count(8)
    expect(page.get_by_role("row", name="row 3", exact=True).get_by_role("gridcell")).to_have_count(8)
    page.locator("#squares [tabindex='0']").focus()
    for key in ["ArrowDown"] * 3 + ["ArrowLeft"] * 4 + ["ArrowRight"]:
        page.keyboard.press(key)
    focused = page.locator("#squares :focus")
    expect(said).to_contain_text("Bit 3 of row 3")
    expect_explanation_as_name(page, focused)
    for key, column in (("Home", 7), ("End", 0), ("ArrowLeft", 1), ("ArrowLeft", 2), ("ArrowLeft", 3)):
        page.keyboard.press(key)
        expect(said).to_contain_text(f"it {column} of row 3")
    screen.expect_step(6)  # the keys have moved the cursor only
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(said).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(said).to_contain_text("Bit 3 of row 3")
    page.keyboard.press("Tab")
    expect(page.get_by_role("slider", name="Shift: from row 3 into row 4")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#strip :focus")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    expect(said).to_contain_text("col has a 0 at bit 1")
    expect_explanation_as_name(page, page.locator("#strip :focus"))
    page.keyboard.press("i")
    screen.until("step !== 6")  # other keys keep their meaning
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    expect(said).to_contain_text(re.compile("^bit "))
    page.keyboard.press("Tab")
    expect(said).to_be_hidden()


@pytest.mark.usefixtures("motion")
def test_pointers_pass_through_an_explanation_and_escape_closes_it(page: Page, screen: Screen, said: Locator) -> None:
    _place_three_queens(screen)
    point(page, square(page, 5, 5))
    expect(said).to_be_visible()
    box, board = box_of(said), box_of(page.locator("#board"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    row, column = int((y - board["y"]) / board["height"] * 8), int((x - board["x"]) / board["width"] * 8)
    page.mouse.move(x, y)
    expect(said).to_contain_text(re.compile(rf"bit {7 - column} of row {row}", re.IGNORECASE))
    point(page, square(page, 3, 3))
    page.keyboard.press("Escape")
    expect(said).to_be_hidden()
    point(page, square(page, 3, 3))
    screen.settle()
    expect(said).to_be_hidden()  # until the pointer moves to another square
    point(page, square(page, 3, 2))
    expect(said).to_be_visible()
    screen.set_speed("20")
    before = screen.step
    screen.button("Play").click()
    point(page, square(page, 3, 4))
    screen.expect_step_after(before + 3)
    expect(said).to_be_hidden()  # no explanations during fast play
    screen.button("Pause").click()
    point(page, square(page, 3, 3))
    expect(said).to_be_visible()


@pytest.mark.allow_console("ERR_FAILED")
def test_explanations_that_failed_to_load_are_requested_again(page: Page, screen: Screen, said: Locator) -> None:
    page.route("**/board/explained.js", lambda route: route.abort())
    screen.open(8, "/?n=8&step=1")
    point(page, square(page, 0, 7))
    expect(screen.banner).to_contain_text("did not load")
    page.unroute("**/board/explained.js")
    page.keyboard.press("Escape")
    screen.settle()
    point(page, square(page, 0, 6))
    expect(said).to_be_visible()


def test_a_held_explanation_leads_to_queens_and_a_click_on_a_line_to_its_steps(page: Page, screen: Screen) -> None:
    screen.open(8, "/?n=8&step=1")
    trace = Trace("bitmask", 8)
    first = trace.find_square(2, 4, 1)
    assert first
    second = trace.find_square(2, 4, first)
    assert second
    following, before = (page.get_by_role("button", name=f"{which} time a queen st") for which in ("Next", "Last"))
    square(page, 2, 4).click()
    following.click()
    screen.expect_step(first)
    following.click()
    screen.expect_step(second)
    before.click()
    screen.expect_step(first)
    before.click()
    expect(screen.banner).to_have_text("No step before this one puts a queen on bit 3 of row 2.")
    page.keyboard.press("Escape")
    page.locator("#squares [tabindex='0']").focus()
    page.keyboard.press("Enter")
    expect(following).to_be_focused()
    page.keyboard.press("Enter")
    expect(screen.banner).to_have_text("No step after this one puts a queen on bit 0 of row 0.")
    page.keyboard.press("Escape")
    expect(page.locator("#squares [tabindex='0']")).to_be_focused()
    square(page, 2, 4).click()
    page.locator("#rownames").click(position={"x": 2, "y": 2})  # beside all squares: nothing is held any more
    expect(page.locator("#explained")).not_to_be_visible()
    point(page, square(page, 3, 3))
    expect(page.locator("#explained")).to_be_visible()
    screen.button("First step").click()
    screen.expect_step(0)
    counted = trace.find_line(4, 0)
    assert counted
    line = page.get_by_role("button", name="solutions += 1")
    line.click()
    screen.expect_step(counted)
    line.click(modifiers=["Shift"])
    expect(screen.banner).to_have_text("No step before this one runs line 4.")
    expect(page.locator("#listing li").nth(0).get_by_role("button")).to_have_count(0)  # no step runs a `def` line
    expect(page.locator("#listing .run")).to_have_count(8)
    page.locator("#listing [tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    next_line = trace.find_line(4, counted)
    assert next_line
    screen.expect_step(next_line)
    page.keyboard.press("Shift+Enter")
    screen.expect_step(counted)
    screen.choose_size(20)  # beyond its limit the message says how many steps were looked at
    page.locator("#squares [y='0'][x='0']").click()
    page.get_by_role("button", name="Next time a queen stands here").click()
    expect(screen.banner).to_have_text(
        re.compile(r"^None of the [\d,]+ steps after this one puts a queen on bit 19 of row 0; ")
    )


def test_a_tap_explains_first_and_a_button_goes_to_the_queen(open_page: Callable[..., Page]) -> None:
    phone = Screen(open_page(has_touch=True, viewport={"width": 390, "height": 844}))
    phone.open(8, "/?n=8&step=1")
    text = phone.page.locator("#explained-text")
    place = square(phone.page, 5, 2)
    place.tap()
    expect(text).to_contain_text(re.compile("bit 5 of row 5", re.IGNORECASE))
    phone.expect_step(1)
    for name in ("Next time a queen stands here", "Last time a queen stood here", "Go on from here as my own"):
        box = box_of(phone.button(name))
        assert box["height"] >= 44
    assert place.evaluate(COVERED) == []
    first = Trace("bitmask", 8).find_square(5, 2, 1)
    assert first
    phone.button("Next time a queen stands here").tap()
    phone.expect_step(first)
    place.tap()
    expect(text).to_be_hidden()
    box = box_of(phone.page.locator("#board"))
    phone.page.touchscreen.tap(
        box["x"] + box["width"] + 5, box["y"] + 3
    )  # beside the board: the nearest square is explained
    expect(text).to_contain_text(re.compile("bit 0 of row 0", re.IGNORECASE))
    bit(phone.page, "col", 3).tap()
    expect(text).to_contain_text("col has a")
    phone.settle()
    phone.page.locator("#title").tap()
    expect(text).to_be_hidden()


@pytest.mark.parametrize(("n", "size"), some(product([4, 8, 16], WINDOWS), (8, "phone")))
def test_an_explanation_covers_none_of_its_subjects(page: Page, screen: Screen, n: int, size: str) -> None:
    width, height = WINDOWS[size]
    page.set_viewport_size({"width": width, "height": height})
    dead_end = Trace("bitmask", n).find("dead_end", 0)  # every square of its row is attacked
    assert dead_end
    page.goto(f"/?n={n}&step={dead_end}{'&present' if size == 'projector' else ''}")
    screen.expect_step(dead_end)
    row = page.locator(".rowname[data-active]").inner_text().split()[-1]
    queens = [(row, column) for row in (0, n // 2, n - 1, row) for column in (0, n // 2, n - 1)]
    places = [page.locator(f"#squares [y='{row}'][x='{column}']") for row, column in queens]
    places += [bit(page, name, column) for name in ("ld", "rd", "bit") for column in (0, n - 1)]
    expect_uncovered(screen, places)
