"""The path in a real browser: the exercises Rays and Digits, what follows them, the lessons, and Learn."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen


def _open_learn(screen: Screen) -> None:
    """Open Learn anew."""
    screen.open(8, "/?n=8&step=1&drawer=learn")


def test_the_path_leads_by_keys_from_the_rays_to_the_tour_and_learn_goes_on_where_one_was(
    page: Page, screen: Screen
) -> None:
    page.goto("/exercise?exercise=place&part=rays&queens=1302")
    said = page.get_by_role("status")
    expect(page.get_by_text("Understand it in ten minutes: 2 of 6")).to_be_visible()
    expect(page.get_by_role("img", name="top row, second column; second row, last column")).to_be_visible()
    for name, told in (
        ("rd /", "Not rd: that one runs down to the left."),
        ("col │", "Right: col runs straight down."),
        ("rd /", "Right: rd runs down to the left."),
        ("ld \\", "Right: ld runs down to the right. And col hits it, too."),
    ):
        page.get_by_role("button", name=name).press("Enter")
        expect(said).to_contain_text(told)
    expect(page.locator(".primary").filter(visible=True)).to_have_text(["Next: Digits"])
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Rays in digits")).to_be_focused()
    expect(page).to_have_url(re.compile("exercise=place&part=digits&queens=1302"))
    page.go_back()
    expect(page.get_by_role("heading", name="Three rays")).to_be_visible()
    _open_learn(screen)
    learn = page.get_by_role("dialog", name="Learn")
    expect(learn.get_by_role("heading", name="Understand it in ten minutes")).to_be_visible()
    expect(learn.get_by_role("link", name="2 · Rays")).to_have_accessible_name(re.compile("done"))
    expect(learn.locator(".primary")).to_have_text(["Begin: Place"])
    learn.get_by_role("link", name="3 · Digits").click()
    for name in ("first column", "second column", "third column"):
        page.get_by_role("button", name=name).press("Space")
    page.get_by_role("button", name="Check").press("Enter")
    expect(said).to_contain_text("Right. And poss is the opposite")
    page.keyboard.press("Enter")
    note = page.locator("dialog.lesson")
    expect(note).to_contain_text("Understand it in ten minutes: 4 of 6")
    expect(note.locator(".stop")).to_have_text("The tour · 1 of 8")
    page.evaluate("localStorage.setItem('bitqueens.lessons', JSON.stringify({ place: [0], rays: [0], digits: [0] }))")
    _open_learn(screen)
    expect(learn).to_contain_text("Understand it in ten minutes: 4 of 6")
    learn.get_by_role("button", name="Next: Tour").click()
    expect(note.locator(".stop")).to_have_text("The tour · 1 of 8")


def test_the_lessons_of_the_path_lead_to_predict_and_to_a_large_board(page: Page, screen: Screen) -> None:
    page.goto("/?lesson=tour&stop=8")
    note = page.locator("dialog.lesson")
    for title, stops in (("One row down", 7), ("The lowest 1", 8)):
        expect(note.locator(".next")).to_have_text(f"Next: {title}")
        note.locator(".next").click()
        expect(note.locator(".stop")).to_have_text(f"{title} · 1 of {stops}")
        screen.visit(f"?lesson={'shift' if title == 'One row down' else 'lowest'}&stop={stops}")
    expect(note.locator(".next")).to_have_text("Next: Predict")  # the stop may have its question by now
    note.locator(".next").click()
    expect(note).to_be_hidden()
    expect(page.locator("#predict")).to_have_attribute("aria-pressed", "true")
    screen.expect_address("n=6&.*predict=on")
    expect(page.locator("#question")).to_be_visible()  # it plays until it asks
    page.goto("/?lesson=lowest&stop=8")
    note.get_by_role("button", name="Watch it at N = 18").click()
    expect(note).to_be_hidden()
    screen.expect_address("n=18")
    screen.expect_playing()


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("/exercise", r"/\?drawer=learn$|drawer=learn"),
        ("/?exercise=dig", "drawer=learn"),
        ("/?exercise=place", "n=4"),
        ("/exercise?exercise=place&part=watch", "n=4"),
    ],
)
def test_old_addresses_lead_to_the_list_and_to_the_board(page: Page, address: str, place: str) -> None:
    page.goto(address)
    expect(page).to_have_url(re.compile(place))
    expect(page).not_to_have_url(re.compile("exercise"))
    expect(page.locator("html[data-settled]")).to_be_attached()


def test_a_wrong_part_is_reported(page: Page) -> None:
    page.goto("/exercise?exercise=place&part=dig")
    expect(page.get_by_role("alert")).to_contain_text("In the address, part is one of rays, digits, not “dig”.")
    expect(page.get_by_role("heading", name="Three rays")).to_be_visible()


def test_learn_has_everything_once(page: Page, screen: Screen) -> None:
    _open_learn(screen)
    learn = page.get_by_role("dialog", name="Learn")
    expect(learn.locator(".legs li")).to_have_text([re.compile(f"^{number} · ") for number in range(1, 7)])
    names = learn.locator(".entries b").all_inner_texts()
    assert len(names) == len(set(names))
    assert names[-3:] == ["An hour with a class", "Class", "Worksheet"]
    assert {"Bits bench", "Race", "Yours", "What is wrong here?", "Be the search", "Quiz me"} < set(names)
    learn.get_by_role("link", name="What is wrong here?").click()
    expect(page).to_have_url(re.compile(r"/yours\?bug=shift$"))


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
    expect(page.get_by_role("link", name="Next: Tour")).to_be_focused()
