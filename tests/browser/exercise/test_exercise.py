"""The page of the exercises: its list, the links to it, and its messages on wrong addresses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen


def test_the_menu_the_list_and_addresses_lead_to_an_exercise_and_wrong_values_are_reported(page: Page) -> None:
    page.set_viewport_size({"width": 1000, "height": 720})  # with Learn in the menu, not in the header
    page.goto("/")
    Screen(page).press_in_menu("Learn")
    expect(page).to_have_url(re.compile("/exercise$"))
    page.get_by_role("region", name="Four queens by hand").get_by_role("link", name="Begin").click()
    expect(page.get_by_role("heading", name="Four queens by hand")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?exercise=place&part=place&queens=2031$"))
    page.set_viewport_size({"width": 1280, "height": 720})
    page.get_by_role("link", name="Learn").click()
    expect(page.get_by_role("region", name="Four queens by hand")).to_be_visible()
    page.goto("/?exercise=place&part=rays")
    expect(page).to_have_url(re.compile(r"/exercise\?exercise=place&part=rays&queens=2031$"))
    expect(page.get_by_role("heading", name="Three rays")).to_be_visible()
    page.goto("/exercise?exercise=place&part=dig")
    expect(page.get_by_role("alert")).to_contain_text(
        "In the address, part is one of place, rays, digits, watch, not “dig”."
    )
    expect(page.get_by_role("heading", name="Four queens by hand")).to_be_visible()
    page.goto("/exercise?exercise=dig")
    expect(page.get_by_role("alert")).to_contain_text("In the address, exercise is one of place, not “dig”.")
    expect(page.get_by_role("region", name="Four queens by hand")).to_be_visible()


_ASKS = {
    "Four queens by hand": ["Begin"],
    "Be the search": ["1 · the queens", "2 · what is free", "3 · the next row"],
    "Lessons": ["Choose a lesson"],
    "Quiz me": ["Choose questions"],
    "What is wrong here?": ["Begin"],
    "Worksheet": ["Choose steps"],
}


def test_the_list_has_everything_that_asks_and_uses_the_width_of_the_window(page: Page) -> None:
    page.goto("/exercise")
    cards = page.locator(".exercises section")
    expect(cards).to_have_count(len(_ASKS))
    for name, links in _ASKS.items():
        expect(page.get_by_role("region", name=name, exact=True).get_by_role("link")).to_have_text(links)
    for width in (1440, 1920):
        Screen(page).resize(width, 900)
        edges = cards.evaluate_all(
            "(cards) => cards.map((card) => card.getBoundingClientRect()).map(({ left, right }) => [left, right])"
        )
        assert max(right for _, right in edges) - min(left for left, _ in edges) > 0.9 * width, width


def test_the_list_leads_to_every_step_of_the_film(page: Page) -> None:
    page.goto("/exercise")
    page.get_by_role("region", name="Be the search").get_by_role("link", name="1 · the queens").click()
    expect(page).to_have_url(re.compile(r"n=6&step=\d+&speed=2&predict=every1\.\d{3}$"))
    expect(page.locator("#title")).to_contain_text("Step 1 of 12. ")


@pytest.mark.parametrize("name", ["Lessons", "Quiz me", "Worksheet"])
def test_the_list_leads_to_drawers_of_the_film(page: Page, name: str) -> None:
    page.goto("/exercise")
    page.get_by_role("region", name=name, exact=True).get_by_role("link").click()
    expect(page.locator("#head-drawer")).to_have_text("Learn" if name == "Lessons" else name)


def test_the_list_leads_to_the_programs_with_a_bug(page: Page) -> None:
    page.goto("/exercise")
    page.get_by_role("region", name="What is wrong here?").get_by_role("link").click()
    expect(page).to_have_url(re.compile(r"/yours\?bug=shift$"))
    expect(page.get_by_role("region", name="What is wrong here?")).to_be_visible()
