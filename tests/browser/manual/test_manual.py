"""The page with the manual: what is looked for is found, in the page's language."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect


def test_a_search_shows_the_sections_that_have_all_words(page: Page) -> None:
    page.goto("/manual")
    search, sections = page.get_by_label("Search the manual"), page.locator(".chapters section:visible")
    search.fill("redis workers")
    expect(sections.get_by_role("heading", name="Several processes")).to_be_visible()
    expect(page.get_by_role("heading", name="Read the board")).to_be_hidden()
    expect(page.get_by_role("status")).to_contain_text("these words")
    search.fill("no such word anywhere")
    expect(sections).to_have_count(0)
    # A link to a section that is hidden by the search leads there all the same.
    page.get_by_text("The page", exact=True).first.click()
    page.get_by_role("link", name="Read the board").click()
    expect(page.get_by_role("heading", name="Read the board")).to_be_in_viewport()


def test_german_pages_have_german_chapters_where_there_are_some(browser: Browser, base_url: str) -> None:
    with browser.new_context(base_url=base_url, locale="de-DE") as context:
        page = context.new_page()
        page.goto("/manual")
        expect(page.get_by_role("heading", name="Das Brett lesen")).to_be_visible()
        expect(page.get_by_role("heading", name="Read the board")).to_be_hidden()
        expect(page.get_by_role("heading", name="On many machines")).to_be_visible()
