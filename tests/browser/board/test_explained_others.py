"""What is pointed at is explained in the other searches, too: squares, flags and bits; by mouse, keys and finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server import Trace
from tests.browser.axe import SIZES, violations
from tests.browser.bubble import expect_beside, expect_told
from tests.browser.screen import Screen
from tests.js.squares import attacks, state_of
from tests.search.square_oracle import RULES
from tests.tools.slow import some

N = 6
PANELS = {
    "caching": ("The three arrays", ["columns", "majors", "minors"]),
    "conjoin": ("The integer used", ["used", "bits", "used", "bits", "used", "bits"]),
    "flipped": ("Registers of the active row", ["ld", "col", "rd", "poss", "bit"]),
}
SIGNS = {"col": "|", "ld": "\\", "rd": "/", "row": "–"}

# What a sentence has to say of each state, and what would claim more than the search has found out.
SAYS = {
    "queen": "was tested with",
    "placed": "is tested in this step",
    "rejected": "is tested in this step",
    "refused": "has been tested, with",
    "tried": "it was free, and all that follows from a queen there has been tried",
    "lifted": "its queen has just been lifted",
    "open": "has not been tested yet",
    "out": "is not tested at all",
    "unreached": "nothing in it has been tested",
    "over": "The search is over",
}


@pytest.fixture
def said(page: Page) -> Locator:
    """The sentence beside the place that is pointed at."""
    return page.locator("#explained-text")


def _open(screen: Screen, name: str, step: int, n: int = N) -> None:
    """At a step."""
    there = f"?algorithm={name}&n={n}&step={step}&goal=all"
    if f"algorithm={name}&n={n}&" in screen.page.url:
        screen.visit(there)
    else:
        screen.page.goto(f"/{there}")
    expect(screen.page.locator("#board .square")).to_have_count(n * n)
    screen.expect_step(step)


def _square(page: Page, row: int, column: int) -> Locator:
    return page.locator(f"#square-{row}-{column}")


def _grid(page: Page, name: str) -> Locator:
    return page.get_by_role("grid", name=PANELS[name][0])


def _cells(page: Page, name: str, row: int) -> Locator:
    """Those of a row that can be pointed at, which the value behind them cannot."""
    return _grid(page, name).get_by_role("row").nth(row).locator('[role="gridcell"][tabindex]')


def _point(page: Page, place: Locator) -> None:
    """Not on the way from another place: its explanation may stand over this one."""
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.getElementById('explained').checkVisibility({ visibilityProperty: true })")
    box = place.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _lit(page: Page) -> dict[str, Any]:
    """What lights up: lines of attack from queen to square, rings round queens, and cells by row and column."""
    found: dict[str, Any] = page.evaluate(
        """() => {
          const all = (selector, root = document) => [...root.querySelectorAll(selector)];
          const seen = (kind) => all(`#causes ${kind}[data-shown]`).filter((one) => one.checkVisibility());
          const at = (shape, ...names) => names.map((name) => Math.floor(shape.getAttribute(name)));
          return {
            lines: seen("line").map((one) => [one.dataset.line, ...at(one, "y1", "x1", "y2", "x2")]),
            rings: seen("circle").map((one) => at(one, "cy", "cx")),
            cells: all("#below .register").flatMap((row, index) => all(":scope > .bit-cell", row)
              .flatMap((cell, column) => ("lit" in cell.dataset ? [[index, column]] : []))),
          };
        }"""
    )
    return found


def _blames(page: Page, by: list[dict[str, Any]], square: tuple[int, int]) -> None:
    """Lines run from these queens to the square, and rings go round them, and nothing else lights up."""
    lit = _lit(page)
    assert sorted(lit["lines"]) == sorted([[one["line"], *one["queen"], *square] for one in by])
    assert sorted(lit["rings"]) == sorted(one["queen"] for one in by)


def _steps(name: str) -> list[int]:
    """A reject and a place with at least three queens, the return after it, and the end."""
    trace = Trace(name, N)
    film = [step for step in trace[:400] if len(step.queens) >= 3]
    kinds = [next(step.step for step in film if step.kind == kind) for kind in ("reject", "place", "return")]
    return [*kinds, len(trace) - 1]


@pytest.mark.parametrize("name", some(RULES, "conjoin"))
def test_a_square_is_explained_by_what_the_search_knows(page: Page, screen: Screen, said: Locator, name: str) -> None:
    line = RULES[name].line
    sideways = line == "column"
    seen: set[str] = set()
    for number in _steps(name):
        _open(screen, name, number)
        step = Trace(name, N)[number]
        whole = {
            "queens": step.queens,
            "stack": [{"state": call.state} for call in step.stack or ()],
            "kind": step.kind,
        }  # type: ignore[union-attr]
        tested = step.square or (0, 0)
        near = [tested, *((row, column) for row, column in step.queens[:1]), (N - 1, N - 1), (1, 0), (0, 1)]
        near += [(tested[0], column) if not sideways else (column, tested[1]) for column in range(N)]
        for square in dict.fromkeys(near):
            row, column = square
            by = attacks(list(step.queens[: column if sideways else row]), square, sideways=sideways)
            state = state_of(name, whole, square, attacked=bool(by))
            _point(page, _square(page, row, column))
            expect(said).to_contain_text(SAYS[state])
            text = said.inner_text()
            expect(said).to_contain_text(re.compile(f"(row {row}|column {column})\\b", re.IGNORECASE))
            _blames(page, by, square)
            for attack in by:
                queen = attack["queen"][1 if sideways else 0]
                assert f"along {SIGNS[attack['line']]} by the queen of {line} {queen}" in text
            if not by:
                assert "by the queen" not in text
            seen.add(state)
    assert seen >= {"queen", "placed", "rejected", "refused", "lifted", "open", "unreached", "over"} - (
        {"refused"} if RULES[name].skips_columns else set()
    )


@pytest.mark.slow  # beside the facts in Node.js, and a square that is explained
def test_a_test_that_ended_has_not_found_what_comes_after(page: Page, screen: Screen, said: Locator) -> None:
    """A square with two attackers: the test has found one, the other is a fact all the same."""
    for name in ("basic", "caching", "backtracking"):
        sideways = name == "backtracking"
        step, by = next(
            (step, by)
            for step in Trace(name, N)
            if step.kind == "reject"
            and step.square
            and len(by := attacks(list(step.queens), step.square, sideways=sideways)) > 1
        )
        _open(screen, name, step.step)
        assert step.square
        _point(page, _square(page, *step.square))
        expect(said).to_contain_text("too, but the test did not get that far.")
        _blames(page, by, step.square)
        first = said.inner_text().index(f"along {SIGNS[by[0]['line']]}")
        assert first < said.inner_text().index(f"along {SIGNS[by[1]['line']]}")
    expect(said).not_to_contain_text("along |")


@pytest.mark.slow  # beside the facts in Node.js, and a square that is explained
def test_no_square_is_tested_before_the_board_is_full(page: Page, screen: Screen, said: Locator) -> None:
    trace = Trace("naive", N)
    number = next(step.step for step in trace[20_000:21_000] if step.kind == "reject" and step.row == 3)  # type: ignore[union-attr]
    _open(screen, "naive", number)
    step = trace[number]
    for row, column in step.queens:
        _point(page, _square(page, row, column))
        expect(said).to_contain_text(f"The odometer has {column} for row {row}, so its queen stands here")
        expect(said).to_contain_text(
            "no queen above attacks it" if row < 3 else "and the test ended" if row == 3 else "has not come to it"
        )
        _blames(page, attacks(list(step.queens[:row]), (row, column)), (row, column))
        _point(page, _square(page, row, (column + 1) % N))
        expect(said).to_have_text(
            f"No queen stands here: the odometer has {column} for row {row}. "
            "No square is tested before the board is full."
        )
        _blames(page, [], (row, column))
    found = trace.find_square(4, 2, number)
    assert found
    _square(page, 4, 2).click()
    screen.expect_step(found)


def _under(line: str, queens: list[tuple[int, int]], row: int, column: int) -> list[list[int]]:
    """The queens on a line through a square."""
    through = {"col": column, "ld": row - column, "rd": row + column}[line]
    return [
        list(queen)
        for queen in queens
        if {"col": queen[1], "ld": queen[0] - queen[1], "rd": sum(queen)}[line] == through
    ]


@pytest.mark.slow  # beside the facts in Node.js, and a cursor over the cells
def test_a_flag_says_which_queen_has_set_it(page: Page, screen: Screen, said: Locator) -> None:
    for number, columns in zip(_steps("caching")[:2], (range(N), (0, 3)), strict=True):
        _open(screen, "caching", number)
        step = Trace("caching", N)[number]
        row = step.row  # type: ignore[union-attr]
        assert row is not None
        state: dict[str, Any] = step.state  # type: ignore[union-attr]
        for index, (array, line) in enumerate((("columns", "col"), ("majors", "ld"), ("minors", "rd"))):
            for column in columns:
                at = {"columns": column, "majors": row - column + N - 1, "minors": row + column}[array]
                _point(page, _cells(page, "caching", index).nth(column))
                truth = "true" if state[array][at] else "false"
                expect(said).to_contain_text(f"{array}[{at}] is {truth}: ")
                queens = _under(line, list(step.queens), row, column)
                assert len(queens) == state[array][at]
                text = said.inner_text()
                assert f"queen of row {queens[0][0]} stands" in text if queens else "True would mean" in text
                assert ("It is read in this step." in text) == ({"array": array, "place": at} in state["reads"])
                _blames(page, [{"line": line, "queen": queen} for queen in queens], (row, column))
                assert _lit(page)["cells"] == [[index, column]]


@pytest.mark.slow  # beside a square
def test_a_bit_of_the_integers_says_which_queen_it_stands_for(page: Page, screen: Screen, said: Locator) -> None:
    for number, columns in zip(_steps("conjoin")[:2], (range(N), ()), strict=True):
        _open(screen, "conjoin", number)
        step = Trace("conjoin", N)[number]
        row = step.row  # type: ignore[union-attr]
        assert row is not None
        before = list(step.queens[:row])  # as the test saw them
        assert step.square
        for index, line in enumerate(("col", "ld", "rd")):
            for column in columns or {0, step.square[1]}:
                queens = _under(line, before, row, column)
                by = [{"line": line, "queen": queen} for queen in queens]
                _point(page, _cells(page, "conjoin", 2 * index).nth(column))
                expect(said).to_contain_text(f"used has a {len(queens)} at bit ")
                _blames(page, by, (row, column))
                own = column == step.square[1]
                _point(page, _cells(page, "conjoin", 2 * index + 1).nth(column))
                expect(said).to_contain_text(f"bits has a {int(own)} at bit ")
                _blames(page, by if own else [], (row, column))
                assert ("used has a 1 there, too" in said.inner_text()) == (own and bool(queens))


@pytest.mark.slow  # beside the facts in Node.js, and a square that is explained
def test_flipped_speaks_of_its_own_digits(page: Page, screen: Screen, said: Locator) -> None:
    _open(screen, "flipped", 6, n=8)
    step = Trace("flipped", 8)[6]
    _point(page, _square(page, 3, 3))
    expect(said).to_have_text(
        "Bit 4 of row 3 is attacked along | by the queen of row 2 and along / by the queen of row 1: "
        "col and rd have a 0 here."
    )
    assert _lit(page)["cells"] == [[1, 3], [2, 3]]
    for index, name in enumerate(("ld", "col", "rd", "poss", "bit")):
        for column in (0, 3, 5, 7):
            _point(page, _cells(page, "flipped", index).nth(column))
            digit = getattr(step, name) >> (7 - column) & 1
            expect(said).to_contain_text(f"{name} has a {digit} at bit {7 - column}:")
            if index < 3:
                assert ("and her 0 has slid" in said.inner_text() or "in this column" in said.inner_text()) == (
                    not digit
                )
                assert len(_lit(page)["lines"]) == 1 - digit


@pytest.mark.parametrize("name", some(PANELS, "conjoin"))
def test_a_cursor_over_the_cells_of_a_panel(page: Page, screen: Screen, said: Locator, name: str) -> None:
    _open(screen, name, 21, n=8)
    rows = PANELS[name][1]
    grid = _grid(page, name)
    for index, row in enumerate(rows):
        expect(grid.get_by_role("row").nth(index).get_by_role("rowheader")).to_contain_text(row)
        expect(_cells(page, name, index)).to_have_count(8)
    page.locator("#squares [tabindex='0']").focus()
    expect_told(page, page.locator("#squares :focus"))
    page.keyboard.press("Tab")
    if name == "flipped":  # where masks shift, a handle comes before them
        expect(page.get_by_role("slider", name="shift")).to_be_focused()
        page.keyboard.press("Tab")
    focused = grid.locator(":focus")
    expect(focused).to_have_count(1)
    expect(grid.locator("[tabindex='0']")).to_have_count(1)
    for key in ["ArrowRight"] * 3 + ["ArrowDown"] * 2 + ["ArrowLeft"]:
        page.keyboard.press(key)
    expect(_cells(page, name, 2).nth(2)).to_be_focused()
    expect(said).to_be_visible()
    expect_told(page, focused)
    screen.expect_step(21)  # the arrows were the cursor's
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


@pytest.mark.parametrize("name", some(["basic", "plain", "backtracking", "naive"], "naive"))
def test_a_panel_that_explains_nothing_has_no_cursor(page: Page, screen: Screen, name: str) -> None:
    _open(screen, name, 9, n=4)
    expect(page.locator("#below").get_by_role("grid")).to_have_count(0)
    expect(page.locator("#below [tabindex]")).to_have_count(0)


@pytest.mark.parametrize("name", ["backtracking", "conjoin"])
def test_a_click_goes_to_the_next_queen_there(page: Page, screen: Screen, name: str) -> None:
    _open(screen, name, 21, n=8)
    trace = Trace(name, 8)
    first = trace.find_square(2, 4, 21)
    assert first
    _square(page, 2, 4).click()
    screen.expect_step(first)
    second = trace.find_square(2, 4, first)
    assert second
    page.locator("#square-2-4").focus()
    page.keyboard.press("Enter")
    screen.expect_step(second)
    page.keyboard.press("Shift+Enter")
    screen.expect_step(first)


def test_what_is_pointed_at_may_be_gone_with_its_search(page: Page, screen: Screen, said: Locator) -> None:
    """The mouse rests while keys choose another size, and another search."""
    _open(screen, "caching", 21, n=8)
    _point(page, _cells(page, "caching", 1).nth(7))
    expect(said).to_contain_text("majors[")
    screen.choose(4)
    expect(said).to_be_hidden()
    screen.choose(8)
    expect(said).to_contain_text("majors[")
    for title in ("Conjoin", "Basic", "Bitmask"):
        page.get_by_role("button", name=re.compile("^Algorithm: ")).press("Enter")
        page.get_by_role("menuitemradio", name=title, exact=True).press("Enter")
        expect(page.get_by_role("button", name=f"Algorithm: {title}")).to_be_visible()
        expect(said).to_be_hidden()


@pytest.mark.slow  # beside a finger on squares and masks
def test_a_finger_is_told_of_squares_and_flags(open_page: Callable[..., Page]) -> None:
    phone = Screen(open_page(has_touch=True, viewport={"width": 390, "height": 844}))
    text = phone.page.locator("#explained-text")
    _open(phone, "caching", 21, n=8)
    _square(phone.page, 5, 2).tap()
    expect(text).to_contain_text("olumn 2 of row 5")
    phone.expect_step(21)
    first = Trace("caching", 8).find_square(5, 2, 21)
    assert first
    phone.button("Next queen here").tap()
    phone.expect_step(first)
    _cells(phone.page, "caching", 2).nth(3).tap()
    expect(text).to_contain_text("minors[")
    expect(phone.button("Next queen here")).to_be_hidden()
    _cells(phone.page, "caching", 2).nth(3).tap()
    expect(text).to_be_hidden()


@pytest.mark.slow  # beside the same of the masks
@pytest.mark.parametrize(("name", "size"), [*product(["caching", "conjoin", "backtracking"], SIZES)])
def test_an_explanation_covers_nothing_that_it_speaks_of(page: Page, screen: Screen, name: str, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    _open(screen, name, 21, n=8)
    places = [_square(page, row, column) for row in (0, 4, 7) for column in (0, 4, 7)]
    if name in PANELS:
        places += [_cells(page, name, row).nth(column) for row in (0, 2) for column in (0, 7)]
    expect_beside(screen, places)
