"""The ways to a board: today's, drawn, pasted, random, and the address."""

import re
from datetime import datetime

import pytest
from playwright.sync_api import Page, expect

from server.search.deduction.deduce import deducing
from server.search.pausable import finish
from server.search.puzzle.board import parse_board
from tests.browser.axe import violations
from tests.browser.puzzle.conftest import SMALL, Player


def board_of(page: Page) -> str:
    """Return the board in the address."""
    found = re.search(r"board=([^&]*)", page.url)
    assert found, page.url
    return found[1].replace("%23", "#")


def hardest(board: str) -> int:
    return finish(deducing(parse_board(board))).hardest or 0


@pytest.mark.usefixtures("context")
def test_today_has_the_same_board_everywhere_also_without_a_connection(page: Page, server_url: str) -> None:
    page.clock.set_fixed_time(datetime(2026, 12, 7, 12))
    page.route_web_socket("**/ws", lambda socket: socket.close())
    page.goto(f"{server_url}puzzle")
    player = Player(page)
    expect(player.name).to_have_text("Monday, December 7 · 7 × 7")
    player.click(0, 0, times=2)
    player.expect(1, 0)
    assert "board=" not in page.url


def test_a_drawn_board_says_what_is_wrong_until_it_can_be_played(player: Player) -> None:
    player.page.goto("/puzzle")
    player.screen.settle()
    player.button("Draw").click()
    player.page.get_by_label("Size").first.select_option("4")
    expect(player.said).to_have_text("Nothing is missing. This board has 2 solutions.")
    player.click(3, 3)
    expect(player.square(3, 3)).to_have_attribute("aria-label", "row 4, column 4, closed")
    player.drag((0, 0), (0, 3))
    expect(player.said).to_have_text("Regions B, C and D have no square: a board has no regions, or A to D.")
    expect(player.button("Play it")).to_have_attribute("aria-disabled", "true")
    for row, letter in enumerate("BCD", 1):
        player.page.locator(f"#puzzle-panel [value={letter}]").check(force=True)
        player.drag((row, 0), (row, 2))
    expect(player.said).to_contain_text("Nothing is missing.")
    player.square(1, 1).focus()
    player.page.keyboard.press("q")
    expect(player.board.locator(".piece.given")).to_have_count(1)
    player.page.keyboard.press("q")
    for key in ("c", "ArrowRight", "x"):
        player.page.keyboard.press(key)
    expect(player.square(1, 1)).to_have_attribute("aria-label", "row 2, column 2, region C, empty")
    expect(player.square(1, 2)).to_have_attribute("aria-label", "row 2, column 3, closed")
    assert violations(player.page) == []
    player.button("Play it").click()
    expect(player.name).to_have_text("Your board · 4 × 4")
    player.screen.expect_address("board=")
    assert board_of(player.page) == "long:AAAA/BC#./CCC./DDD#"


def test_a_long_press_sets_a_given_queen(phone: Player) -> None:
    phone.open()
    phone.button("Draw").click()
    phone.square(2, 1).click(delay=600)
    expect(phone.board.locator(".piece.given")).to_have_count(1)


def test_a_pasted_board_names_row_column_and_sign_of_its_faults(player: Player) -> None:
    player.open()
    player.button("Paste").click()
    field = player.page.get_by_role("textbox", name="Board as text")
    field.fill("touch:AAB\nAxB\nCCC")
    faults = player.page.locator("#puzzle-faults li")
    expect(faults).to_have_text([re.compile("^Row 2, column 2: “x” is no sign of a board. Allowed are A to L")])
    expect(player.button("Play it")).to_have_attribute("aria-disabled", "true")
    field.fill("A" * 100_000)
    expect(faults).to_have_text(["A board has at most 300 signs, not 100,000."])
    field.fill(SMALL.replace("/", "\n"))
    expect(faults).to_have_count(0)
    assert violations(player.page) == []
    player.button("Play it").click()
    expect(player.name).to_have_text("Your board · 4 × 4")
    assert board_of(player.page) == SMALL


def test_a_link_opens_its_board_and_a_faulty_one_says_why(player: Player) -> None:
    player.open()
    expect(player.name).to_have_text("A board from a link · 4 × 4")
    player.open("touch:AABB/CA.B/CCDx/CCDD")
    expect(player.page.locator("#puzzle-faults li")).to_have_text([re.compile("^Row 3, column 4: “x”")])
    player.page.goto("/puzzle?watch=tv")
    expect(player.said).to_contain_text("In the address, watch is one of deduce, search, both, not “tv”.")


@pytest.mark.parametrize(("hard", "rules"), [("Rules to 3", (1, 2, 3)), ("Rules to 5", (4, 5))])
def test_a_random_board_is_as_hard_as_asked_and_says_where_it_is_from(
    player: Player, hard: str, rules: tuple[int, ...]
) -> None:
    player.open()
    player.button("Random").click()
    player.page.get_by_role("radio", name=hard).check()
    for size, said in (("7", "Made here|from the file"), ("10", "From the file of boards.")):
        player.page.locator("#puzzle-panel select:visible").select_option(size)
        player.button("Make a board").click()
        expect(player.name).to_have_text(f"A random board · {size} × {size}", timeout=20_000)
        expect(player.page.locator("#puzzle-panel .hint:visible")).to_have_text(re.compile(said))
        player.screen.settle()
        assert hardest(board_of(player.page)) in rules


def test_looking_for_a_board_can_be_stopped(player: Player) -> None:
    player.open()
    player.button("Random").click()
    player.page.get_by_role("radio", name="Needs a guess").check()
    player.page.locator("#puzzle-panel select:visible").select_option("5")
    player.button("Make a board").click()
    player.button("Stop").click()
    expect(player.button("Make a board")).to_be_visible()
    expect(player.name).to_have_text("A board from a link · 4 × 4")
