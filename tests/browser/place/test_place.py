"""The first page in a real browser: queens placed by hand on the film's board, and a search that goes on from them."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.screen import Screen, box_of

# The visible controls outside the board.
_CONTROLS = """() => [...document.querySelectorAll("button, a, input, [role=slider]")]
  .filter((control) => control.checkVisibility() && !control.closest(".skip-link, #stage"))
  .map((control) => control.getAttribute("aria-label") ?? control.textContent)"""
# The least width of the board, by the window.
WINDOWS = {(1280, 720): 560, (1440, 900): 700, (1920, 1080): 860, (390, 844): 350, (360, 640): 320, (844, 390): 320}


def square(page: Page, row: int, column: int) -> Locator:
    return page.locator("#squares > g").nth(row).locator(".square").nth(column)


def _place(page: Page, *columns: int) -> None:
    """Place queens on the rows from the top, of which the first is empty."""
    for row, column in enumerate(columns):
        square(page, row, column).click()
        expect(page.locator("#pieces .queen[data-shown]")).to_have_count(row + 1)


def _open(screen: Screen, address: str = "/?calm") -> Page:
    screen.page.goto(address)
    screen.settle()
    expect(screen.page.locator("html")).to_have_attribute("data-placing", "")
    return screen.page


@pytest.fixture
def said(page: Page) -> Locator:
    return page.locator("#title")


def test_the_board_is_as_large_as_the_window_allows_beside_at_most_eight_controls(screen: Screen) -> None:
    page = _open(screen)
    for (width, height), least in WINDOWS.items():
        screen.resize(width, height)
        assert box_of(page.locator("#board"))["width"] >= least, (width, height)
        _place(page, 3)
        assert len(page.evaluate(_CONTROLS)) <= 8, page.evaluate(_CONTROLS)
        for control in ("#n-slider", "#speed-slider", "#play", "#take-back"):
            box = box_of(page.locator(control))
            assert 0 <= box["x"] <= width - box["width"], (control, width)
            assert 0 <= box["y"] <= height - box["height"], (control, width)
        page.locator("#take-back").click()
    assert violations(page) == []


def test_a_hint_follows_the_pointer_and_a_click_places_a_queen_that_shoots_its_rays(
    screen: Screen, said: Locator
) -> None:
    page = _open(screen)
    expect(page.get_by_role("heading", name="Place eight queens so that none attacks another.")).to_be_visible()
    expect(said).to_have_text("Choose a square of the framed row.")
    square(page, 0, 3).hover()
    hint = page.locator("#hint")
    expect(hint.locator(".queen")).to_have_attribute("transform", "translate(3 0)")
    expect(hint.locator(".ray[data-shown]")).to_have_count(3)
    square(page, 0, 3).click()
    expect(said).to_have_text("Five squares are free in the next row.")
    expect(page.locator("#rays .ray.solid[data-shown]")).to_have_count(3)
    expect(page.locator('#squares [data-state="free"]')).to_have_count(5)
    expect(page.locator("#attacked")).to_have_attribute("d", re.compile("^M3 2|^M1 2"))
    square(page, 1, 2).click()
    expect(said).to_have_text("That square is attacked.")
    expect(page.locator("#explained-text")).to_contain_text("is attacked along / by the queen in row 0")
    square(page, 4, 0).click()
    expect(said).to_have_text("Another row is next: the framed one.")
    square(page, 0, 3).click()
    expect(said).to_have_text("Eight squares are left in this row.")
    expect(page.locator("#pieces .queen[data-shown]")).to_have_count(0)


def test_stuck_taken_back_and_solved_with_keys_alone(screen: Screen, said: Locator) -> None:
    page = _open(screen, "/?n=4&byhand")
    voice = page.locator("#voice")
    expect(page.get_by_text("Understand it in ten minutes: 1 of 6")).to_be_visible()
    page.locator("#squares [tabindex='0']").focus()
    for keys in ("End", "Home", "Enter", "ArrowDown", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(keys)
    expect(said).to_have_text("No square is free in the next row.")
    expect(voice).to_contain_text("No square is free in the next row. Take the last queen back")
    page.keyboard.press("Backspace")
    expect(said).to_have_text("One square is left in this row.")
    expect(square(page, 1, 2)).to_have_attribute("data-state", "tried")
    page.keyboard.press("Enter")
    expect(said).to_have_text("That square led nowhere before.")
    page.keyboard.press("Backspace")
    for keys in ("ArrowUp", "ArrowLeft", "Enter", "ArrowDown", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(keys)
    for keys in ("ArrowDown", "Home", "Enter", "ArrowDown", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(keys)
    expect(said).to_have_text("All four queens stand.")
    expect(page.locator("#why")).to_have_text("This is one of 2 ways. Watch a search find them all.")
    expect(page.locator("#pieces .queen[data-shown] circle").first).to_have_attribute("fill", "var(--free)")
    page.get_by_role("link", name="Next: Rays").click()
    expect(page).to_have_url(re.compile("part=rays"))


def test_watch_goes_on_from_the_queens_and_the_registers_arrive_with_the_first_rays(screen: Screen) -> None:
    page = _open(screen)
    expect(page.locator("#strip")).to_be_hidden()
    page.get_by_role("button", name="The same in bits").click()
    expect(page.locator("#strip")).to_be_visible()
    page.get_by_role("button", name="Without the bits").click()
    expect(page.locator("#strip")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).not_to_have_attribute("data-placing", "")
    expect(page.locator("#strip")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#strip")).to_be_visible()
    expect(page.locator("#names")).to_contain_text("squares attacked along ╲")
    page.keyboard.press("Home")
    _place(page, 3, 6)
    page.locator("#play").click()
    screen.expect_playing()
    screen.expect_step_after(2500)
    page.locator("#play").click()
    expect(page.locator("#pieces .queen[data-shown]").nth(1)).to_have_attribute("transform", "translate(6 1)")


def test_the_whole_search_fills_beside_fast_play(screen: Screen) -> None:
    page = _open(screen)
    screen.set_speed("1000")
    page.locator("#play").click()
    expect(page.get_by_role("region", name="The whole search")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-whole", "panel")
    page.locator("#play").click()


def test_a_search_for_one_solution_that_never_comes_to_a_board_goes_on_as_a_search_for_all(screen: Screen) -> None:
    page = _open(screen, "/?n=5&goal=first")
    _place(page, 0, 2)
    page.keyboard.press("Space")
    screen.expect_playing()
    screen.expect_address("n=5&step=")
    expect(page).not_to_have_url(re.compile("goal=first"))


def test_searches_by_columns_place_in_their_own_order(screen: Screen, said: Locator) -> None:
    page = _open(screen, "/?algorithm=backtracking&n=6")
    square(page, 2, 0).click()
    expect(said).to_have_text("Three squares are free in the next column.")
    square(page, 0, 1).click()
    expect(page.locator("#pieces .queen[data-shown]")).to_have_count(2)


@pytest.mark.parametrize(
    "address",
    ["?algorithm=naive&n=4", "?n=19", "?n=4&embed", "?n=4&step=3", "?lesson=bits", "?predict=1"],
)
def test_other_pages_do_not_wait_for_a_queen(page: Page, screen: Screen, address: str) -> None:
    page.goto(f"/{address}")
    screen.settle()
    expect(page.locator("#board .square").first).to_be_visible()
    expect(page.locator("html")).not_to_have_attribute("data-placing", "")


def test_a_click_in_a_film_holds_the_explanation_from_which_one_goes_on(page: Page, screen: Screen) -> None:
    page.goto("/?n=8&step=6")
    screen.settle()
    square(page, 3, 1).click()
    going = page.get_by_role("button", name="Next time a queen stands here")
    expect(going).to_be_visible()
    page.mouse.move(4, 4)
    expect(going).to_be_visible()
    going.click()
    screen.expect_step_after(6)
    expect(page.locator("#pieces .queen[data-shown]").nth(3)).to_have_attribute("transform", "translate(1 3)")
    square(page, 5, 5).click()
    page.get_by_role("button", name="Go on from here as my own").click()
    expect(page.locator("html")).to_have_attribute("data-placing", "")
    expect(page.locator("#pieces .queen[data-shown]")).to_have_count(4)
    page.get_by_role("button", name="Take one back").click()
    expect(page.locator("#pieces .queen[data-shown]")).to_have_count(3)


def test_queens_in_an_address_stand_on_the_board_and_wrong_ones_are_named(page: Page, screen: Screen) -> None:
    page.goto("/?n=8&queens=4,1")
    screen.settle()
    expect(page.locator("#pieces .queen[data-shown]")).to_have_count(2)
    expect(page.locator("html")).to_have_attribute("data-placing", "")
    for queens in ("4,3", "9", "0,2,4,1,3,5,7,6,0"):
        screen.visit(f"?n=8&queens={queens}")
        expect(screen.banner).to_have_text("These queens cannot stand on this board, one after the other.")


def test_the_address_of_the_drawer_that_went_leads_to_the_board(page: Page, screen: Screen) -> None:
    page.goto("/?n=8&drawer=whatif")
    expect(page.locator(".banner.gone")).to_contain_text("Place queens on the empty board")
    expect(page.locator("html")).to_have_attribute("data-placing", "")
    screen.settle()
