"""The page of the exercises: its list, the links to it, and its messages on wrong addresses."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


def test_the_menu_the_list_and_addresses_lead_to_an_exercise_and_wrong_values_are_reported(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="More").click()
    page.get_by_role("link", name="Exercises").click()
    expect(page).to_have_url(re.compile("/exercise$"))
    page.get_by_role("region", name="Be the search").get_by_role("link", name="1 · the moves").click()
    expect(page.get_by_role("heading", name="Be the search")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?exercise=be&n=6&rung=1&seed=\d{3}&feedback=once$"))
    page.get_by_role("link", name="Exercises").click()
    expect(page.get_by_role("region", name="Be the search")).to_be_visible()
    page.goto("/?exercise=be&n=6&seed=314")
    expect(page).to_have_url(re.compile(r"/exercise\?exercise=be&n=6&rung=3&seed=314&feedback=once$"))
    expect(page.get_by_role("heading", name="Be the search")).to_be_visible()
    page.goto("/exercise?exercise=be&n=99&rung=1")
    expect(page.get_by_role("alert")).to_contain_text("In the address, n is a whole number from 4 to 8, not “99”.")
    expect(page.get_by_role("heading", name="Be the search")).to_be_visible()
    page.goto("/exercise?exercise=dig")
    expect(page.get_by_role("alert")).to_contain_text("In the address, exercise is one of place, be")
    expect(page.get_by_role("region", name="Be the search")).to_be_visible()
