"""The page of the puzzle as a player uses it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import Screen, box_of

SMALL = "touch:AABB/CABB/CCDD/CCDD"
SOLUTION = [(0, 1), (1, 3), (2, 0), (3, 2)]  # of SMALL, the only one


class Player:
    """A board that is played: squares to press, pieces and sentences to read."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.screen = Screen(page)
        self.board = page.locator(".puzzle-board[hidden], .puzzle-board").first
        self.said = page.locator("#puzzle-said")
        self.name = page.locator("#puzzle-name")

    def open(self, board: str = SMALL, more: str = "") -> "Player":
        self.page.goto(f"/puzzle?board={board}{more}")
        self.screen.settle()
        return self

    def square(self, row: int, column: int) -> Locator:
        return self.board.get_by_role("row").nth(row).get_by_role("gridcell").nth(column)

    def click(self, row: int, column: int, times: int = 1) -> None:
        for _ in range(times):
            self.square(row, column).click()

    def drag(self, *squares: tuple[int, int]) -> None:
        boxes = [box_of(self.square(*square)) for square in squares]
        for at, box in enumerate(boxes):
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            if at == 0:
                self.page.mouse.down()
        self.page.mouse.up()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def expect(self, queens: int, crosses: int) -> None:
        expect(self.board.locator(".piece:is(.queen, .given)")).to_have_count(queens)
        expect(self.board.locator(".piece.cross")).to_have_count(crosses)

    def solve(self) -> None:
        for square in SOLUTION:
            self.click(*square, times=2)


@pytest.fixture
def player(page: Page) -> Player:
    return Player(page)


@pytest.fixture
def phone(open_page: Callable[..., Page]) -> Player:
    return Player(open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True))
