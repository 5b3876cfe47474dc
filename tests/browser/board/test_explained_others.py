"""Explanations in the other searches: squares, flags and bits; by mouse, keys and finger."""

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server import Trace
from tests.browser.axe import SIZES, violations
from tests.browser.bubble import expect_explanation_as_name, expect_uncovered, lit, point_anew
from tests.browser.screen import Screen
from tests.js.squares import attacks
from tests.search.square_oracle import RULES
from tests.tools.slow import some

N = 6
BY_SQUARES = [*RULES]
PANELS = {
    "caching": ("The three arrays", ["columns", "majors", "minors"]),
    "conjoin": ("The integer used", ["used", "bits", "used", "bits", "used", "bits"]),
    "flipped": ("Registers of the active row", ["ld", "col", "rd", "poss", "bit"]),
}
SIGNS = {"col": "|", "ld": "\\", "rd": "/", "row": "–"}


@pytest.fixture
def said(page: Page) -> Locator:
    """The explanation beside the square or cell under the pointer."""
    return page.locator("#explained-text")


def _open(screen: Screen, name: str, step: int, n: int = N) -> None:
    there = f"?algorithm={name}&n={n}&step={step}&goal=all"
    if f"algorithm={name}&n={n}&" in screen.page.url:
        screen.visit(there)
    else:
        screen.page.goto(f"/{there}")
    expect(screen.page.locator("#board .square")).to_have_count(n * n)
    screen.expect_step(step)


def _square(page: Page, row: int, column: int) -> Locator:
    return page.locator(f"#squares [y='{row}'][x='{column}']")


def _grid(page: Page, name: str) -> Locator:
    return page.get_by_role("grid", name=PANELS[name][0])


def _cells(page: Page, name: str, row: int) -> Locator:
    """Find the cells of a row that have explanations; the value after them has none."""
    return _grid(page, name).get_by_role("row").nth(row).locator('[role="gridcell"][tabindex]')


def _expect_attackers(page: Page, by: list[dict[str, Any]], square: tuple[int, int]) -> None:
    """Expect lines from these queens to the square and rings around them, and no other highlights."""
    shown = lit(page)
    assert sorted(shown["lines"]) == sorted([[one["line"], *one["queen"], *square] for one in by])
    assert sorted(shown["rings"]) == sorted(one["queen"] for one in by)


@pytest.mark.parametrize("name", some(BY_SQUARES, "caching", "conjoin"))
def test_a_square_and_the_cells_under_it_are_explained(page: Page, screen: Screen, said: Locator, name: str) -> None:
    """The facts about all squares and cells are tested in Node.js."""
    sideways = RULES[name].line == "column"
    step = next(step for step in Trace(name, N)[:400] if step.kind == "reject" and len(step.queens) >= 3)
    assert step.square
    _open(screen, name, step.step)
    told = {(N - 1, N - 1): "nothing in it has been tested", step.queens[0]: "was tested with"}
    for square, sentence in {**told, step.square: "is tested in this step"}.items():
        row, column = square
        by = attacks(list(step.queens[: column if sideways else row]), square, sideways=sideways)
        point_anew(page, _square(page, row, column))
        expect(said).to_contain_text(sentence)
        expect(said).to_contain_text(re.compile(f"(row {row}|column {column})\\b", re.IGNORECASE))
        _expect_attackers(page, by, square)
        for attack in by:
            queen = f"{'column' if sideways else 'row'} {attack['queen'][sideways]}"
            expect(said).to_contain_text(f"along {SIGNS[attack['line']]} by the queen in {queen}")
    for at, line in enumerate(("col", "ld", "rd") if name in ("caching", "conjoin") else ()):
        found = [one for one in by if one["line"] == line]
        index = at * len(PANELS[name][1]) // 3
        point_anew(page, _cells(page, name, index).nth(column))
        if name == "caching":
            expect(said).to_contain_text(f"{PANELS[name][1][index]}[")
            expect(said).to_contain_text(f"] is {'true' if found else 'false'}: ")
            assert lit(page)["cells"] == [[PANELS[name][1][index], column]]
        else:
            expect(said).to_contain_text(f"used has a {len(found)} at bit ")
        _expect_attackers(page, found, square)


@pytest.mark.slow  # the facts are tested in Node.js, an explained square above
def test_flipped_is_explained_with_its_inverted_digits(page: Page, screen: Screen, said: Locator) -> None:
    _open(screen, "flipped", 6, n=8)
    step = Trace("flipped", 8)[6]
    point_anew(page, _square(page, 3, 3))
    expect(said).to_have_text(
        "Bit 4 of row 3 is attacked along | by the queen in row 2 and along / by the queen in row 1: "
        "col and rd have a 0 here."
    )
    assert lit(page)["cells"] == [["col", 3], ["rd", 3]]
    for index, name in enumerate(("ld", "col", "rd", "poss", "bit")):
        for column in (0, 3, 5, 7):
            point_anew(page, _cells(page, "flipped", index).nth(column))
            digit = getattr(step, name) >> (7 - column) & 1
            expect(said).to_contain_text(f"{name} has a {digit} at bit {7 - column}:")
            if index < 3:
                assert ("and her 0 has slid" in said.inner_text() or "in this column" in said.inner_text()) == (
                    not digit
                )
                assert len(lit(page)["lines"]) == 1 - digit


