"""The manual: its search, and its languages."""

from collections.abc import Callable

from playwright.sync_api import Page, expect


def test_a_search_shows_the_sections_with_all_words(page: Page) -> None:
    page.goto("/manual")
    search, sections = page.get_by_label("Search the manual"), page.locator(".chapters section:visible")
    search.fill("hotspot firewall")
    expect(sections.get_by_role("heading", name="For a classroom")).to_be_visible()
    expect(page.get_by_role("heading", name="Read the board")).to_be_hidden()
    expect(page.get_by_role("status")).to_contain_text("these words")
    search.fill("no such word anywhere")
    expect(sections).to_have_count(0)
    # A link to a section that the search hides shows the section.
    page.get_by_text("The page", exact=True).first.click()
    page.get_by_role("link", name="Read the board").click()
    expect(page.get_by_role("heading", name="Read the board")).to_be_in_viewport()


def test_a_german_page_has_the_german_chapters(open_page: Callable[..., Page]) -> None:
    page = open_page(locale="de-DE")
    page.goto("/manual")
    expect(page.get_by_role("heading", name="Das Brett lesen")).to_be_visible()
    expect(page.get_by_role("heading", name="Read the board")).to_be_hidden()
    expect(page.get_by_role("heading", name="On many machines")).to_be_visible()
