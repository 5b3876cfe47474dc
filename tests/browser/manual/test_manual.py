"""The manual and the API reference: their search, and their languages."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect


def test_a_search_shows_the_sections_with_all_words_in_the_manual_and_the_reference(page: Page) -> None:
    page.goto("/manual")
    search, sections = page.get_by_label("Search the manual"), page.locator(".chapters section:visible")
    search.fill("redis workers")
    expect(sections.get_by_role("heading", name="Several processes")).to_be_visible()
    expect(page.get_by_role("heading", name="Read the board")).to_be_hidden()
    expect(page.get_by_role("status")).to_contain_text("these words")
    search.fill("no such word anywhere")
    expect(sections).to_have_count(0)
    # A link to a section that the search hides shows the section.
    page.get_by_text("The page", exact=True).first.click()
    page.get_by_role("link", name="Read the board").click()
    expect(page.get_by_role("heading", name="Read the board")).to_be_in_viewport()
    page.get_by_role("link", name="API reference").click()
    expect(page).to_have_title("API reference · Bitqueens")
    page.get_by_label("Search the reference").fill("retur lifts queen")
    expect(page.locator(".chapters section:visible")).to_have_count(1)
    expect(page.locator("[id='Trace.find']")).to_be_visible()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="outline", exact=True).click()
    expect(page.locator("[id='Trace.outline']")).to_be_in_viewport()
    page.get_by_role("link", name="Manual").click()
    expect(page).to_have_title("Manual · Bitqueens")


def test_german_pages_have_the_german_chapters_and_a_german_frame_around_the_reference(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(locale="de-DE")
    page.goto("/manual")
    expect(page.get_by_role("heading", name="Das Brett lesen")).to_be_visible()
    expect(page.get_by_role("heading", name="Read the board")).to_be_hidden()
    expect(page.get_by_role("heading", name="On many machines")).to_be_visible()
    page.get_by_role("link", name="API-Referenz (englisch)").click()
    expect(page).to_have_title("API-Referenz · Bitqueens")
    expect(page.get_by_label("In der Referenz suchen")).to_be_visible()
    expect(page.get_by_role("link", name="Handbuch")).to_be_visible()
    expect(page.locator("article:has(#Trace)")).to_have_attribute("lang", "en")


def test_in_one_column_the_reference_starts_with_its_text_and_a_copied_example_has_no_prompts(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/manual/api")
    expect(page.get_by_role("heading", name="API reference")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    example = page.locator("section:has(> #Counters) pre")
    copied = example.evaluate("(pre) => { getSelection().selectAllChildren(pre); return `${getSelection()}`; }")
    assert copied.strip() == 'Trace("bitmask", 4).total.checks'
