"""The exercise "Four queens by hand" in a real browser: by keys, with the mouse, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

ROWS = ["top row", "second row", "third row", "bottom row"]
COLUMNS = ["first column", "second column", "third column", "last column"]


def test_the_exercise_is_solved_by_keys(page: Page) -> None:
    page.goto("/exercise?exercise=place")
    said, remark = page.get_by_role("status"), page.locator(".frame-remark")
    page.get_by_role("gridcell", name="bottom row, last column").focus()
    for key in ["ArrowUp"] * 3 + ["Enter"]:  # moves to the top right corner
        page.keyboard.press(key)
    expect(said).to_have_text("Next: the second row.")
    for key in ["ArrowDown", "Enter"]:
        page.keyboard.press(key)
    expect(said).to_have_text("Not there: the queen in the top row attacks that square along its column.")
    for key in ["Home", "Enter", "ArrowDown", "ArrowRight", "ArrowRight", "Enter", "ArrowDown", "Enter"]:
        page.keyboard.press(key)
    expect(said).to_contain_text("you are stuck. Take the last queen back.")
    expect(page.get_by_text("backtracking")).to_have_count(0)
    page.keyboard.press("Backspace")
    expect(said).to_contain_text("That is backtracking: the whole search is made of it.")
    expect(remark.locator("strong")).to_have_text("backtracking")
    page.keyboard.press("Backspace")
    expect(said).to_have_text("Try another square of the second row.")
    page.get_by_role("gridcell", name="second row, second column").press("Enter")
    page.keyboard.press("Backspace")
    expect(said).to_have_text("Nothing else is free in the second row: take one more queen back.")
    page.keyboard.press("Backspace")
    expect(page.get_by_role("gridcell", name="top row, last column: led nowhere")).to_be_visible()
    for row, column in enumerate((2, 0, 3, 1)):
        page.get_by_role("gridcell", name=f"{ROWS[row]}, {COLUMNS[column]}").press("Enter")
    expect(said).to_have_text(
        "Solved, with backtracking: four queens, none attacking another. You placed 8 queens; the search placed 8."
    )
    way = page.get_by_role("link", name=re.compile("way$"))
    expect(way).to_have_attribute("href", re.compile("exercise=place&part=watch&queens=2031$"))
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="Three rays")).to_be_focused()
    expect(page).to_have_url(re.compile("exercise=place&part=rays&queens=2031"))
    page.go_back()
    expect(page.get_by_role("heading", name="Four queens by hand")).to_be_visible()
    page.go_forward()
    for name, told in (
        ("col │", "Not col: that one runs straight down."),
        ("ld \\", "Right: ld runs down to the right."),
        ("col │", "Right: col runs straight down."),
        ("rd /", "Right: rd runs down to the left. And col hits it, too."),
    ):
        page.get_by_role("button", name=name).press("Enter")
        expect(said).to_contain_text(told)
    page.keyboard.press("Enter")
    _fill_in(page, lambda name: page.get_by_role("button", name=name).press("Space"))
    lesson = page.get_by_role("link", name="Go on with the lesson: from squares to bits")
    expect(lesson).to_have_attribute("href", "./?lesson=bits")
    expect(page.get_by_role("link", name="Four queens in the film, from the start")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#step-number")).to_have_text("0")
    expect(page.locator("#step-total")).to_have_text("of 50")


def test_the_film_shows_the_way_of_the_search(page: Page) -> None:
    page.goto("/exercise?exercise=place")
    for row, column in enumerate((1, 3, 0, 2)):
        page.get_by_role("gridcell", name=f"{ROWS[row]}, {COLUMNS[column]}").click()
    expect(page.get_by_role("status")).to_contain_text("You placed 4 queens; the search placed 8.")
    page.get_by_role("link", name=re.compile("way$")).click()
    step_on = page.get_by_role("button", name="Next", exact=True)
    while step_on.is_enabled():
        step_on.click()
    expect(page.get_by_role("status")).to_contain_text("All 4 queens stand.")
    page.get_by_role("link", name="way in the film").click()
    expect(page.locator("#step-total")).to_have_text("of 21")
    page.get_by_role("slider", name="Timeline").press("End")
    expect(page.locator("#placements")).to_have_text("8")
    expect(page.locator("#solutions")).to_have_text("1")


def test_a_phone_has_no_empty_card_instead_of_keys(open_page: Callable[..., Page]) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto("/exercise?exercise=place")
    expect(page.locator(".frame-buttons")).to_be_attached()
    texts = page.locator(".frame-work > .card:not(.frame-picture)").filter(visible=True).all_inner_texts()
    assert all(texts), texts


def _fill_in(page: Page, press: Callable[[str], None]) -> None:
    press("first column")
    press("Check")
    expect(page.get_by_role("status")).to_have_text(
        "Not quite. Look at the second column: has ld, col or rd a 1 there?"
    )
    press("second column")
    press("third column")
    press("Check")
    expect(page.get_by_role("status")).to_contain_text("Right. And poss is the opposite")


def test_wrong_digits_are_marked_and_three_mistakes_show_where_to_look_the_queen_and_the_answer(page: Page) -> None:
    page.goto("/exercise?exercise=place&part=digits&queens=2031")
    said, check = page.get_by_role("status"), page.get_by_role("button", name="Check")
    wrong, looked = page.locator(".place-register [data-wrong]"), page.locator(".place-register [data-look]")
    page.get_by_role("button", name="first column").click()
    check.click()
    expect(said).to_have_text("Not quite. Look at the second column: has ld, col or rd a 1 there?")
    expect(wrong).to_have_count(2)
    expect(page.get_by_role("button", name="third column: wrong")).to_be_visible()
    expect(looked).to_have_text(["1", "0", "0"])  # the column of ld, col and rd
    expect(page.locator(".place .square[data-asked]")).to_have_count(1)
    expect(page.locator(".place .queen[data-against]")).to_have_count(0)
    page.get_by_role("button", name="third column").click()
    expect(wrong).to_have_count(1)
    expect(page.locator(".frame-remark")).to_contain_text("Look at the second column")  # it stays with its question
    check.click()
    expect(said).to_have_text(
        "ld has a 1 in the second column: the queen in the second row attacks that square diagonally."
    )
    expect(page.locator(".place .queen[data-against]")).to_have_count(1)
    check.click()
    expect(said).to_contain_text("This is taken: a 1 where ld, col or rd has one.")
    expect(page.get_by_role("group", name="taken, to fill in").get_by_role("button")).to_have_text(["1", "1", "1", "0"])
    expect(page.locator(".place :is([data-wrong], [data-look])")).to_have_count(0)
    expect(page.get_by_role("link", name="Four queens in the film, from the start")).to_be_focused()


@pytest.mark.usefixtures("context")  # the test sets the clock
def test_the_search_plays_and_pauses_when_the_learner_takes_over_and_lines_show_why_it_is_stuck(page: Page) -> None:
    page.clock.install()
    page.goto("/exercise?exercise=place&part=watch")
    remark = page.locator(".frame-remark")
    expect(remark).to_have_text("The board is empty.")
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))  # so that a busy machine does not play on
    page.get_by_role("button", name="Play").click()
    page.clock.run_for(2300)
    expect(remark).to_contain_text("A queen on the second row")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.clock.run_for(5000)
    expect(remark).to_contain_text("A queen on the top row")
    page.clock.resume()
    lines, step_on = page.locator(".place-board .ray"), page.get_by_role("button", name="Next")
    step_on.click()
    expect(lines).to_have_count(0)
    step_on.click()
    expect(remark).to_contain_text("Every square in the third row is attacked: stuck.")
    expect(lines).to_have_count(6)  # three lines from each queen
    step_on.click()
    expect(lines).to_have_count(0)
