"""Playing a board: mouse, finger, keys, undo, hints, and what is said."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.puzzle.conftest import SMALL, SOLUTION, Player
from tests.browser.screen import box_of

# The least side of the board, by the window.
WINDOWS = {(390, 844): 370, (360, 640): 340, (844, 390): 320, (683, 384): 310, (1280, 720): 640, (1440, 900): 820}
PAINT = """(board) => [...board.querySelectorAll(".square")].map((square) => getComputedStyle(square).fill)"""
BIG = (
    "touch:EBBBBBBBBAA/EEBBBBBBBAA/EECCCBBBBAA/EECCDDDBFAA/EECCDDFFFFF/EEGGGHHFFFF/EEGGHHHIIFF/EEGHHHIIIIF/"
    "EEJHHIIIIKK/JJJJIIIIIKK/JJJJJJIIIKK"
)


def test_a_click_goes_from_a_cross_to_a_queen_to_nothing_and_each_is_taken_back(player: Player) -> None:
    player.open()
    player.expect(0, 0)
    player.click(1, 1)
    player.expect(0, 1)
    player.click(1, 1)
    player.expect(1, 0)
    expect(player.square(1, 1)).to_have_attribute("aria-label", "row 2, column 2, region A, queen")
    expect(player.square(0, 3)).to_have_attribute("aria-label", "row 1, column 4, region B, empty")
    attacked = "row 1, column 1, region A, empty, attacked by the queen in row 2, column 2"
    expect(player.square(0, 0)).to_have_attribute("aria-label", attacked)
    player.click(1, 1)
    player.expect(0, 0)
    for queens, crosses in ((1, 0), (0, 1), (0, 0)):
        player.button("Undo").click()
        player.expect(queens, crosses)
    expect(player.button("Undo")).to_have_attribute("aria-disabled", "true")


def test_a_drag_crosses_squares_out_and_one_undo_takes_them_back(player: Player) -> None:
    player.open()
    player.click(0, 1, times=2)
    player.drag((0, 0), (0, 3), (2, 3))
    player.expect(1, 5)
    player.drag((0, 3), (1, 3))  # from a cross: removes crosses
    player.expect(1, 3)
    player.page.keyboard.press("Control+z")
    player.expect(1, 5)
    player.page.keyboard.press("Control+z")
    player.expect(1, 0)


def test_a_finger_crosses_out_and_places(phone: Player) -> None:
    phone.open()
    for queens, crosses in ((0, 1), (1, 0), (0, 0)):
        phone.square(2, 2).tap()
        phone.expect(queens, crosses)


def test_keys_move_place_cross_and_take_back_and_each_is_spoken(player: Player) -> None:
    player.open()
    player.square(0, 0).focus()
    keys = player.page.keyboard
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        keys.press(key)
    voice = player.page.locator("#puzzle-voice")
    expect(voice).to_have_text("row 2, column 2, region A, queen. 1 of 4 queens.")
    for key in ("End", "x"):
        keys.press(key)
    player.expect(1, 1)
    expect(player.square(1, 3)).to_be_focused()
    keys.press("Backspace")
    player.expect(1, 0)
    keys.press("Control+z")
    player.expect(0, 0)
    keys.press("h")
    expect(player.said).to_have_text(re.compile("^Look at "))


def test_only_queens_that_attack_each_other_are_wrong_and_a_solution_is_gold(player: Player) -> None:
    player.open()
    player.click(0, 0, times=2)
    player.click(2, 0, times=2)
    expect(player.said).to_have_text("The queens in rows 1 and 3 attack each other: both stand in column 1.")
    expect(player.board.locator(".piece[data-tone=alarm]")).to_have_count(2)
    player.button("Clear").click()
    expect(player.said).to_contain_text("One queen in each row, column and region.")
    player.solve()
    expect(player.board).to_have_attribute("data-solved", "")
    expect(player.said).to_have_text("Solved! No other solution exists.")
    assert violations(player.page) == []


def test_the_marks_of_each_board_stay_on_the_device(player: Player) -> None:
    player.open()
    player.click(1, 3, times=2)
    player.open("long:..../..../..../....")
    player.expect(0, 0)
    player.open()
    player.expect(1, 0)


def test_a_hint_comes_in_steps_and_is_done(player: Player) -> None:
    player.open()
    player.button("Hint").click()
    expect(player.said).to_have_text(re.compile("^Look at "))
    player.button("Which rule?").click()
    expect(player.board.locator("[data-tone=here]")).to_have_count(0)
    player.button("Which square?").click()
    expect(player.board.locator("[data-tone=here]").first).to_be_visible()
    player.button("Do it").click()
    expect(player.board.locator(".piece:is(.queen, .cross)").first).to_be_visible()
    for _ in range(40):
        if player.board.get_attribute("data-solved") is not None:
            break
        player.page.locator("#puzzle-acts button").nth(1).click()
        player.screen.settle()
    expect(player.board).to_have_attribute("data-solved", "")


def test_a_mistake_is_named_before_any_hint(player: Player) -> None:
    player.open()
    player.click(0, 2, times=2)
    player.button("Hint").click()
    expect(player.said).to_have_text("The queen in row 1, column 3 is wrong: no solution has her there.")
    player.button("Do it").click()
    player.expect(0, 0)
    row, column = SOLUTION[0]
    player.click(row, column)
    player.button("Hint").click()
    expect(player.said).to_have_text("The cross in row 1, column 2 is wrong: a queen stands there.")


def test_given_queens_and_closed_squares_take_no_marks(player: Player) -> None:
    player.open("long:Q.%23./..../..../....")
    player.click(0, 0)
    player.click(0, 2)
    player.expect(1, 0)
    expect(player.square(0, 2)).to_have_attribute("aria-label", "row 1, column 3, closed")
    expect(player.square(0, 0)).to_have_attribute("aria-label", "row 1, column 1, given queen")


@pytest.mark.parametrize("board", [SMALL, BIG])
def test_the_board_is_as_large_as_the_window_allows_and_nothing_overflows(player: Player, board: str) -> None:
    player.open(board)
    for (width, height), least in WINDOWS.items():
        player.screen.resize(width, height)
        box = box_of(player.board)
        assert box["width"] >= least, (width, height, box)
        assert box["y"] + box["height"] <= height, (width, height, box)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= width, (width, height)
        for name in ("Undo", "Hint", "Watch"):
            button = box_of(player.button(name))
            assert button["y"] + button["height"] <= height, (width, height, name)


def test_regions_have_letters_and_borders_where_colours_are_forced(player: Player) -> None:
    player.page.emulate_media(forced_colors="active")
    player.open()
    player.click(0, 1, times=2)
    assert len(set(player.board.evaluate(PAINT))) == 1
    expect(player.board.locator(".region-letter").nth(15)).to_be_visible()
    expect(player.board.locator(".region-letter:visible")).to_have_count(16)
    assert player.board.locator(".region-border").evaluate("(path) => getComputedStyle(path).strokeWidth") == "4px"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_each_region_has_a_colour_of_its_own(player: Player, theme: str) -> None:
    player.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    player.open(BIG)
    assert len(set(player.board.evaluate(PAINT))) == 11