@pytest.mark.parametrize("name", some(PANELS, "conjoin"))
def test_a_cursor_moves_over_the_cells_of_a_panel(page: Page, screen: Screen, said: Locator, name: str) -> None:
    _open(screen, name, 21, n=8)
    rows = PANELS[name][1]
    grid = _grid(page, name)
    for index, row in enumerate(rows):
        expect(grid.get_by_role("row").nth(index).get_by_role("rowheader")).to_contain_text(row)
        expect(_cells(page, name, index)).to_have_count(8)
    page.locator("#squares [tabindex='0']").focus()
    expect_explanation_as_name(page, page.locator("#squares :focus"))
    page.keyboard.press("Tab")
    if name == "flipped":  # the shift handle comes before the cells
        expect(page.get_by_role("slider", name="shift")).to_be_focused()
        page.keyboard.press("Tab")
    focused = grid.locator(":focus")
    expect(focused).to_have_count(1)
    expect(grid.locator("[tabindex='0']")).to_have_count(1)
    for key in ["ArrowRight"] * 3 + ["ArrowDown"] * 2 + ["ArrowLeft"]:
        page.keyboard.press(key)
    expect(_cells(page, name, 2).nth(2)).to_be_focused()
    expect(said).to_be_visible()
    expect_explanation_as_name(page, focused)
    screen.expect_step(21)  # the arrow keys have moved the cursor only
    assert violations(page) == []
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    expect(_cells(page, name, len(rows) - 1).nth(2)).to_be_focused()
    page.keyboard.press("Escape")
    expect(said).to_be_hidden()
    page.keyboard.press("ArrowUp")
    expect(said).to_be_visible()
    page.keyboard.press("Tab")
    expect(said).to_be_hidden()


@pytest.mark.parametrize("name", some([*BY_SQUARES, "naive"], "backtracking", "conjoin"))
def test_a_held_explanation_leads_to_the_next_queen_on_its_square(page: Page, screen: Screen, name: str) -> None:
    _open(screen, name, 21, n=8)
    if name not in PANELS:  # a panel without explanations has no cursor
        expect(page.locator("#below").get_by_role("grid")).to_have_count(0)
        expect(page.locator("#below [tabindex]")).to_have_count(0)
    trace = Trace(name, 8)
    first = trace.find_square(2, 4, 21)
    assert first
    following = page.get_by_role("button", name="Next time a queen stands here")
    _square(page, 2, 4).click()
    following.click()
    screen.expect_step(first)
    second = trace.find_square(2, 4, first)
    assert second
    page.keyboard.press("Escape")
    page.locator("#squares [y='2'][x='4']").focus()
    page.keyboard.press("Enter")
    expect(following).to_be_focused()
    page.keyboard.press("Enter")
    screen.expect_step(second)


def test_an_explanation_closes_when_its_cell_disappears(page: Page, screen: Screen, said: Locator) -> None:
    """The pointer stays still while keys choose another size and another search."""
    _open(screen, "caching", 21, n=8)
    point_anew(page, _cells(page, "caching", 1).nth(7))
    expect(said).to_contain_text("majors[")
    screen.choose_size(4)
    expect(said).to_be_hidden()
    screen.choose_size(8)
    expect(said).to_contain_text("majors[")
    for title in ("Conjoin", "Basic", "Bitmask"):
        page.get_by_role("button", name=re.compile("^Algorithm: ")).press("Enter")
        page.get_by_role("menuitemradio", name=title, exact=True).press("Enter")
        expect(page.get_by_role("button", name=f"Algorithm: {title}")).to_be_visible()
        expect(said).to_be_hidden()


@pytest.mark.slow  # taps on squares and masks are tested in test_explained
def test_a_tap_explains_squares_and_flags(open_page: Callable[..., Page]) -> None:
    phone = Screen(open_page(has_touch=True, viewport={"width": 390, "height": 844}))
    text = phone.page.locator("#explained-text")
    _open(phone, "caching", 21, n=8)
    _square(phone.page, 5, 2).tap()
    expect(text).to_contain_text("olumn 2 of row 5")
    phone.expect_step(21)
    first = Trace("caching", 8).find_square(5, 2, 21)
    assert first
    phone.button("Next time a queen stands here").tap()
    phone.expect_step(first)
    _cells(phone.page, "caching", 2).nth(3).tap()
    expect(text).to_contain_text("minors[")
    expect(phone.button("Next time a queen stands here")).to_be_hidden()
    _cells(phone.page, "caching", 2).nth(3).tap()
    expect(text).to_be_hidden()


@pytest.mark.slow  # tested for the masks in test_explained
@pytest.mark.parametrize(("name", "size"), [*product(["caching", "conjoin", "backtracking"], SIZES)])
def test_an_explanation_covers_none_of_its_subjects(page: Page, screen: Screen, name: str, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    _open(screen, name, 21, n=8)
    places = [_square(page, row, column) for row in (0, 4, 7) for column in (0, 4, 7)]
    if name in PANELS:
        places += [_cells(page, name, row).nth(column) for row in (0, 2) for column in (0, 7)]
    expect_uncovered(screen, places)
